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

    /// Another program, or another machine.
    private func change(_ change: (inout LibraryItem) -> Void) {
        var items = library.kept
        change(&items[0])
        library.replaceItems(with: items)
    }

    private func takeBack(saying notice: String) async {
        undo.undo()
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == notice })
    }

    @Test func undoTakesBackAStateAndARating() async {
        await say(1)
        await rate(4)
        #expect(kept?.standing?.rating == .stars(4) && kept?.standing?.state == .wanted)
        await takeBack(saying: "Taken back: “Yi Yi”")
        #expect(kept?.standing?.rating == nil && kept?.standing?.state == .wanted)
        await takeBack(saying: "Taken back: “Yi Yi”")
        await #expect(eventually { library.kept.isEmpty })
    }

    @Test func aRatingOfSomebodyElseSinceThenStaysAndThatIsSaid() async {
        await rate(3)
        change { $0.standing = Standing(state: .paused, rating: .stars(5)) }
        await takeBack(saying: "Changed since then, and left as it is: “Yi Yi”")
        #expect(kept?.standing == Standing(state: .paused, rating: .stars(5)))
        #expect(undo.isEmpty)
    }

    @Test func whatElseWasSaidOfATimeStays() async {
        await say(3)
        await rate(4)
        change { ($0.events[0].tags, $0.events[0].note) = (["mytag"], "my long note") }
        await takeBack(saying: "Taken back: “Yi Yi”")
        #expect(kept?.events.map(\.rating) == [nil], "That was the last step")
        #expect(kept?.events.first?.tags == ["mytag"] && kept?.events.first?.note == "my long note")
        await takeBack(saying: "Changed since then, and left as it is: “Yi Yi”")
        #expect(kept?.events.first?.tags == ["mytag"] && kept?.events.first?.note == "my long note")
        #expect(kept?.standing?.state == .done)
    }

    @Test func whatIsPartlyAnotherByNowIsTakenBackInPart() async {
        await say(3)
        change { $0.standing?.state = .paused }
        await takeBack(saying: "Taken back, but for what was changed since: “Yi Yi”")
        #expect(kept?.events.isEmpty == true && kept?.standing?.state == .paused)
    }

    @Test func whatWasMarkedAnewSinceItWasForgottenStays() async {
        var seen = film
        seen.standing = Standing(state: .done)
        library.replaceItems(with: [seen])
        await say(7)
        #expect(kept?.standing == nil)
        change { $0.standing = Standing(state: .paused) }
        await takeBack(saying: "Changed since then, and left as it is: “Yi Yi”")
        #expect(kept?.standing == Standing(state: .paused))
    }

    @Test func anUndoThatFailsCanBeTriedAgain() async {
        await rate(3)
        library.fail(.diskFull(path: "/l"))
        undo.undo()
        await #expect(eventually { @MainActor in self.notices.notices.last?.isFailure == true })
        library.fail(nil)
        await takeBack(saying: "Taken back: “Yi Yi”")
        #expect(library.kept.isEmpty)
    }
}
