import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct StandingsTests {
    private let library = FakeLibrary()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let standings: Standings
    private let film = LibraryItem.film(1, title: "Yi Yi")

    init() {
        undo = notices.makeUndoStack()
        standings = Standings(diary: library, notices: notices, undo: undo, wording: .sample("en_US"))
    }

    private nonisolated var kept: LibraryItem? { library.kept.first }

    /// - Parameter stars: 0 for none.
    private func rate(_ stars: Int, _ event: DiaryEvent? = nil) async {
        let orders = library.orderCount
        standings.askForRating(of: film.summary, at: event)
        standings.didLeaveMenu(with: standings.menu?.numbers.firstIndex(of: stars))
        await #expect(eventually { library.orderCount == orders + 1 })
        await letWorkRun()
    }

    /// - Parameter entry: of the menu, as a digit chooses it.
    private func say(_ entry: Int) async {
        let orders = library.orderCount
        standings.askForState(of: film.summary)
        standings.didLeaveMenu(with: entry - 1)
        await #expect(eventually { library.orderCount == orders + 1 })
        await letWorkRun()
    }

    @Test func noRatingForWhatWasNeverRatedIsNoChange() async {
        var (seen, liked) = (film, film)
        seen.events = [DiaryEvent(id: .init(text: "a"), day: library.today, changed: 0)]
        liked.standing = Standing(state: .wanted)
        for items in [[], [film], [liked], [seen]] {
            library.replaceItems(with: items)
            standings.askForRating(of: film.summary)
            standings.didLeaveMenu(with: standings.menu?.numbers.firstIndex(of: 0))
            await letWorkRun()
            #expect(library.kept == items)
        }
        #expect(library.orderCount == 0 && undo.isEmpty && notices.notices.isEmpty)
    }
}
