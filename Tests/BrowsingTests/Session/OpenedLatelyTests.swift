import Browsing
import Entities
import Foundation
import Presentation
import TestSupport
import Testing

struct OpenedLatelyTests {
    private func item(_ number: Int) -> KnownItem {
        KnownItem(LibrarySummary(Movie.sample(number, title: "Film \(number)")))
    }

    private func opened(_ numbers: some Sequence<Int>) -> OpenedLately {
        var opened = OpenedLately()
        for number in numbers { opened.note(item(number)) }
        return opened
    }

    @Test func theLatestIsTheFirstAndNothingIsThereTwice() {
        #expect(opened([1, 2, 1, 3, 3]).items == [item(3), item(1), item(2)])
    }

    @Test func itHoldsFifty() {
        let items = opened(1...80).items
        #expect(items.count == 50)
        #expect(items.first == item(80) && items.last == item(31))
    }

    @Test func aSessionHasItAgain() throws {
        let data = try JSONEncoder().encode(opened(1...3))
        #expect(try JSONDecoder().decode(OpenedLately.self, from: data).items == opened(1...3).items)
    }

    @Test func aFileWithTooManyIsCut() throws {
        let data = try JSONEncoder().encode((1...80).map(item))
        #expect(try JSONDecoder().decode(OpenedLately.self, from: data).items.count == 50)
    }

    @Test func itemsOfAnyKindAndDateAreKept() throws {
        let item = KnownItem(
            LibrarySummary(
                subject: LibrarySubject(
                    kind: .init(rawValue: "opera"), id: ItemID(source: SourceID(rawValue: "scala"), key: "a/b")),
                title: "Tosca\u{1B}[31m", subtitle: nil, storedDate: "one day"))
        let data = try JSONEncoder().encode(item)
        #expect(try JSONDecoder().decode(KnownItem.self, from: data) == item)
    }
}
