import Entities
import Presentation
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct LoadedRowsTests {
    private let rows = LoadedRows()

    private func note(_ numbers: ClosedRange<Int>, _ page: Int) {
        let things = numbers.map { LibrarySummary(Movie.sample($0)) }
        rows.note(things.map(\.title), things, ofPage: page)
    }

    private func keys() -> [String] { rows.known.map(\.subject.id.key) }

    @Test func theyAreInTheOrderOfTheListHoweverPagesCome() {
        note(3...4, 2)
        note(1...2, 1)
        note(5...6, 2)
        #expect(keys() == ["1", "2", "5", "6"])
        rows.forget()
        #expect(keys().isEmpty)
        #expect(rows.places(of: SearchWords("film")).isEmpty)
    }

    @Test func ofAVeryLongListItKeepsTheItemsOfTheBeginningAndTheWordsOfAll() {
        for page in 1...30 { note((page * 1_000)...(page * 1_000 + 999), page) }
        #expect(keys().count == 10_000)
        #expect(keys().first == "1000")
        #expect(rows.places(of: SearchWords("film 30999")) == [LoadedRows.Place(page: 30, index: 999)])
    }

    @Test func aListThatIsAskedForAnewIsKnownUntilItsFirstPageHasCome() {
        note(1...2, 1)
        note(3...4, 2)
        rows.isBeingReplaced = true
        note(3...4, 2)
        #expect(keys() == ["1", "2", "3", "4"])
        note(7...8, 1)
        #expect(keys() == ["7", "8"])
        #expect(rows.places(of: SearchWords("film 3")).isEmpty)
        note(9...10, 2)
        note(7...8, 1)
        #expect(keys() == ["7", "8", "9", "10"])
    }
}
