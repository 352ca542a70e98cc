import Entities
import TestSupport
import Testing

struct PokemonTests {
    @Test(arguments: [("25", 25), ("0", nil), ("025", nil), ("-1", nil), ("x", nil), ("", nil), ("25/x", nil)])
    func aKeyIsANumberAsItIsWritten(key: String, number: Int?) {
        #expect(PokemonID(ItemID(source: .pokeAPI, key: key)).number == number)
    }

    @Test(arguments: [(1, "0001"), (25, "0025"), (1_025, "1025"), (10_041, "10041")])
    func numbersArePaddedAsInTheGames(number: Int, text: String) {
        #expect(Pokemon.sample(number).paddedNumber == text)
    }

    @Test(arguments: [(1, 1), (151, 1), (152, 2), (386, 3), (1_025, 9), (1_026, nil)])
    func generationsFollowEachOther(number: Int, generation: Int?) {
        #expect(PokemonGeneration.generation(ofNumber: number) == generation)
    }

    @Test(arguments: [(-1, false), (0, true), (255, true), (256, false)])
    func aStatIsOnTheScale(base: Int, isOne: Bool) {
        #expect((PokemonStat(name: "hp", base: base) != nil) == isOne)
    }

    @Test func equalNamesStandByNumber() {
        let all = [Pokemon.sample(9, name: "b"), .sample(2, name: "A"), .sample(1, name: "B")]
        let query = PokemonQuery(sort: .name)

        #expect(query.arranged(all) { _, _ in false }.map(\.number) == [2, 1, 9])
    }

    @Test func aLibraryKnowsItByItsNumberAndTellsWhatIsNone() {
        let summary = LibrarySummary(Pokemon.sample(25, name: "Pikachu"))
        #expect(summary.subject == .pokemon(PokemonID(25)))
        #expect((summary.title, summary.subtitle) == ("Pikachu", "0025"))
        #expect(summary.notUnderstood(knowing: [.pokeAPI]).isEmpty)

        let odd = LibrarySummary(
            subject: LibrarySubject(kind: .pokemon, id: ItemID(source: .pokeAPI, key: "pikachu")), title: "Pikachu")
        #expect(odd.notUnderstood(knowing: [.pokeAPI]) == [.identity])
    }

    @Test func aListThatIsWholeIsCutIntoPages() {
        let list = Array(1...7)
        #expect(Page(2, ofWhole: list, size: 3).items == [4, 5, 6])
        #expect(Page(3, ofWhole: list, size: 3).items == [7])
        #expect((1...4).map { Page($0, ofWhole: list, size: 3).isLast } == [false, false, true, true])
        #expect(Page(1, ofWhole: [Int](), size: 3).isLast)
    }
}
