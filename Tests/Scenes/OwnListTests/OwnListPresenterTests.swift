import Browsing
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import OwnList

@MainActor
struct OwnListPresenterTests {
    private let library = FakeLibrary([.ownList])
    private let view = LocalListViewSpy()
    private let router = OwnListRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let presenter: OwnListDefaultPresenter

    init() {
        undo = notices.makeUndoStack()
        presenter = OwnListDefaultPresenter(
            interactor: OwnListDefaultInteractor(
                library: library, availability: .builtInOnly, list: LibraryItem.ownList.summary),
            router: router, wording: .sample("en_US"), notices: notices, undo: undo, posters: .sample())
        presenter.view = view
    }

    private var titles: [String] {
        (0..<view.list.rowCount).compactMap { presenter.row(at: $0)?.title }
    }

    private nonisolated var stored: [String] { library.kept.first?.things.map(\.summary.title) ?? [] }

    private func appear() async {
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.titles.count == 4 })
    }

    @Test func itsThingsAreInItsOrderWithTheirNumbers() async {
        await appear()
        #expect(titles == ["Yi Yi", "Vespertine", "Emma", "Alien"])
        #expect(presenter.row(at: 1)?.texts == ["2", "Björk", ""])
        #expect(presenter.row(at: 3)?.texts == ["4", "Film", "1952"])
        #expect(presenter.row(at: 1)?.asides == [.text("Björk")])
        #expect(presenter.row(at: 3)?.asides == [], "What it is is seen by its mark")
        #expect(presenter.title == "For the winter · 4 · in your order")
        #expect(view.controls.note == "With snow in them" && view.controls.canFilter)
    }

    @Test func aRowMovesAtOnceAndBackByUndo() async {
        await appear()
        presenter.didAskToMove(at: 3, to: 0)
        #expect(titles == ["Alien", "Yi Yi", "Vespertine", "Emma"])
        await #expect(eventually { self.stored == ["Alien", "Yi Yi", "Vespertine", "Emma"] })
        await #expect(eventually { @MainActor in !self.undo.isEmpty })
        undo.undo()
        await #expect(eventually { self.stored == ["Yi Yi", "Vespertine", "Emma", "Alien"] })
        await #expect(eventually { @MainActor in self.titles == ["Yi Yi", "Vespertine", "Emma", "Alien"] })
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == "Taken back: “Alien”" })
    }

    @Test func whatSomebodyElseHasTakenOutSinceIsNotPutInByUndo() async {
        await appear()
        presenter.didAskToMove(at: 3, to: 0)
        await #expect(eventually { @MainActor in !self.undo.isEmpty })
        var list = library.kept[0]
        list.things.removeAll { $0.summary.title == "Alien" }
        library.replaceItems(with: [list])
        undo.undo()
        let notice = "Changed since then, and left as it is: “Alien”"
        await #expect(eventually { @MainActor in self.notices.notices.last?.what == notice })
        #expect(stored == ["Yi Yi", "Vespertine", "Emma"])
    }

    @Test(arguments: [(0, 1), (2, 3), (1, 0), (3, 2)]) func aStepMovesItByOne(from: Int, to: Int) async {
        await appear()
        var expected = titles
        expected.swapAt(from, to)
        presenter.didAskToMove(at: from, to: to)
        #expect(titles == expected)
    }

    @Test func beyondItsEndsAndWhereItIsAlreadyARowStays() async {
        await appear()
        for (from, to) in [(0, -1), (3, 4), (2, 2), (9, 0)] { presenter.didAskToMove(at: from, to: to) }
        await letWorkRun()
        #expect(library.orderCount == 0)
    }

    @Test func sortedOtherwiseOrFilteredRowsDoNotMoveAndThatIsSaid() async {
        await appear()
        presenter.restore(sortName: "title", filterText: nil, tabName: nil)
        presenter.rearrange()
        #expect(titles == ["Alien", "Emma", "Vespertine", "Yi Yi"])
        #expect(presenter.row(at: 0)?.texts.first == "4", "The number is that of its own order")
        presenter.didAskToMove(at: 0, to: 1)
        presenter.restore(sortName: "own", filterText: "e", tabName: nil)
        presenter.rearrange()
        presenter.didAskToMove(at: 0, to: 1)
        await letWorkRun()
        #expect(library.orderCount == 0 && notices.notices.count == 2)
    }

    @Test func whereItCannotBeStoredTheRowGoesBack() async {
        await appear()
        library.fail(.diskFull(path: "/l"))
        presenter.didAskToMove(at: 0, to: 3)
        await #expect(eventually { @MainActor in self.titles == ["Yi Yi", "Vespertine", "Emma", "Alien"] })
        #expect(!notices.notices.isEmpty)
    }

    @Test func aThingIsTakenOutAtOnceAndComesBackToItsPlace() async {
        await appear()
        presenter.didAskToDelete(at: 1)
        #expect(titles == ["Yi Yi", "Emma", "Alien"])
        await #expect(eventually { self.stored == ["Yi Yi", "Emma", "Alien"] })
        await #expect(eventually { @MainActor in !self.undo.isEmpty })
        undo.undo()
        await #expect(eventually { self.stored == ["Yi Yi", "Vespertine", "Emma", "Alien"] })
    }

    @Test func aListThatWasDeletedElsewhereSaysSo() async {
        await appear()
        library.replaceItems(with: [])
        await #expect(eventually { @MainActor in self.view.list.message?.what == "This list is gone" })
        presenter.didAskToEdit(at: 0)
        #expect(!router.calls.contains { if case .edit = $0 { true } else { false } })
    }

    @Test func itLeadsToItsThingsAndToItsForm() async {
        await appear()
        presenter.didSelectRow(at: 0)
        presenter.didAskToEdit(at: nil)
        presenter.didAskToEdit(at: 2)
        presenter.didAskForNote(at: 1)
        #expect(
            router.calls.suffix(4) == [
                .show(LibraryItem.ownList.things[0].id, hasText: true), .edit("For the winter", with: nil),
                .edit("For the winter", with: LibraryItem.ownList.things[2].id),
                .note(LibraryItem.ownList.things[1].id),
            ])
    }

    @Test("A view says what its list is of, its filters and its order, and leads to it")
    func aViewSaysWhatItIs() async {
        let view = SavedView(
            of: .movie,
            Refinement(
                sort: .rating, filters: [.genre: .only("thriller"), .years: .range(FilterRange(2000...2009))]))
        var list = LibraryItem.ownList
        list.things = [
            ListedThing(LibrarySummary(view, name: "Seoul"), at: list.things[0].position, remark: "With Jin")
        ]
        library.replaceItems(with: [list])
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.titles == ["Seoul"] })
        await #expect(eventually { @MainActor in !self.router.keptText.isEmpty })
        #expect(
            router.keptText == [
                .title("Seoul"), .plain("Films"), .plain("Genre: Thriller"), .plain("Years: 2000s"),
                .plain("Order: best rated"), .gap, .plain("Enter shows its list."), .gap, .prose("With Jin"),
            ])
        presenter.didSelectRow(at: 0)
        #expect(router.calls.last == .list(view))
    }

    @Test func ofAListInItsMidstItIsToldWhatIsInThat() async {
        var inner = LibraryItem(
            summary: LibrarySummary(
                subject: LibrarySubject(kind: .list, id: ItemID(source: .ownLists, key: "2")), title: "Snow"),
            isFavourite: true, added: 1)
        let film = LibraryItem.film(1, title: "Yi Yi").summary
        inner.things = [ListedThing(film, at: LibraryItem.ownList.things[0].position)]
        var list = LibraryItem.ownList
        list.things = [ListedThing(inner.summary, at: list.things[0].position, remark: "The best")]
        library.replaceItems(with: [list, inner])
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in self.titles == ["Snow"] })
        await #expect(eventually { @MainActor in !self.router.keptText.isEmpty })
        let text = router.keptText
        #expect(text.prefix(3) == [.title("Snow"), .plain("Films 1"), .gap])
        #expect(text.suffix(2) == [.gap, .prose("The best")] && text.count == 6)
    }

    @Test func whatItsReaderHasSaidOfAThingIsSaidWhereNoCatalogueTells() async {
        var kept = LibraryItem.book("Emma", by: "Jane Austen")
        kept.standing = Standing(state: .done, rating: OwnRating(percent: 80))
        library.replaceItems(with: [.ownList, kept])
        await appear()
        presenter.didSelectRow(at: 2)
        #expect(
            router.keptText == [
                .title("Emma"), .plain("Jane Austen"), .gap,
                .said(
                    seen: [.init(label: "You", value: "● Read · ★★★★")],
                    spoken: [.init(label: "Diary", value: "Read"), .init(label: "Your rating", value: "4 of 5")]),
            ])
    }

    @Test func aRowIsCopiedAndTheWholeListAsMarkdown() async {
        await appear()
        let thing = presenter.copyable(at: 1)
        #expect(thing?.text(as: .title) == "Vespertine")
        #expect(
            thing?.text(as: .list)
                == """
                # For the winter

                With snow
                in them

                1. Yi Yi (1951)
                2. Vespertine · Björk
                3. Emma · Jane Austen
                4. Alien (1952)
                """)
    }
}
