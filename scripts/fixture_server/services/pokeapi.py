"""Species of Pokémon, by the rules of PokéAPI."""
import argparse
import re
from collections.abc import Callable

from ..messages import Request, Response, ServiceError, natural, whole
from ..seeded import DEEDS, PLACES, Dice, Lexicon, oddity_test
from ..pictures import Picture
from ..service import Service

SPECIES_ODDITIES = {
    "experience-null": (10, 3), "sprites-null": (10, 5), "moves-empty": (10, 7),
    "abilities-empty": (20, 9), "stats-missing": (40, 19), "habitat-null": (6, 2), "genera-empty": (12, 8),
    "no-family": (15, 13), "height-0": (25, 11), "sprite-404": (20, 12)}
FAMILY_ODDITIES = {"branched": (11, 0), "family-404": (50, 21)}
odd = oddity_test(SPECIES_ODDITIES | FAMILY_ODDITIES)
# The program has their names and types too.
FIRST = """bulbasaur ivysaur venusaur charmander charmeleon charizard squirtle wartortle blastoise
    caterpie metapod butterfree weedle kakuna beedrill pidgey pidgeotto pidgeot rattata
    raticate spearow fearow ekans arbok pikachu raichu sandshrew sandslash nidoran-f nidorina
    nidoqueen nidoran-m nidorino nidoking clefairy clefable vulpix ninetales jigglypuff
    wigglytuff zubat golbat oddish gloom vileplume paras parasect venonat venomoth diglett
    dugtrio meowth persian psyduck golduck mankey primeape growlithe arcanine poliwag
    poliwhirl poliwrath abra kadabra alakazam machop machoke machamp bellsprout weepinbell
    victreebel tentacool tentacruel geodude graveler golem ponyta rapidash slowpoke slowbro
    magnemite magneton farfetchd doduo dodrio seel dewgong grimer muk shellder cloyster gastly
    haunter gengar onix drowzee hypno krabby kingler voltorb electrode exeggcute exeggutor
    cubone marowak hitmonlee hitmonchan lickitung koffing weezing rhyhorn rhydon chansey
    tangela kangaskhan horsea seadra goldeen seaking staryu starmie mr-mime scyther jynx
    electabuzz magmar pinsir tauros magikarp gyarados lapras ditto eevee vaporeon jolteon
    flareon porygon omanyte omastar kabuto kabutops aerodactyl snorlax articuno zapdos moltres
    dratini dragonair dragonite mewtwo mew""".split()
TYPES = """normal fighting flying poison ground rock bug ghost steel fire water grass electric psychic ice
    dragon dark fairy""".split()
STATS = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"]
HABITATS = "cave forest grassland mountain rare rough-terrain sea urban waters-edge".split()
METHODS = ["level-up", "machine", "egg", "tutor"]
LAST_NUMBERS = [151, 251, 386, 493, 649, 721, 809, 905, 1025]
ROMAN = "i ii iii iv v vi vii viii ix x".split()


