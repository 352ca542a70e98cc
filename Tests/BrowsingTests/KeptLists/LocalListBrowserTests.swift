import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct LocalListBrowserTests {
    private final class DelegateSpy: LocalListBrowserDelegate {
        var rows: [Int] = []
        var followed: [MovieID?] = []

        func didSettleCursor(onRow row: Int) { rows.append(row) }
        func didFollow(_ item: Movie?) { followed.append(item?.id) }
    }

    private let browser = LocalListBrowser<Movie>(wording: .for(localeIdentifier: "en_US"))
    private let delegate = DelegateSpy()

    init() {
        browser.delegate = delegate
    }

    private func show(_ numbers: Int..., isWhole: Bool = true) {
        browser.arrange(Arranged(numbers.map { Movie.sample($0) }))
        browser.settleCursor(isWhole: isWhole)
    }

    @Test func theCursorFollowsItsItemAndIsToldOfOnce() {
        show(1, 2, 3)
        browser.didMoveCursor(to: 1)
        browser.didMoveCursor(to: 1)
        show(3, 2, 1)
        show(9, 3, 2, 1)
        #expect(delegate.rows == [0, 1, 2])
        #expect(delegate.followed == [MovieID(1), MovieID(2)])
    }

    @Test func whereNothingIsLeftThatIsTold() {
        show(1)
        show()
        show()
        #expect(delegate.followed == [MovieID(1), nil])
        #expect(browser.count == 0 && browser.item(at: 0) == nil)
    }

    @Test func aPlaceOfBeforeIsWantedUntilAllIsThere() {
        let place = ListPlace(item: MovieID(3).stableText, row: 2)
        browser.restoreCursor(to: place)
        #expect(delegate.rows.isEmpty)
        show(1, isWhole: false)
        #expect(browser.wanted == place)
        show(1, 2, 3)
        #expect(browser.wanted == nil)
        #expect(delegate.rows.last == 2)
    }

    @Test func aPlaceThatIsThereIsTakenAtOnce() {
        show(1, 2, 3)
        browser.restoreCursor(to: ListPlace(item: MovieID(2).stableText, row: 0))
        #expect(delegate.rows.last == 1)
    }

    @Test func anItemThatIsExpectedGetsTheCursor() {
        show(1, 3)
        browser.expect(MovieID(2))
        show(1, 2, 3)
        #expect(delegate.followed.last == MovieID(2))
    }

    @Test func theCursorIsPutElsewhereByAnotherQuestionAndAPlaceOnly() {
        show(1, 2, 3)
        browser.didMoveCursor(to: 1)
        show(4, 1, 2, 3)
        #expect(browser.placements == 0)
        browser.arrange(Arranged([3, 2].map { Movie.sample($0) }), for: ["year"])
        browser.settleCursor(isWhole: true)
        #expect(browser.placements == 1)
        browser.expect(MovieID(5))
        browser.arrange(Arranged([5, 3, 2].map { Movie.sample($0) }), for: ["year"])
        browser.settleCursor(isWhole: true)
        #expect(browser.placements == 2)
        browser.restoreCursor(to: ListPlace(item: MovieID(2).stableText, row: 2))
        #expect(browser.placements == 3)
    }

    @Test func aRowHasAPositionAndAName() {
        show(1, 2)
        #expect(browser.status(atRow: 1) == "2 of 2")
        #expect(browser.itemName(atRow: 1) == MovieID(2).stableText)
        #expect(browser.itemName(atRow: 2) == nil)
    }
}
