import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct PagedListBrowserTests {
    private let service = NumberedPages(count: 35)
    private let delegate = PagedListBrowserDelegateSpy()
    private let browser: PagedListBrowser<NumberedItem>

    init() {
        browser = PagedListBrowser(
            PageSource(read: service.read), wording: .sample("en"), empty: Message("Nothing here"))
        browser.delegate = delegate
    }

    private func isLoaded(_ count: Int) async -> Bool {
        await eventually { await delegate.state?.rowCount == count }
    }

    @Test func whatIsLoadedIsTold() {
        browser.start(with: service.page(1))

        #expect(delegate.state?.rowCount == 10)
        #expect(delegate.state?.total == 35)
        #expect(service.asked.isEmpty)
    }

    @Test func anItemIsFoundByItsRow() {
        browser.start(with: service.page(1))

        #expect(browser.item(at: 9)?.id == 10)
        #expect(browser.item(at: 10) == nil)
    }

    @Test func aListWithoutRowsSaysSo() {
        browser.start(with: Page(items: [], sentCount: 0, total: 0, isLast: true))

        #expect(delegate.state?.message == Message("Nothing here"))
        #expect(browser.current == nil)
    }

    @Test func whatIsInSightIsLoaded() async {
        browser.didShow(lastVisible: -1, visibleRows: 5)

        #expect(await eventually { await browser.item(at: 0) != nil })
        #expect(service.asked.first == 1)
    }

    // MARK: The cursor

    @Test func atFirstTheCursorIsOnTheFirstItem() {
        browser.start(with: service.page(1))

        #expect(delegate.settledRow == 0)
        #expect(delegate.followed == [1])
        #expect(browser.current == 1)
    }

    @Test func anotherItemUnderTheCursorIsFollowed() {
        browser.start(with: service.page(1))
        browser.didMoveCursor(to: 4)

        #expect(delegate.followed == [1, 5])
        #expect(browser.current == 5)
    }

    @Test func theCursorIsPutElsewhereByAnotherQuestionAndADetailOnly() async {
        browser.start(with: service.page(1))
        browser.didShow(lastVisible: 9, visibleRows: 10)
        #expect(await eventually { await browser.item(at: 10) != nil })
        browser.didMoveCursor(to: 3)
        #expect(browser.placements == 0)
        #expect(browser.moveCursor(with: 7))
        #expect(browser.placements == 1)
        browser.restart(with: PageSource(read: service.read), at: nil)
        #expect(browser.placements == 2)
    }

    @Test func anItemIsFollowedOnce() {
        browser.start(with: service.page(1))
        browser.didMoveCursor(to: 0)

        #expect(delegate.followed == [1])
    }

    @Test func aRowThatTheListHasNotIsNotGoneTo() {
        browser.start(with: service.page(1))
        browser.didMoveCursor(to: 10)

        #expect(browser.current == 1)
    }

    @Test func theCursorStartsAtAnItemWithoutAskingForIt() {
        browser.startCursor(at: 7)
        browser.start(with: service.page(1))

        #expect(delegate.settledRow == 6)
        #expect(delegate.followed == [7])
        #expect(service.asked.isEmpty)
    }

    @Test func theCursorGoesWithItsItem() {
        browser.start(with: service.page(1))
        #expect(browser.moveCursor(with: 6))

        #expect(delegate.settledRow == 5)
        #expect(browser.current == 6)
    }

    @Test func whoMovesTheCursorHimselfIsNotToldOfIt() {
        browser.start(with: service.page(1))
        _ = browser.moveCursor(with: 6)

        #expect(delegate.followed == [1])
    }

    @Test func anItemThatTheListHasNotLeavesTheCursorWhereItIs() {
        browser.start(with: service.page(1))

        #expect(!browser.moveCursor(with: 12))
        #expect(browser.current == 1)
    }

    // MARK: A later session

    @Test func anItemIsNamedForALaterSession() {
        browser.start(with: service.page(1))

        #expect(browser.itemName(atRow: 2) == "3")
        #expect(browser.itemName(atRow: 10) == nil)
    }

    @Test func theCursorComesBackToAnItemThatIsStillToBeLoaded() async {
        browser.restoreCursor(to: ListPlace(item: "25", row: 24))
        #expect(delegate.settledRow == nil)

        #expect(await eventually { await delegate.settledRow == 24 })
        #expect(browser.current == 25)
    }

    @Test func whereTheItemIsGoneTheCursorComesBackToItsRow() async {
        browser.restoreCursor(to: ListPlace(item: "gone", row: 14))

        #expect(await eventually { await delegate.settledRow == 14 })
        #expect(browser.current == 15)
    }

    @Test func aRowBehindTheEndIsTheLast() async {
        browser.restoreCursor(to: ListPlace(item: "gone", row: 99))

        #expect(await eventually { await delegate.settledRow == 34 })
    }

    @Test func whereTheListCannotBeLoadedTheCursorStillComesBackLater() async {
        let place = ListPlace(item: "25", row: 24)
        service.fail(with: .offline)
        browser.restoreCursor(to: place)
        #expect(await eventually { await delegate.hasFailed })
        #expect(browser.wanted == place)

        service.fail(with: nil)
        browser.refresh {}
        #expect(await eventually { await delegate.settledRow == 24 })
        #expect(browser.wanted == nil)
    }

    // MARK: Anew

    @Test func whoRefreshesForgetsWhatWasKept() async {
        browser.start(with: service.page(1))
        var hasForgotten = false
        browser.refresh { hasForgotten = true }

        #expect(hasForgotten)
        #expect(await eventually { service.asked == [1] })
    }

    @Test func aPageThatFailedIsAskedForAgainAndNothingForgotten() async {
        service.fail(with: .offline)
        browser.start(with: service.page(1))
        browser.didShow(lastVisible: 9, visibleRows: 5)
        #expect(await eventually { await delegate.hasFailed })
        service.fail(with: nil)
        browser.refresh { Issue.record("What is loaded stays") }

        #expect(await eventually { await browser.item(at: 10) != nil })
        #expect(service.asked.prefix(2) == [2, 2])
    }

    @Test func theCursorStaysOnItsItemInARefreshedList() async {
        browser.start(with: service.page(1))
        browser.didMoveCursor(to: 3)
        browser.refresh {}

        #expect(await eventually { await delegate.state?.isLoading == false })
        #expect(browser.current == 4)
        #expect(delegate.settledRow == 3)
    }

    // MARK: What is told of it

    @Test func theStatusSaysWhereARowIs() {
        browser.start(with: service.page(1))

        #expect(browser.status(atRow: 2) == "3 of 35")
    }

    @Test func siblingsAreThoseOfTheList() {
        browser.start(with: service.page(1))

        #expect(browser.sibling(.next, of: 3) == .item(4))
        #expect(browser.sibling(.previous, of: 1) == .none)
        #expect(browser.sibling(.next, of: 10) == .notLoaded)
    }

    @Test func moreIsLoadedForADetailThatGoesOn() async {
        browser.start(with: service.page(1))

        #expect(await browser.loadMore() == nil)
        #expect(browser.sibling(.next, of: 10) == .item(11))
    }

    @Test func whyThereIsNotMoreIsSaid() async {
        service.fail(with: .offline)
        browser.start(with: service.page(1))

        #expect(await browser.loadMore() == .offline)
    }
}