class SpeciesCatalogue:
    """Species number n is of family (n - 1) // 3. In a branched family the second and the third both follow the
    first; else one follows the other."""

    def __init__(self, count: int, seed: int):
        self.count = count
        self.seed = seed
        self.lexicon = Lexicon(seed)

    def number(self, key: str) -> int | None:
        n = whole(key) or 0
        return n if 0 < n <= self.count else None

    def name(self, n: int) -> str:
        if n <= len(FIRST):
            return FIRST[n - 1]
        return f"{self.lexicon.pair(n)} {self.lexicon.coined(n)}".strip().lower().replace(" ", "-")

    def types(self, n: int) -> list:
        return Dice(self.seed, "types", n).some(TYPES, 1, 2)

    def of_type(self, name: str) -> list:
        return [n for n in range(1, self.count + 1) if name in self.types(n)]

    def reference(self, base: str, kind: str, n: int, name: str = "") -> dict:
        return {"name": name or self.name(n), "url": f"{base}/{kind}/{n}/"}

    def species(self, base: str, n: int) -> dict:
        dice, name = Dice(self.seed, "species", n), self.name(n)
        english, german = ({"name": code, "url": f"{base}/language/{i}/"} for code, i in (("en", 9), ("de", 6)))
        title = " ".join(word.capitalize() for word in name.split("-"))
        names = [{"language": german, "name": title.replace(" ", "") + "o"}] if n > len(FIRST) else []
        deed = f"In {dice.pick(PLACES)} it {dice.pick(DEEDS)}."
        generation = sum(n > last for last in LAST_NUMBERS)
        return {"id": n, "name": name, "order": n, "base_happiness": 50,
                "capture_rate": dice.between(3, 255), "gender_rate": dice.between(-1, 8),
                "names": names + ([{"language": english, "name": title}] if n > len(FIRST) else []),
                "genera": [] if odd("genera-empty", n) else [
                    {"genus": "Papier-Pokémon", "language": german}, {"genus": "Paper Pokémon", "language": english}],
                "flavor_text_entries": [
                    {"flavor_text": "An old text.", "language": english, "version": {"name": "red", "url": ""}},
                    {"flavor_text": deed.replace(" it ", "\nit\f", 1), "language": english,
                     "version": {"name": "blue", "url": ""}}],
                "habitat": None if odd("habitat-null", n) else {"name": dice.pick(HABITATS), "url": ""},
                "generation": {"name": f"generation-{ROMAN[generation]}", "url": f"{base}/generation/{generation + 1}/"},
                "evolution_chain": None if odd("no-family", n) else {
                    "url": f"{base}/evolution-chain/{(n - 1) // 3 + 1}/"},
                "varieties": [{"is_default": True, "pokemon": self.reference(base, "pokemon", n)}] + [
                    {"is_default": False, "pokemon": self.reference(base, "pokemon", 10_000 + n, f"{name}-{form}")}
                    for form in dice.some(["mega", "gmax", "alola", "totem"], 0, 2)]}

    def pokemon(self, base: str, n: int) -> dict:
        dice = Dice(self.seed, "form", n)
        folder = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon"
        sprite, artwork = (None, None) if odd("sprites-null", n) else (
            f"{folder}/{n}.png", f"{folder}/other/official-artwork/{n}.png")
        body = {"id": n, "name": self.name(n), "order": n,
                "base_experience": None if odd("experience-null", n) else dice.between(36, 390),
                "height": 0 if odd("height-0", n) else dice.between(1, 90), "weight": dice.between(1, 9999),
                "types": [{"slot": slot + 1, "type": {"name": name, "url": f"{base}/type/{TYPES.index(name) + 1}/"}}
                          for slot, name in enumerate(self.types(n))],
                "abilities": [] if odd("abilities-empty", n) else [
                    {"ability": {"name": name, "url": ""}, "is_hidden": slot == 2, "slot": slot + 1}
                    for slot, name in enumerate(dice.some(["static", "levitate", "thick-fat", "run-away"], 2, 3))],
                "stats": [{"base_stat": dice.between(5, 180), "effort": 0, "stat": {"name": name, "url": ""}}
                          for name in STATS],
                "moves": [] if odd("moves-empty", n) else [self.move(n, i) for i in range(dice.between(4, 40))],
                "species": self.reference(base, "pokemon-species", n),
                "sprites": {"front_default": sprite, "other": {
                    "official-artwork": {"front_default": artwork}, "home": {"front_default": None}}}}
        if odd("stats-missing", n):
            del body["stats"]
        return body

    def move(self, n: int, i: int) -> dict:
        dice = Dice(self.seed, "move", n, i)
        method = METHODS[i % len(METHODS)]
        name = self.lexicon.pair(dice.below(4096)).lower().replace(" ", "-")
        games = [{"level_learned_at": dice.between(1, 80) if method == "level-up" else 0,
                  "move_learn_method": {"name": method, "url": ""}, "version_group": {"name": game, "url": ""}}
                 for game in ("red-blue", "gold-silver")]
        return {"move": {"name": name, "url": ""}, "version_group_details": games}

    def family(self, base: str, f: int) -> dict | None:
        first = (f - 1) * 3 + 1
        if f < 1 or first > self.count or odd("family-404", f - 1):
            return None
        def link(n: int, following: list) -> dict:
            way = {"trigger": {"name": "level-up", "url": ""}, "min_level": 16 if n % 3 == 2 else 32,
                   "item": None, "time_of_day": "", "is_default": True}
            if odd("branched", f - 1):
                way |= {"trigger": {"name": "use-item", "url": ""}, "min_level": None,
                        "item": {"name": ["fire-stone", "water-stone"][n % 2], "url": ""}}
            return {"species": self.reference(base, "pokemon-species", n), "is_baby": False,
                    "evolution_details": [] if n == first else [way], "evolves_to": following}
        last = [link(n, []) for n in range(first + 2, min(first + 2, self.count) + 1)]
        if odd("branched", f - 1):
            following = [link(n, []) for n in range(first + 1, min(first + 1, self.count) + 1)] + last
        else:
            following = [link(n, last) for n in range(first + 1, min(first + 1, self.count) + 1)]
        return {"id": f, "baby_trigger_item": None, "chain": link(first, following)}


