import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct PokeAPIListTests {
    private let transport = PokeAPISamples.transport

    private func numbers(_ query: PokemonQuery, language: String = "en") async throws -> [Int] {
        try await PokeAPICatalog.sample(transport, language: language).page(1, of: query).items.map(\.number)
    }

    @Test(arguments: ["..%2F..%2Fadmin", "../pokemon/1", "ghost?limit=1", "ghost/", "Ghost", "", "gh\u{1B}ost"])
    func whatCannotBeATypeIsNobodysAndBecomesNoAddress(type: String) async throws {
        let query = PokemonQuery(criteria: [.ofType(PokemonType(rawValue: type), orNamed: "zzz")])
        #expect(try await numbers(query) == [])
        #expect(!transport.asked.contains { $0.contains("/type/") })
    }

    @Test func theWholeListComesWithOneRequestWhateverIsAskedOfIt() async throws {
        let catalog = try PokeAPICatalog.sample(transport)
        for query in [PokemonQuery(), PokemonQuery(sort: .name), PokemonQuery(sort: .name, isReversed: true)] {
            for page in 1...3 { _ = try await catalog.page(page, of: query) }
        }
        _ = try await catalog.page(1, of: PokemonQuery(criteria: [.named("e"), .numbered("1"), .ofGeneration(2)]))

        #expect(transport.asked == [PokeAPISamples.listAddress])
    }

    @Test func aSpeciesIsItsNumberAndWhatIsUnreadableCostsOnlyItself() async throws {
        let page = try await PokeAPICatalog.sample(transport).page(1, of: PokemonQuery())

        #expect(page.items.map(\.number) == [1, 2, 133, 250, 1010])
        #expect(page.items.map(\.name) == ["Bulbasaur", "Ivysaur", "Eevee", "Ho-Oh", "Iron Leaves"])
        #expect(page.items.map(\.id.item.key) == ["1", "2", "133", "250", "1010"])
        #expect((page.total, page.isLast) == (5, true))
        #expect(page.items[2].types == [.normal])
        #expect(page.items[3].types.isEmpty)
    }

    @Test("Each has its picture at once, without another request")
    func eachHasItsPicture() async throws {
        let page = try await PokeAPICatalog.sample(transport).page(1, of: PokemonQuery())
        let folder = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon"

        #expect(page.items.map(\.picture?.small) == [1, 2, 133, 250, 1010].map { "\(folder)/\($0).png" })
        #expect(transport.asked == [PokeAPISamples.listAddress])
    }

    @Test func namesThatComeWithTheProgramAreInTheReadersLanguage() async throws {
        let page = try await PokeAPICatalog.sample(transport, language: "de").page(1, of: PokemonQuery())

        #expect(page.items.map(\.name) == ["Bisasam", "Bisaknosp", "Evoli", "Ho-Oh", "Iron Leaves"])
        #expect(page.items.map(\.englishName) == ["Bulbasaur", "Ivysaur", "Eevee", nil, nil])
    }

    @Test(arguments: [
        (QuerySort?.none, false, [1, 2, 133, 250, 1010]), (nil, true, [1010, 250, 133, 2, 1]),
        (.name, false, [1, 133, 250, 1010, 2]), (.name, true, [2, 1010, 250, 133, 1]),
    ])
    func isSortedAsItIsAsked(sort: QuerySort?, isReversed: Bool, expected: [Int]) async throws {
        #expect(try await numbers(PokemonQuery(sort: sort, isReversed: isReversed)) == expected)
    }

    @Test func isSortedByTheNamesThatTheReaderSees() async throws {
        #expect(try await numbers(PokemonQuery(sort: .name), language: "de") == [2, 1, 133, 250, 1010])
    }

    @Test func ofATypeAreThoseWhoseUsualFormIs() async throws {
        let query = PokemonQuery(criteria: [.ofType(.ghost, orNamed: "ghost")])

        #expect(try await numbers(query) == [2, 133])
        #expect(transport.asked == [PokeAPISamples.listAddress, "/api/v2/type/ghost"])
    }

    @Test func aTypeThatCannotBeAskedForFailsTheList() async throws {
        let query = PokemonQuery(criteria: [.ofType(.fire, orNamed: "fire")])
        let catalog = try PokeAPICatalog.sample(transport)

        #expect(
            await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: query) } == .notFound)
        #expect(await catalog.cachedPage(1, of: query) == nil)
    }

    @Test func whatTheDetailsSayIsKnownToTheListFromThenOn() async throws {
        let catalog = try PokeAPICatalog.sample(transport, language: "fr")
        _ = try await catalog.page(1, of: PokemonQuery())
        #expect(catalog.peek(PokemonID(133))?.item.name == "Eevee")
        _ = try await catalog.detail(of: PokemonID(133))
        let page = try await catalog.page(1, of: PokemonQuery(criteria: [.named("évo")]))

        #expect(page.items.map(\.name) == ["Évoli"])
        #expect(page.items.first?.types == [.normal, .fairy])
        catalog.invalidateCache()
        #expect(catalog.peek(PokemonID(133))?.item.name == "Évoli")
    }

    @Test(arguments: [
        #"{"results":[]}"#, #"{"results":[{"name":"x"},7]}"#, #"{"results":null}"#, #"{"count":3}"#, "<html>", "[]", "",
    ])
    func aListWithoutAReadableSpeciesIsUnreadable(body: String) async throws {
        let catalog = try PokeAPICatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.page(1, of: PokemonQuery())
        }

        #expect(failure == .unreadable(status: 200))
    }

    @Test(arguments: [
        ("mr-mime", "Mr. Mime"), ("nidoran-f", "Nidoran♀"), ("ho-oh", "Ho-Oh"), ("type-null", "Type: Null"),
        ("tapu-koko", "Tapu Koko"), ("porygon-z", "Porygon-Z"), ("iron-leaves", "Iron Leaves"), ("abra", "Abra"),
        ("", ""),
        ("--", ""), ("farfetchd", "Farfetch’d"),
    ])
    func namesAreMadeOfThoseInAddresses(slug: String, name: String) {
        #expect(PokeAPIName.ofSpecies(slug) == name)
    }
}
