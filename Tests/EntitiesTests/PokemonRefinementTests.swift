import Entities
import TestSupport
import Testing

struct PokemonRefinementTests {
    private let all = [(1, "Bulbasaur"), (4, "Charmander"), (6, "Charizard"), (152, "Chikorita"), (906, "Évoli")].map {
        Pokemon(
            id: PokemonID(source: .builtIn, number: $0.0), number: $0.0, name: $0.1, englishName: $0.1,
            types: $0.0 == 6 ? [.fire, .flying] : $0.0 == 4 ? [.fire] : [.grass])
    }

    private func numbers(_ refinement: Refinement) -> [Int] {
        PokemonQuery(refinement).arranged(all) { $0.types.contains($1) }.map(\.number)
    }

    private func choices(with: [String] = [], without: [String] = []) -> FilterCondition {
        .choices(FilterChoices(with: with.map { FilterValue($0) }, without: without.map { FilterValue($0) }))
    }

    @Test func allTypesMustBeThereAndNoneOfTheOthers() {
        #expect(numbers(Refinement(filters: [.type: choices(with: ["fire"])])) == [4, 6])
        #expect(numbers(Refinement(filters: [.type: choices(with: ["fire", "flying"])])) == [6])
        #expect(numbers(Refinement(filters: [.type: choices(with: ["fire"], without: ["flying"])])) == [4])
        #expect(numbers(Refinement(filters: [.type: choices(with: ["unheard-of"])])) == [])
        let query = PokemonQuery(Refinement(filters: [.type: choices(with: ["fire"], without: ["flying"])]))
        #expect(query.types == [.fire, .flying])
    }

    @Test func anyOfTheGenerationsWillDo() {
        #expect(numbers(Refinement(filters: [.generation: choices(with: ["2", "9"])])) == [152, 906])
        #expect(numbers(Refinement(filters: [.generation: choices(without: ["1"])])) == [152, 906])
        #expect(
            numbers(Refinement(filters: [.generation: choices(with: ["1"]), .type: choices(with: ["grass"])])) == [1])
    }

    @Test func aSearchFindsNamesInAnySpellingAndNumbers() {
        #expect(numbers(Refinement(text: "CHAR")) == [4, 6])
        #expect(numbers(Refinement(text: "evoli")) == [906])
        #expect(numbers(Refinement(text: "15")) == [152])
        #expect(numbers(Refinement(text: "char", sort: .name, isReversed: true)) == [4, 6])
        #expect(numbers(Refinement(sort: .number, isReversed: true)).first == 906)
    }

    @Test func thereIsAValueForEachTypeAndGeneration() {
        #expect(QueryFilter.type.valuesOfSpecies(generations: 9).count == PokemonType.known.count)
        #expect(QueryFilter.generation.valuesOfSpecies(generations: 2).map(\.key) == ["1", "2"])
        #expect(QueryFilter.genre.valuesOfSpecies(generations: 9).isEmpty)
    }
}
