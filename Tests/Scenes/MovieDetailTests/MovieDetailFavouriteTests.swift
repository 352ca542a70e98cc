import Browsing
import Entities
import Navigation
import Presentation
import TestSupport
import Testing

@testable import MovieDetail

/// Favourite and note of the film.
@MainActor
struct MovieDetailFavouriteTests {
    private let scene = PresentedMovie(3)

    @Test func aFilmThatOnlyAListHasToldOfCanBeAFavourite() {
        scene.catalog.details.hold()
        scene.rememberSummaries()
        scene.appear()
        scene.presenter.didToggleFavourite()

        #expect(scene.presenter.marks == Marks(isFavourite: true))
        #expect(scene.library.kept.map(\.summary) == [LibrarySummary(Movie.sample(3))])
    }

    @Test func aFilmOfWhichNothingIsKnownCannot() {
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didToggleFavourite()

        #expect(scene.library.kept.isEmpty)
        #expect(scene.presenter.marks == Marks())
    }

    @Test func theNextFilmHasItsOwnMarks() async {
        scene.rememberSummaries()
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didToggleFavourite()
        scene.presenter.didAskForSibling(.next)

        #expect(scene.presenter.marks == Marks())
    }

    @Test func aNoteIsAboutTheFilmOnTheScreen() {
        scene.rememberSummaries()
        scene.appear()
        scene.presenter.didAskForNote()

        #expect(scene.navigator.calls == [.push])
        #expect(scene.destinations.notes.map(\.title) == ["Film 3"])
    }

    @Test func whatTheLibraryKeepsIsShownWhereNoListHasToldOfTheFilm() {
        scene.library.replaceItems(with: [
            LibraryItem(summary: LibrarySummary(Movie.sample(3)), isFavourite: true, added: 0)
        ])
        scene.catalog.details.hold()
        scene.appear()

        #expect(scene.view.state.title == "Film 3")
    }

    @Test func whyNothingWasKeptIsSaid() async {
        scene.library.fail(.diskFull(path: "/library"))
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didToggleFavourite()

        await #expect(eventually { @MainActor in scene.notices.notices.map(\.what) == ["The disk is full"] })
        #expect(scene.presenter.marks == Marks())
    }
}
