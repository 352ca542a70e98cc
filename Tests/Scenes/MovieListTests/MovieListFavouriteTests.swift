import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieList

/// Favourites and notes in the list of films.
@MainActor
struct MovieListFavouriteTests {
    private let view = RemoteListViewSpy()
    private let catalog = FakeMovieCatalog(.samples(1...40))
    private let library = FakeLibrary()
    private let router = ListRouterSpy<MovieID>()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let presenter: MovieListDefaultPresenter

    init() {
        undo = notices.makeUndoStack()
        presenter = MovieListDefaultPresenter(
            catalog, library: library, router: router, notices: notices, undo: undo, shownBy: view)
    }

    private func start() async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await view.untilIdle()
    }

    @Test func aFilmBecomesAFavouriteAtOnceWithWhatTheListKnowsOfIt() async {
        await start()
        presenter.didToggleFavourite(at: 2)

        #expect(presenter.row(at: 2)?.marks == Marks(isFavourite: true))
        #expect(library.kept.map(\.summary) == [LibrarySummary(Movie.sample(3))])
    }

    @Test func theSecondTimeItIsNoneAnyMore() async {
        await start()
        presenter.didToggleFavourite(at: 2)
        presenter.didToggleFavourite(at: 2)

        #expect(presenter.row(at: 2)?.marks == Marks())
        #expect(library.kept.isEmpty)
    }

    @Test func whatIsNoneAnyMoreComesBackWithUndo() async {
        await start()
        presenter.didToggleFavourite(at: 2)
        #expect(notices.notices.isEmpty && notices.announced.map(\.what) == ["A favourite now: “Film 3”"])
        presenter.didToggleFavourite(at: 2)
        #expect(notices.notices.map(\.what) == ["No longer a favourite: “Film 3” · u undoes it"])
        #expect(notices.announced.count == 1)
        undo.undo()

        #expect(presenter.row(at: 2)?.marks == Marks(isFavourite: true))
        #expect(notices.notices.last?.what == "Restored: “Film 3”")
    }

    @Test("Undo takes back the favourite that was made last, and not what was done before it")
    func undoTakesBackWhatWasMadeAFavourite() async {
        await start()
        presenter.didToggleFavourite(at: 0)
        presenter.didToggleFavourite(at: 2)
        undo.undo()
        #expect(presenter.row(at: 2)?.marks == Marks() && presenter.row(at: 0)?.marks == Marks(isFavourite: true))
        #expect(notices.notices.map(\.what) == ["Taken back: “Film 3”"])
        undo.undo()
        #expect(library.kept.isEmpty && undo.isEmpty)
    }

    @Test func aFilmThatWasKeptUnderAnotherNameHasItsMarksAndItsNote() async {
        let other = LibrarySummary(
            subject: .movie(MovieID(source: .cinemeta, key: "tt3")), title: "Twin",
            aliases: Aliases(known: [MovieID(3).item]))
        let note = Note(text: "Seen", changed: 0, revision: 1)
        library.replaceItems(with: [LibraryItem(summary: other, isFavourite: true, added: 0, note: note)])
        await start()
        #expect(presenter.row(at: 2)?.marks == Marks(isFavourite: true, hasNote: true))
        #expect(presenter.row(at: 3)?.marks == Marks())

        presenter.didAskForNote(at: 2)
        #expect(router.calls.last == .editNote("Twin"))
        presenter.didToggleFavourite(at: 2)
        #expect(presenter.row(at: 2)?.marks == Marks(hasNote: true))
        presenter.didToggleFavourite(at: 2)
        #expect(library.kept.filter(\.isFavourite).map(\.id) == [.movie(MovieID(3))])
    }

    @Test func aFavouriteOfAnotherNameThatWasTakenAwayComesBackAsItWas() async {
        let other = LibrarySummary(
            subject: .movie(MovieID(source: .cinemeta, key: "tt3")), title: "Twin",
            aliases: Aliases(known: [MovieID(3).item]))
        let kept = [LibraryItem(summary: other, isFavourite: true, added: 7)]
        library.replaceItems(with: kept)
        await start()
        presenter.didToggleFavourite(at: 2)
        #expect(library.kept.isEmpty)
        #expect(notices.notices.map(\.what) == ["No longer a favourite: “Film 3” · u undoes it"])

        undo.undo()
        #expect(library.kept == kept)
        #expect(presenter.row(at: 2)?.marks == Marks(isFavourite: true))
    }

    @Test func whyNothingWasKeptIsSaidAndTheMarkGoesBack() async {
        await start()
        library.fail(.readOnly(path: "/library"))
        presenter.didToggleFavourite(at: 2)
        await #expect(eventually { @MainActor in notices.notices.map(\.place) == ["/library"] })

        #expect(presenter.row(at: 2)?.marks == Marks())
    }

    @Test func aRowHasTheMarksOfNow() async {
        await start()
        var item = LibraryItem(summary: LibrarySummary(Movie.sample(1)), isFavourite: true, added: 0)
        item.note = Note(text: "Again", changed: 0, revision: 1)
        library.replaceItems(with: [item])

        #expect(presenter.row(at: 0)?.marks == Marks(isFavourite: true, hasNote: true))
    }

    @Test func aFilmOfTheSameNumberInAnotherCatalogueIsAnother() async {
        await start()
        library.replaceItems(with: [
            LibraryItem(
                summary: LibrarySummary(subject: .movie(MovieID(1, source: .builtIn)), title: "Film 1"),
                isFavourite: true, added: 0)
        ])

        #expect(presenter.row(at: 0)?.marks == Marks())
    }

    @Test func aNoteIsAboutTheFilmUnderTheCursor() async {
        await start()
        presenter.didAskForNote(at: 2)
        presenter.didAskForNote(at: 99)

        #expect(router.calls == [.follow(1), .editNote("Film 3")])
    }

    @Test func aRowThatIsNotThereIsNoFavourite() async {
        await start()
        presenter.didToggleFavourite(at: 99)

        #expect(library.kept.isEmpty)
    }
}
