import Entities
import TestSupport
import Testing

@testable import Catalogs

struct BuiltInPokemonTests {
    private let english = BuiltInPokemonCatalog(language: "en")
    private let german = BuiltInPokemonCatalog(language: "de")

    private func all(_ query: PokemonQuery, _ catalog: BuiltInPokemonCatalog) async throws -> [Pokemon] {
        var items: [Pokemon] = []
        for number in 1... {
            let page = try await catalog.page(number, of: query)
            items += page.items
            if page.isLast { break }
        }
        return items
    }

    @Test func theFirstGenerationIsThereWithoutAGapAndMewIsNotMissing() async throws {
        let pokemon = try await all(PokemonQuery(), english)

        #expect(pokemon.map(\.number) == Array(1...151))
        #expect(pokemon.last?.name == "Mew")
        #expect(try await english.page(1, of: PokemonQuery()).total == 151)
    }

    @Test func everyOneHasANameOfItsOwnInEachLanguageAndTypesThatThereAre() {
        for language in Language.allCases {
            let names = PokemonNames.all.compactMap { $0.name(in: language.rawValue) }
            #expect(names.count == 151)
            #expect(Set(names).count == 151)
            #expect(names.allSatisfy { $0.first?.isUppercase == true && $0.trimmingPrefix(" ") == $0 })
        }
        #expect(
            PokemonNames.all.allSatisfy {
                (1...2).contains($0.types.count) && $0.types.allSatisfy(PokemonType.known.contains)
                    && Set($0.types).count == $0.types.count
            })
    }

    @Test(arguments: [
        ([PokemonCriterion.named("saur")], [1, 2, 3]), ([.numbered("15")], [15, 150, 151]),
        ([.ofType(.ghost, orNamed: "ghost")], [92, 93, 94]), ([.ofGeneration(1), .named("mew")], [150, 151]),
        ([.ofGeneration(2)], []), ([.ofType(.dragon, orNamed: "drag"), .numbered("149")], [149]),
    ])
    func aFilterLetsThroughWhatMeetsAllOfIt(criteria: [PokemonCriterion], numbers: [Int]) async throws {
        #expect(try await all(PokemonQuery(criteria: criteria), english).map(\.number) == numbers)
    }

    @Test func namesAreFoundInTheReadersLanguageAndInEnglish() async throws {
        #expect(try await all(PokemonQuery(criteria: [.named("bisa")]), german).map(\.number) == [1, 2, 3])
        #expect(try await all(PokemonQuery(criteria: [.named("bulba")]), german).map(\.number) == [1])
        #expect(try await all(PokemonQuery(criteria: [.named("bisa")]), english).isEmpty)
    }

    @Test func isSortedByNameInTheReadersLanguage() async throws {
        #expect(try await all(PokemonQuery(sort: .name), english).prefix(2).map(\.name) == ["Abra", "Aerodactyl"])
        #expect(
            try await all(PokemonQuery(sort: .name), german).prefix(3).map(\.name) == [
                "Abra", "Aerodactyl", "Alpollo",
            ])
    }

    @Test(arguments: [0, -1, 4, 1_000, Int.max, Int.min])
    func aPageOutsideTheListIsEmpty(number: Int) async throws {
        let page = try await english.page(number + (number == 4 ? 1 : 0), of: PokemonQuery())

        #expect(page.items.isEmpty)
        #expect(page.isLast)
    }

    @Test func aDetailSaysWhatIsBuiltInAtOnce() async throws {
        let detail = try await german.detail(of: PokemonID(25, source: .builtIn))

        #expect(detail.pokemon.types == [.electric])
        #expect(detail.generation == 1)
        #expect(german.peek(PokemonID(25, source: .builtIn))?.detail == detail)
    }

    @Test(arguments: ["0", "152", "-1", "025", "x", ""])
    func whatIsNotBuiltInIsNotFound(key: String) async {
        let id = PokemonID(ItemID(source: .builtIn, key: key))

        #expect(english.peek(id) == nil)
        await #expect(throws: CatalogFailure.notFound) { _ = try await english.detail(of: id) }
        #expect(english.peek(PokemonID(25, source: .pokeAPI)) == nil)
    }
}