class Pokeapi(Service):
    """PokéAPI: /pokemon-species?limit=20&offset=0, /pokemon-species/{n}, /pokemon/{n},
    /evolution-chain/{n}, /type/{name}

    Its sprites are at /PokeAPI/sprites/master/sprites/pokemon/{n}.png and .../other/official-artwork/{n}.png, transparent
    but for a disc.

    Its base address is the server's own. The first 151 have their real names. Errors have one line of
    text.

    Its recordings are in pokeapi/: the path with "_" for "/": pokemon-species_25  pokemon_25
    """

    oddities = {"Species of PokéAPI": SPECIES_ODDITIES, "Families of PokéAPI, from 0": FAMILY_ODDITIES}
    refusals = {status: status for status in (401, 404, 422, 429, 503)}
    has_etags = True
    picture_path = re.compile("/PokeAPI/sprites/master/sprites/pokemon/(?:other/(official-artwork|home)/)?([0-9]{1,9})[.]png")
    picture_hosts = ("https://raw.githubusercontent.com",)

    def __init__(self, settings: dict, options: argparse.Namespace):
        self.catalogue = SpeciesCatalogue(settings["species"], settings["seed"])

    @classmethod
    def add_options(cls, add: Callable):
        add("--species", type=natural, default=1025, metavar="N", help="species at PokéAPI (1025)")

    @classmethod
    def settings(cls, options: argparse.Namespace) -> dict:
        return {"species": options.species}

    @classmethod
    def claims(cls, request: Request) -> bool:
        return re.match("/(pokemon-species|pokemon|evolution-chain|type)(/|$)", request.path) is not None

    @classmethod
    def error(cls, code: int) -> ServiceError:
        return ServiceError(code, "Not Found" if code == 404 else "Bad Request")

    def answer(self, request: Request) -> dict:
        species, base = self.catalogue, request.base
        match request.path.strip("/").split("/"):
            case ["pokemon-species"]:
                return self.list(request)
            case ["pokemon-species", key]:
                return species.species(base, self.found(species.number(key)))
            case ["pokemon", key]:
                return species.pokemon(base, self.found(species.number(key)))
            case ["evolution-chain", key]:
                return self.found(species.family(base, whole(key) or 0))
            case ["type", name] if name in TYPES:
                return {"name": name, "pokemon": [
                    {"slot": 1, "pokemon": species.reference(base, "pokemon", n)}
                    for n in species.of_type(name)]}
        raise self.error(404)

    def picture(self, path: re.Match, request: Request) -> Response | None:
        kind, key = path.groups()
        n = self.catalogue.number(key)
        if n is None or odd("sprite-404", n):
            return None
        side = {None: 96, "official-artwork": 475, "home": 512}[kind]
        return Picture(self.catalogue.name(n), side, side, "png", is_disc=True).response()

    def found(self, value):
        if value is None:
            raise self.error(404)
        return value

    def list(self, request: Request) -> dict:
        limit, offset = (whole(request.query.get(name, usual)) for name, usual in (("limit", "20"), ("offset", "0")))
        if limit is None or offset is None:
            raise self.error(400)
        count = self.catalogue.count
        rows = range(offset + 1, min(offset + limit, count) + 1)
        following = f"{request.base}/pokemon-species?offset={offset + limit}&limit={limit}"
        return {"count": count, "next": following if offset + limit < count else None, "previous": None,
                "results": [self.catalogue.reference(request.base, "pokemon-species", n) for n in rows]}

    def recordings(self, request: Request) -> list:
        words = request.path.strip("/").split("/")
        return ["pokeapi/" + "_".join(words)] if all(re.fullmatch("[a-z0-9-]+", word) for word in words) else []
