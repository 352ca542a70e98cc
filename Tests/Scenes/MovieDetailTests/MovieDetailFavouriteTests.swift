import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
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

    @Test func whatWasKeptOfTheSameFilmUnderAnotherNameIsMarkedShownAndWrittenOn() async {
        let other = keepTwin(note: "Seen without a key")
        scene.catalog.details.answer { .success(.withAlias($0.number)) }
        scene.appear()
        await scene.untilShown(3)

        #expect(scene.presenter.marks == Marks(isFavourite: true, hasNote: true))
        #expect(scene.view.state.content?.notes == [.init(label: "Note · cinemeta", text: "Seen without a key")])
        scene.presenter.didAskForNote()
        #expect(scene.destinations.notes == [other])
        scene.presenter.didToggleFavourite()
        #expect(scene.presenter.marks == Marks(hasNote: true))
    }

    @Test func aNoteOfItsOwnIsWrittenOnAndBothAreShown() async throws {
        _ = keepTwin(note: "Seen without a key")
        _ = try await scene.library.saveNote("With one", about: LibrarySummary(Movie.sample(3)), startedFrom: nil)
        scene.catalog.details.answer { .success(.withAlias($0.number)) }
        scene.appear()
        await scene.untilShown(3)

        #expect(
            scene.view.state.content?.notes == [
                .init(label: "Note · TMDB", text: "With one"),
                .init(label: "Note · cinemeta", text: "Seen without a key"),
            ])
        scene.presenter.didAskForNote()
        #expect(scene.destinations.notes.map(\.subject) == [.movie(MovieID(3))])
    }

    @Test func itsOwnNoteNeedsNoName() async throws {
        _ = try await scene.library.saveNote("Mine", about: LibrarySummary(Movie.sample(3)), startedFrom: nil)
        scene.appear()
        await scene.untilShown(3)

        #expect(scene.view.state.content?.notes == [.init(label: "Note", text: "Mine")])
    }

    /// The film of a source that needs no key.
    private func keepTwin(note: String) -> LibrarySummary {
        let summary = LibrarySummary(
            subject: .movie(MovieID(source: .cinemeta, key: "tt3")), title: "Film 3",
            aliases: Aliases(known: [ItemID(source: .imdb, key: "tt3"), MovieID(3).item]))
        let note = Note(text: note, changed: 0, revision: 1)
        scene.library.replaceItems(with: [LibraryItem(summary: summary, isFavourite: true, added: 0, note: note)])
        return summary
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

extension MovieDetail {
    fileprivate static func withAlias(_ number: Int) -> MovieDetail {
        var movie = Movie.sample(number)
        movie.aliases = [ItemID(source: .imdb, key: "tt\(number)")]
        return MovieDetail(movie: movie)
    }
}
