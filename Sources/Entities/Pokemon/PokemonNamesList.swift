/// A line for each species: its English and its German name, and its types.
enum PokemonNamesList {
    static let lines = """
        Bulbasaur, Bisasam, grass poison
        Ivysaur, Bisaknosp, grass poison
        Venusaur, Bisaflor, grass poison
        Charmander, Glumanda, fire
        Charmeleon, Glutexo, fire
        Charizard, Glurak, fire flying
        Squirtle, Schiggy, water
        Wartortle, Schillok, water
        Blastoise, Turtok, water
        Caterpie, Raupy, bug
        Metapod, Safcon, bug
        Butterfree, Smettbo, bug flying
        Weedle, Hornliu, bug poison
        Kakuna, Kokuna, bug poison
        Beedrill, Bibor, bug poison
        Pidgey, Taubsi, normal flying
        Pidgeotto, Tauboga, normal flying
        Pidgeot, Tauboss, normal flying
        Rattata, Rattfratz, normal
        Raticate, Rattikarl, normal
        Spearow, Habitak, normal flying
        Fearow, Ibitak, normal flying
        Ekans, Rettan, poison
        Arbok, Arbok, poison
        Pikachu, Pikachu, electric
        Raichu, Raichu, electric
        Sandshrew, Sandan, ground
        Sandslash, Sandamer, ground
        Nidoran♀, Nidoran♀, poison
        Nidorina, Nidorina, poison
        Nidoqueen, Nidoqueen, poison ground
        Nidoran♂, Nidoran♂, poison
        Nidorino, Nidorino, poison
        Nidoking, Nidoking, poison ground
        Clefairy, Piepi, fairy
        Clefable, Pixi, fairy
        Vulpix, Vulpix, fire
        Ninetales, Vulnona, fire
        Jigglypuff, Pummeluff, normal fairy
        Wigglytuff, Knuddeluff, normal fairy
        Zubat, Zubat, poison flying
        Golbat, Golbat, poison flying
        Oddish, Myrapla, grass poison
        Gloom, Duflor, grass poison
        Vileplume, Giflor, grass poison
        Paras, Paras, bug grass
        Parasect, Parasek, bug grass
        Venonat, Bluzuk, bug poison
        Venomoth, Omot, bug poison
        Diglett, Digda, ground
        Dugtrio, Digdri, ground
        Meowth, Mauzi, normal
        Persian, Snobilikat, normal
        Psyduck, Enton, water
        Golduck, Entoron, water
        Mankey, Menki, fighting
        Primeape, Rasaff, fighting
        Growlithe, Fukano, fire
        Arcanine, Arkani, fire
        Poliwag, Quapsel, water
        Poliwhirl, Quaputzi, water
        Poliwrath, Quappo, water fighting
        Abra, Abra, psychic
        Kadabra, Kadabra, psychic
        Alakazam, Simsala, psychic
        Machop, Machollo, fighting
        Machoke, Maschock, fighting
        Machamp, Machomei, fighting
        Bellsprout, Knofensa, grass poison
        Weepinbell, Ultrigaria, grass poison
        Victreebel, Sarzenia, grass poison
        Tentacool, Tentacha, water poison
        Tentacruel, Tentoxa, water poison
        Geodude, Kleinstein, rock ground
        Graveler, Georok, rock ground
        Golem, Geowaz, rock ground
        Ponyta, Ponita, fire
        Rapidash, Gallopa, fire
        Slowpoke, Flegmon, water psychic
        Slowbro, Lahmus, water psychic
        Magnemite, Magnetilo, electric steel
        Magneton, Magneton, electric steel
        Farfetch’d, Porenta, normal flying
        Doduo, Dodu, normal flying
        Dodrio, Dodri, normal flying
        Seel, Jurob, water
        Dewgong, Jugong, water ice
        Grimer, Sleima, poison
        Muk, Sleimok, poison
        Shellder, Muschas, water
        Cloyster, Austos, water ice
        Gastly, Nebulak, ghost poison
        Haunter, Alpollo, ghost poison
        Gengar, Gengar, ghost poison
        Onix, Onix, rock ground
        Drowzee, Traumato, psychic
        Hypno, Hypno, psychic
        Krabby, Krabby, water
        Kingler, Kingler, water
        Voltorb, Voltobal, electric
        Electrode, Lektrobal, electric
        Exeggcute, Owei, grass psychic
        Exeggutor, Kokowei, grass psychic
        Cubone, Tragosso, ground
        Marowak, Knogga, ground
        Hitmonlee, Kicklee, fighting
        Hitmonchan, Nockchan, fighting
        Lickitung, Schlurp, normal
        Koffing, Smogon, poison
        Weezing, Smogmog, poison
        Rhyhorn, Rihorn, ground rock
        Rhydon, Rizeros, ground rock
        Chansey, Chaneira, normal
        Tangela, Tangela, grass
        Kangaskhan, Kangama, normal
        Horsea, Seeper, water
        Seadra, Seemon, water
        Goldeen, Goldini, water
        Seaking, Golking, water
        Staryu, Sterndu, water
        Starmie, Starmie, water psychic
        Mr. Mime, Pantimos, psychic fairy
        Scyther, Sichlor, bug flying
        Jynx, Rossana, ice psychic
        Electabuzz, Elektek, electric
        Magmar, Magmar, fire
        Pinsir, Pinsir, bug
        Tauros, Tauros, normal
        Magikarp, Karpador, water
        Gyarados, Garados, water flying
        Lapras, Lapras, water ice
        Ditto, Ditto, normal
        Eevee, Evoli, normal
        Vaporeon, Aquana, water
        Jolteon, Blitza, electric
        Flareon, Flamara, fire
        Porygon, Porygon, normal
        Omanyte, Amonitas, rock water
        Omastar, Amoroso, rock water
        Kabuto, Kabuto, rock water
        Kabutops, Kabutops, rock water
        Aerodactyl, Aerodactyl, rock flying
        Snorlax, Relaxo, normal
        Articuno, Arktos, ice flying
        Zapdos, Zapdos, electric flying
        Moltres, Lavados, fire flying
        Dratini, Dratini, dragon
        Dragonair, Dragonir, dragon
        Dragonite, Dragoran, dragon flying
        Mewtwo, Mewtu, psychic
        Mew, Mew, psychic
        """
}
