import Browsing
import Commands
import Entities
import TerminalKit
import Testing

/// Scrolling at the speed of users, with answers that take 100 ms.
@MainActor
struct ScrollingTests {
    @Test("↓ held through 2,000 films shows no loading row, and asks for each page once")
    func downHeld() async {
        let catalog = SlowCatalog(count: 10_000, latency: 100, keeps: false)
        let list = ScrolledList(catalog)
        await list.open()
        await list.press(.down, times: 2_000)
        await list.rest()

        #expect(list.cursor == 2_000)
        #expect(list.framesWithLoadingRow == 0)
        #expect(list.framesWithMissingRow == 0)
        // Two screens below the last visible row, and at most the last batch.
        #expect((104...108).contains(catalog.asked.count))
        #expect(catalog.asked == Array(1...catalog.asked.count))
        #expect(catalog.mostInFlight == 1)
    }

    @Test("PgDn held outruns the service, but asks for each page once, and leaves no row empty")
    func pageDownHeld() async {
        let catalog = SlowCatalog(count: 2_000, latency: 100, keeps: false)
        let list = ScrolledList(catalog)
        await list.open()
        await list.press(.pageDown, times: 400)
        await list.rest()

        #expect(list.list.isComplete)
        #expect(list.cursor == 1_999)
        #expect(list.framesWithMissingRow == 0)
        #expect(catalog.asked == Array(1...100))
        #expect(catalog.mostInFlight == 1)
    }

    @Test("End, pressed again and again, asks for each page once")
    func endAgainAndAgain() async {
        let catalog = SlowCatalog(count: 2_000, latency: 100, keeps: false)
        let list = ScrolledList(catalog)
        await list.open()
        await list.press(.last, times: 400)
        await list.rest()

        #expect(list.list.isComplete)
        #expect(list.cursor == 1_999)
        #expect(catalog.asked == Array(1...100))
        #expect(catalog.mostInFlight == 1)
    }

    @Test("Home and End lead to rows that are there, however many were let go between")
    func homeAndEndAreThere() async {
        let catalog = SlowCatalog(count: 4_000, latency: 100, keeps: false)
        let list = ScrolledList(catalog)
        await list.open()
        await list.press(.last, times: 700)
        await list.rest()
        let asked = catalog.asked.count
        await list.press(.first, times: 1)
        await list.press(.last, times: 1)
        await list.press(.first, times: 1)

        #expect(list.list.item(at: 2_000) == nil)
        #expect(list.framesWithMissingRow == 0)
        #expect(catalog.asked.count <= asked + 2)
    }

    @Test("↑ held through rows that were let go finds them back, without asking for what was kept")
    func upHeldThroughWhatWasKept() async {
        let catalog = SlowCatalog(count: 2_000, latency: 100, keeps: true)
        let list = ScrolledList(catalog)
        await list.open()
        await list.press(.last, times: 400)
        await list.press(.up, times: 1_999)

        #expect(list.cursor == 0)
        #expect(list.framesWithMissingRow == 0)
        #expect(catalog.asked == Array(1...100))
    }

    @Test("↑ held finds them back in time where nothing is kept, too: each page is asked for once more")
    func upHeldThroughWhatWasNotKept() async {
        let catalog = SlowCatalog(count: 2_000, latency: 100, keeps: false)
        let list = ScrolledList(catalog)
        await list.open()
        await list.press(.last, times: 400)
        await list.press(.up, times: 1_999)
        await list.rest()

        #expect(list.framesWithMissingRow == 0)
        #expect(list.cursor == 0)
        let again = catalog.asked.dropFirst(100)
        #expect(Set(again).count == again.count)
        #expect(again.count < 100)
        #expect(catalog.mostInFlight == 1)
    }
}
