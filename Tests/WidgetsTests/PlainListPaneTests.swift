import Browsing
import Commands
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct PlainListPaneTests {
    private let browser = ListBrowserSpy()
    private let pane: PlainListPane

    init() {
        pane = PlainListPane(browser: browser, display: nil) { [browser] index in
            browser.row(at: index).map { PlainRow($0) }
        }
        pane.didAppear()
    }

    private func show(_ count: Int, total: Int? = nil, isLoading: Bool = false) {
        var state = ListState()
        (state.rowCount, state.total, state.isLoading) = (count, total, isLoading)
        pane.show(state)
    }

    private var page: PlainPage {
        var page = PlainPage("List")
        pane.fill(&page)
        return page
    }

    @Test func partsAreSaidWhereTheyBeginAndWhereOneGoesOnInThem() {
        var state = ListState()
        state.rowCount = 12
        pane.parts = [.init("To read 11", firstRow: 0), .init("Read 1", firstRow: 11)]
        pane.show(state)
        #expect(page.rows.map(\.heading) == ["To read 11"] + Array(repeating: nil, count: 9))
        #expect(pane.handle(.next))
        #expect(page.rows.map(\.heading) == ["To read 11", "Read 1"])
    }

    @Test func tenRowsAtATimeHaveTheirNumbersInTheList() {
        show(20, total: 35)
        #expect(page.range == .init(first: 1, last: 10, total: 35))
        #expect(page.rows.map(\.number) == Array(1...10))
        #expect(pane.handle(.next))
        #expect(page.rows.map(\.title) == (10..<20).map { "row \($0)" })
        #expect(browser.cursor == 10 && browser.lastVisible == 19)
    }

    @Test func whatIsNotLoadedYetIsWaitedFor() {
        show(10, total: 12)
        #expect(!pane.isBusy)
        #expect(pane.handle(.next))
        show(10, total: 12, isLoading: true)
        #expect(pane.isBusy && page.rows.isEmpty)
        show(12, total: 12)
        #expect(!pane.isBusy && page.rows.map(\.number) == [11, 12] && !page.hasFurther)
    }

    @Test func rowsThatAreLoadedAheadAreNot() {
        show(20, total: 40, isLoading: true)
        #expect(!pane.isBusy)
        browser.isMissing = { $0 == 3 }
        #expect(pane.isBusy)
    }

    @Test func aListThatIsReadAnewIsWaitedFor() {
        var state = ListState()
        (state.rowCount, state.total, state.isLoading, state.isRefreshing) = (20, 20, true, true)
        pane.show(state)
        #expect(pane.isBusy)
    }

    @Test func whyItCouldNotBeRefreshedIsSaidBelowItsRows() {
        var state = ListState()
        (state.rowCount, state.total, state.note) = (3, 3, Message("not refreshed: offline", isFailure: true))
        pane.show(state)
        #expect(page.rows.count == 3 && page.messages == [Message("not refreshed: offline", isFailure: true)])
    }

    @Test func pastTheEndsThereIsNothing() {
        show(5, total: 5)
        #expect(!pane.handle(.next) && !pane.handle(.previous))
        #expect(!pane.point(at: 6) && !pane.point(at: 0) && pane.point(at: 5))
        #expect(browser.cursor == 4)
    }

    @Test func aListThatHasBecomeShorterIsStillShown() {
        show(30, total: 30)
        _ = pane.handle(.last)
        #expect(page.range?.first == 21)
        show(4, total: 4)
        #expect(page.rows.map(\.number) == [1, 2, 3, 4])
    }
}
