import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Library

/// Items with unsaved notes are in the list, even if nothing else is stored about them.
@MainActor
struct LibraryDraftTests {
    private let library = FakeLibrary([.film(1, title: "Yi Yi", note: "Again")])
    private let drafts: FakeDrafts
    private let view = LocalListViewSpy()
    private let router = LibraryRouterSpy()
    private let notices = NoticeBoardSpy()
    private let presenter: LibraryDefaultPresenter

    private static func draft(_ number: Int, _ title: String) -> Draft {
        Draft(
            id: .init(rawValue: title), summary: LibraryItem.film(number, title: title).summary, text: "words",
            startedFrom: nil, changed: 1_700_000_000)
    }

    init() {
        drafts = FakeDrafts([Self.draft(2, "Alien"), Self.draft(1, "Yi Yi")])
        let interactor = LibraryDefaultInteractor(
            library: library, drafts: drafts, availability: .live, aliases: FakeAliasFinder())
        presenter = LibraryDefaultPresenter(
            interactor: interactor, router: router, wording: .sample("en_US"), notices: notices,
            undo: notices.makeUndoStack(), posters: .sample())
        presenter.view = view
        presenter.viewDidAppear()
    }

    private func rows() -> [Row] {
        (0..<view.list.rowCount).compactMap { presenter.row(at: $0) }
    }

    @Test func whatHasOnlyADraftComesFirst() {
        #expect(rows().map(\.title) == ["Alien", "Yi Yi"])
        #expect(rows().map(\.facts) == ["note not saved", "note not saved"])
        #expect(rows().map(\.marks) == [Marks(hasNote: true), Marks(isFavourite: true, hasNote: true)])
        #expect(view.list.total == 2)
    }

    @Test func itsNoteOpens() {
        presenter.didAskForNote(at: 0)
        #expect(router.calls.last == .editNote("Alien"))
    }

    @Test func itIsNotDeletedInPassing() async {
        presenter.didAskToDelete(at: 0)
        #expect(view.controls.question == nil)
        #expect(notices.notices.count == 1)
        #expect(await drafts.abandoned().count == 2)
    }

    @Test func itMayBecomeAFavourite() async {
        presenter.didToggleFavourite(at: 0)
        #expect(await eventually { @MainActor in rows().map(\.marks.isFavourite) == [true, true] })
        #expect(rows().count == 2)
    }

    @Test func whatIsTakenUpOrGoneIsListedNoMore() async {
        drafts.replaceAbandoned(with: [])
        #expect(await eventually { @MainActor in rows().map(\.title) == ["Yi Yi"] })
        #expect(rows().map(\.year) == ["1951"])
    }

    @Test func draftsAreThereThoughTheLibraryIsNot() async {
        library.close(because: .damaged(path: "/library"))
        presenter.didAskForRefresh()
        #expect(await eventually { @MainActor in rows().first?.title == "Alien" })
    }
}
