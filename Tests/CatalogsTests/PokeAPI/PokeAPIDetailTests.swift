import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct PokeAPIDetailTests {
    private let transport = PokeAPISamples.transport
    private let eevee = PokemonID(133)

    private func detail(_ language: String = "en") async throws -> PokemonDetail {
        try await PokeAPICatalog.sample(transport, language: language).detail(of: eevee)
    }

    @Test func isMadeOfTheSpeciesItsUsualFormAndItsFamily() async throws {
        let detail = try await detail()

        #expect(transport.asked == PokeAPISamples.addressesOfEevee)
        let picture = Picture(
            source: PokeAPISource.id, small: "https://sprites.test/133.png",
            large: "https://sprites.test/home/133.png")
        #expect(
            detail.pokemon
                == Pokemon(id: eevee, number: 133, name: "Eevee", types: [.normal, .fairy], picture: picture))
        #expect(detail.genus == "Evolution Pokémon")
        #expect((detail.heightInDecimetres, detail.weightInHectograms) == (3, 65))
        #expect((detail.baseExperience, detail.captureRate, detail.generation) == (65, 45, 1))
        #expect(detail.habitat == "urban")
        #expect(detail.forms == ["Eevee Gmax"])
        #expect(
            detail.abilities == [
                PokemonAbility(name: "Run Away", isHidden: false), PokemonAbility(name: "Anticipation", isHidden: true),
            ])
        #expect(detail.stats == [PokemonStat(name: "hp", base: 55)].compactMap(\.self))
    }

    @Test func theTextOfTheLastGameIsOnOneLine() async throws {
        #expect(try await detail().flavour == "Its genetic code is irregular. It may mutate.")
    }

    @Test(arguments: [
        ("de", "Evoli", "Evolution"), ("fr", "Évoli", "Evolution Pokémon"), ("zh", "伊布", "Evolution Pokémon"),
        ("pt", "Eevee", "Evolution Pokémon"),
    ])
    func textsAreInTheReadersLanguageWhereThereAreSome(language: String, name: String, genus: String) async throws {
        let detail = try await detail(language)

        #expect((detail.pokemon.name, detail.genus) == (name, genus))
        #expect(detail.pokemon.englishName == (name == "Eevee" ? nil : "Eevee"))
    }

    @Test func aMoveStandsOnceForEachWayWithTheLevelOfTheLastGame() async throws {
        #expect(
            try await detail().moves == [
                PokemonMove(name: "Thunder Punch", method: "level-up", level: 37),
                PokemonMove(name: "Thunder Punch", method: "machine", level: nil),
            ])
    }

    @Test func aFamilyHasItsBranches() async throws {
        let family = try await detail("de").family

        #expect(family?.id == eevee)
        #expect(family?.next.map(\.name) == ["Aquana", "Umbreon"])
        #expect(family?.next.first?.condition?.item == "Water Stone")
        #expect(family?.next.last?.condition?.needsFriendship == true)
        #expect(family?.next.last?.condition?.timeOfDay == "night")
    }

    @Test func whatIsEmptyOrNullIsUnknownAndNothingMore() async throws {
        transport.replace("/api/v2/pokemon/133", by: PokeAPISamples.emptyForm)
        transport.replace("/api/v2/pokemon-species/133", by: .json(#"{"id":133,"name":"eevee","habitat":null}"#))
        let detail = try await detail("de")
        var expected = PokemonDetail(
            pokemon: Pokemon(id: eevee, number: 133, name: "Evoli", englishName: "Eevee", types: []))
        expected.generation = 1

        #expect(detail == expected)
        #expect(transport.asked == Array(PokeAPISamples.addressesOfEevee.prefix(2)))
    }

    @Test func aFamilyThatIsNowhereToBeHadKeepsNothingBack() async throws {
        transport.replace("/api/v2/evolution-chain/67", by: PokeAPISamples.notFound)
        let detail = try await detail()

        #expect(detail.family == nil)
        #expect(detail.pokemon.name == "Eevee")
    }

    @Test(arguments: PokeAPISamples.addressesOfEevee)
    func whereOneAnswerFailsThatIsToldAndNoMoreIsAsked(address: String) async throws {
        transport.replace(address, by: .json("Bad Request", status: 400))
        let catalog = try PokeAPICatalog.sample(transport)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.detail(of: eevee) }

        #expect(failure == .refused(status: 400, message: nil))
        #expect(transport.asked.last == address)
    }

    @Test(arguments: ["{}", #"{"id":134,"name":"vaporeon"}"#, #"{"id":133}"#, "[]", "Not Found"])
    func anAnswerOfAnotherSpeciesOrOfNoneIsUnreadable(body: String) async throws {
        transport.replace("/api/v2/pokemon-species/133", by: .json(body))
        let catalog = try PokeAPICatalog.sample(transport)

        #expect(
            await failure { () async throws(CatalogFailure) in try await catalog.detail(of: eevee) }
                == .unreadable(status: 200))
    }

    @Test(arguments: ["", "0", "-1", "007", "25/../1", "25?x", "mew", " 25", "99999999999999999999"])
    func nobodyIsAskedForWhatIsNoNumber(key: String) async throws {
        let catalog = try PokeAPICatalog.sample(transport)
        let id = PokemonID(ItemID(source: .pokeAPI, key: key))

        #expect(await failure { () async throws(CatalogFailure) in try await catalog.detail(of: id) } == .notFound)
        #expect(await catalog.cachedDetail(of: id) == nil)
        #expect(transport.asked.isEmpty)
    }

    @Test func nobodyIsAskedForASpeciesOfAnotherSource() async throws {
        let catalog = try PokeAPICatalog.sample(transport)
        let id = PokemonID(133, source: .builtIn)

        #expect(await failure { () async throws(CatalogFailure) in try await catalog.detail(of: id) } == .notFound)
        #expect(transport.asked.isEmpty)
    }

    @Test func aFamilyIsAskedForOnceForAllOfIt() async throws {
        transport.replace(
            "/api/v2/pokemon-species/134",
            by: .json(
                #"{"id":134,"name":"vaporeon","evolution_chain":{"url":"https://pokeapi.co/api/v2/evolution-chain/67/"}}"#
            ))
        transport.replace("/api/v2/pokemon/134", by: .json(#"{"id":134,"name":"vaporeon"}"#))
        let catalog = try PokeAPICatalog.sample(transport)
        let first = try await catalog.detail(of: eevee)
        let second = try await catalog.detail(of: PokemonID(134))

        #expect(second.family == first.family)
        #expect(transport.asked.count { $0.contains("evolution-chain") } == 1)
    }

    @Test func whatWasAskedOnceIsInMemory() async throws {
        let catalog = try PokeAPICatalog.sample(transport)
        let detail = try await catalog.detail(of: eevee)
        #expect(try await catalog.detail(of: eevee) == detail)
        #expect(catalog.peek(eevee)?.detail == detail)

        #expect(transport.asked == PokeAPISamples.addressesOfEevee)
    }
}
