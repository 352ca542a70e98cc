import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct OwnListMenuTests {
    private let library: FakeLibrary
    private let router = ListRouterSpy<MovieID>()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let menu: OwnListMenu
    private let film = LibraryItem.film(1, title: "Yi Yi").summary

    init() {
        func list(_ name: String, _ things: [LibrarySummary], added: Int) -> LibraryItem {
            LibraryItem(
                summary: LibrarySummary(subject: .makeOwnList(), title: name), isFavourite: true, added: added,
                things: zip(things, FractionalPosition.spread(things.count)).map { ListedThing($0, at: $1) })
        }
        // The latest first, as libraries have them.
        library = FakeLibrary([list("Summer", [film], added: 2), list("Winter", [], added: 1)])
        undo = notices.makeUndoStack()
        menu = OwnListMenu(
            library: library, router: router, notices: notices, undo: undo, wording: .sample("en_US"))
    }

    private func ask() async {
        menu.ask(about: film)
        await #expect(eventually { @MainActor in self.menu.menu != nil })
    }

    private nonisolated func titles(in name: String) -> [String] {
        library.kept.first { $0.summary.title == name }?.things.map(\.summary.title) ?? []
    }

    @Test func theOldestListComesFirstAndThoseThatHaveItAreMarked() async {
        await ask()
        #expect(menu.menu?.title == "Your lists · Yi Yi")
        #expect(menu.menu?.entries == ["Winter", "Summer", "New list…"] && menu.menu?.chosen == [1])
    }

    @Test func listsOfOneNameAreToldApart() async {
        library.replaceItems(
            with: library.kept + [
                LibraryItem(
                    summary: LibrarySummary(subject: .makeOwnList(), title: "summer"), isFavourite: true, added: 1)
            ])
        await ask()
        let entries = menu.menu?.entries ?? []
        #expect(entries.count == 4 && entries[1] == "Winter")
        #expect(entries[0].hasPrefix("summer · 0 things, since ") && entries[2].hasPrefix("Summer · 1 thing, since "))
    }

    @Test func aListIsNotOfferedToBePutIntoItself() async throws {
        let winter = try #require(library.kept.first { $0.summary.title == "Winter" })
        menu.ask(about: winter.summary)
        await #expect(eventually { @MainActor in self.menu.menu != nil })
        #expect(menu.menu?.entries == ["Summer", "New list…"] && menu.menu?.chosen == [])
        menu.didLeaveMenu(with: 0)
        await #expect(eventually { self.titles(in: "Summer") == ["Yi Yi", "Winter"] })
        #expect(titles(in: "Winter") == [])
    }

    @Test func aListThatIsChosenGetsItAndUndoTakesItOut() async {
        await ask()
        menu.didLeaveMenu(with: 0)
        #expect(menu.menu == nil)
        await #expect(eventually { self.titles(in: "Winter") == ["Yi Yi"] })
        await #expect(eventually { @MainActor in !self.undo.isEmpty })
        undo.undo()
        await #expect(eventually { self.titles(in: "Winter") == [] })
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Taken back: “Yi Yi”" })
    }

    @Test func whatSomebodyHasWrittenOfItInTheListSinceStaysThere() async {
        await ask()
        menu.didLeaveMenu(with: 0)
        await #expect(eventually { @MainActor in !self.undo.isEmpty })
        var items = library.kept
        items[1].things[0].remark = "With snow"
        library.replaceItems(with: items)
        undo.undo()
        let notice = "Changed since then, and left as it is: “Yi Yi”"
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == notice })
        #expect(titles(in: "Winter") == ["Yi Yi"])
    }

    @Test func aListThatHasItIsLeftAndUndoPutsItBack() async {
        await ask()
        menu.didLeaveMenu(with: 1)
        await #expect(eventually { self.titles(in: "Summer") == [] })
        await #expect(eventually { @MainActor in !self.undo.isEmpty })
        undo.undo()
        await #expect(eventually { self.titles(in: "Summer") == ["Yi Yi"] })
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Restored: “Yi Yi”" })
    }

    @Test func theLastEntryLeadsToANewList() async {
        await ask()
        menu.didLeaveMenu(with: 2)
        #expect(router.calls == [.makeList("Yi Yi")] && library.orderCount == 0)
    }

    @Test func whoChoosesNothingChangesNothing() async {
        await ask()
        menu.didLeaveMenu(with: nil)
        #expect(menu.menu == nil && library.orderCount == 0 && router.calls.isEmpty)
    }

    @Test func untilTheLibraryAnswersTheMenuIsAboutToCome() async {
        var told: [Bool] = []
        menu.didChange = { [weak menu] in told.append(menu?.isAboutToAsk == true) }
        library.holdReading()
        menu.ask(about: film)
        #expect(menu.isAboutToAsk && menu.menu == nil && told == [true])
        await #expect(eventually { self.library.heldCount == 1 })
        library.release()
        await #expect(eventually { @MainActor in self.menu.menu != nil })
        #expect(!menu.isAboutToAsk && told == [true, false])
    }

    @Test func whyThereIsNoMenuIsSaid() async {
        library.holdReading()
        menu.ask(about: film)
        await #expect(eventually { self.library.heldCount == 1 })
        library.close(because: .damaged(path: "/l"))
        library.release()
        await #expect(eventually { @MainActor in !self.notices.notices.isEmpty })
        await #expect(eventually { @MainActor in !self.menu.isAboutToAsk })
        #expect(menu.menu == nil)
    }
}
