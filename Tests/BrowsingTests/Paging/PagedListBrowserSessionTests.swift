import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

/// The cursor through all changes of the list.
@MainActor
struct PagedListBrowserSessionTests {
    private struct Row: Identifiable, Sendable {
        let id: Int
    }

    /// 20 rows a page; the first one repeats the last one of the page before.
    private func makeBrowser() -> PagedListBrowser<Row> {
        let wording = Wording.sample("en_US")
        return PagedListBrowser(PageSource(read: Self.page), wording: wording, empty: Message(""))
    }

    private nonisolated(nonsending) static func page(_ number: Int) async throws(CatalogFailure) -> Page<Row> {
        let first = (number - 1) * 19
        return Page(items: (first..<first + 20).map(Row.init), sentCount: 20, total: 100_000, isLast: false)
    }

    @Test("A row far down a list that repeats itself is found again in a later session")
    func aRowFarDownIsFoundAgain() async throws {
        let first = makeBrowser()
        first.didShow(lastVisible: -1, visibleRows: 20)
        var row = 0
        while row < 1_500 {
            let next = row + 10
            #expect(await eventually { @MainActor in first.item(at: next) != nil })
            row = next
            first.didMoveCursor(to: row)
            first.didShow(lastVisible: row, visibleRows: 20)
        }
        let id = try #require(first.current)

        let second = makeBrowser()
        second.didShow(lastVisible: -1, visibleRows: 20)
        second.restoreCursor(to: ListPlace(item: first.itemName(atRow: row), row: first.lastingRow(of: row)))
        #expect(await eventually { @MainActor in second.current != nil })
        #expect(second.current == id)
    }
}
