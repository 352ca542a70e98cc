import Entities
import Presentation
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct LoadedItemsTests {
    private let items = LoadedItems()

    private func note(_ numbers: ClosedRange<Int>, _ page: Int) {
        items.note(numbers.map { LibrarySummary(Movie.sample($0)) }, ofPage: page)
    }

    @Test func theyAreInTheOrderOfTheListHoweverPagesCome() {
        note(3...4, 2)
        note(1...2, 1)
        note(5...6, 2)
        #expect(items.all.map(\.subject.id.key) == ["1", "2", "5", "6"])
        items.forget()
        #expect(items.all.isEmpty)
    }

    @Test func ofAVeryLongListItKeepsTheBeginning() {
        for page in 1...30 { note((page * 1_000)...(page * 1_000 + 999), page) }
        #expect(items.all.count == 10_000)
        #expect(items.all.first?.subject.id.key == "1000")
    }
}
