import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing
@testable import Library

/// Filtering, deleting and undoing.
@MainActor
struct LibraryChangeTests {
    private let library = FakeLibrary([
        .film(1, title: "Yi Yi"), .film(2, title: "Alien", note: "In space"), .film(3, title: "Yojimbo"),
    ])
    private let view = LocalListViewSpy()
    private let router = LibraryRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let presenter: LibraryDefaultPresenter

    init() {
        let interactor = LibraryDefaultInteractor(
            library: library, drafts: FakeDrafts(), availability: .live, aliases: FakeAliasFinder())
        undo = notices.makeUndoStack()
        presenter = LibraryDefaultPresenter(
            interactor: interactor, router: router, wording: .sample("en_US"), notices: notices,
            undo: undo, posters: .sample())
        presenter.view = view
        presenter.viewDidAppear()
    }

    private func titles() -> [String] {
        (0..<view.list.rowCount).compactMap { presenter.row(at: $0)?.title }
    }

    @Test func filtersAsOneTypes() {
        presenter.didAskForFilter()
        #expect(view.controls.filter == .init(text: "", isBeingTyped: true))
        presenter.didChangeFilter("y")
        #expect(titles() == ["Yi Yi", "Yojimbo"])
        presenter.didChangeFilter("yo")
        #expect(titles() == ["Yojimbo"])
        presenter.didChangeFilter("y")
        #expect(titles() == ["Yi Yi", "Yojimbo"])
    }

    @Test func whatIsKeptGoesOnToFilterAndWhatIsNotIsGone() {
        presenter.didAskForFilter()
        presenter.didChangeFilter("ali")
        presenter.didEndFilter(keeps: true)
        #expect(view.controls.filter == .init(text: "ali", isBeingTyped: false))
        #expect(titles() == ["Alien"])

        presenter.didEndFilter(keeps: false)
        #expect(view.controls.filter == nil)
        #expect(titles().count == 3)
    }

    @Test func withNothingKeptThereIsNothingToFilter() async {
        #expect(view.controls.canFilter)
        library.replaceItems(with: [])
        await #expect(eventually { @MainActor in !view.controls.canFilter })
        presenter.didAskForFilter()
        #expect(view.controls.filter == nil)
    }

    @Test func aFilterWithoutTextIsNone() {
        presenter.didAskForFilter()
        presenter.didEndFilter(keeps: true)

        #expect(view.controls.filter == nil)
    }

    @Test func whereNothingMatchesThatIsSaid() {
        presenter.didAskForFilter()
        presenter.didChangeFilter("zzz")

        #expect(view.list.message?.what == "Nothing matches “zzz”")
        #expect(view.list.message?.remedy == "Enter keeps the filter, Esc ends it.")
        presenter.didEndFilter(keeps: true)
        #expect(view.list.message?.remedy == "Press / to change the filter, Esc to end it.")
        #expect(router.calls.last == .followNothing)
    }

    @Test func nothingIsDeletedBeforeTheAnswer() {
        presenter.didAskToDelete(at: 1)
        #expect(view.controls.question?.sentence == "Delete “Alien” and its note?")
        presenter.didAnswer(isYes: false)

        #expect(view.controls.question == nil)
        #expect(library.kept.count == 3)
    }

    @Test func whatIsDeletedGoesAndCanBeBroughtBackWithItsNote() async {
        presenter.didAskToDelete(at: 1)
        presenter.didAnswer(isYes: true)
        #expect(titles() == ["Yi Yi", "Yojimbo"])
        #expect(notices.notices.map(\.what) == ["Deleted: “Alien” · u undoes it"])
        #expect(presenter.canUndo)

        undo.undo()
        await #expect(eventually { @MainActor in titles().contains("Alien") })
        #expect(library.item(.movie(MovieID(2)))?.note?.text == "In space")
        #expect(notices.notices.last?.what == "Restored: “Alien”")
    }

    @Test func theCursorGoesToWhatStandsInTheirPlace() {
        presenter.browser.didMoveCursor(to: 2)
        presenter.didAskToDelete(at: 2)
        presenter.didAnswer(isYes: true)

        #expect(view.selected == 1)
    }

    @Test func aDeleteThatFailsIsSaidAndTheRowComesBack() async {
        library.fail(.readOnly(path: "/library"))
        presenter.didAskToDelete(at: 0)
        presenter.didAnswer(isYes: true)

        await #expect(eventually { @MainActor in titles().count == 3 })
        #expect(notices.notices.map(\.place) == ["/library"])
    }

    @Test func anUndoThatFailsCanBeTriedAgain() async {
        presenter.didAskToDelete(at: 0)
        presenter.didAnswer(isYes: true)
        library.fail(.diskFull(path: "/library"))
        undo.undo()
        #expect(notices.notices.last?.what == "The disk is full")
        #expect(presenter.canUndo)
        library.fail(nil)
        undo.undo()

        await #expect(eventually { @MainActor in titles().count == 3 })
    }

    @Test func thereIsSomethingToBringBackOnceItIsDeleted() async {
        #expect(!presenter.canUndo)
        presenter.didAskToDelete(at: 0)
        presenter.didAnswer(isYes: true)
        #expect(presenter.canUndo)
        undo.undo()

        await #expect(eventually { @MainActor in !presenter.canUndo })
    }

    @Test func aFavouriteThatWasTakenAwayFromANoteComesBackWithUndo() async {
        let isFavourite = { @Sendable [library] in library.item(.movie(MovieID(2)))?.isFavourite }
        if isFavourite() == false { presenter.didToggleFavourite(at: 1) }
        #expect(isFavourite() == true)
        presenter.didToggleFavourite(at: 1)
        #expect(isFavourite() == false)
        undo.undo()

        await #expect(eventually { isFavourite() == true })
        #expect(notices.notices.last?.what == "Restored: “Alien”")
    }

    @Test func aFavouriteWithoutANoteIsNotTakenAwayUnasked() {
        presenter.didToggleFavourite(at: 0)

        #expect(view.controls.question?.sentence == "Delete “Yi Yi”?")
        #expect(library.kept.count == 3)
    }

    @Test func aFavouriteWithANoteKeepsItsNote() {
        presenter.didToggleFavourite(at: 1)

        #expect(presenter.row(at: 1)?.marks == Marks(hasNote: true))
    }
}
