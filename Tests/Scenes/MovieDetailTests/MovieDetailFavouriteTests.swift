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
}

extension MovieDetail {
    fileprivate static func withAlias(_ number: Int) -> MovieDetail {
        var movie = Movie.sample(number)
        movie.aliases = [ItemID(source: .imdb, key: "tt\(number)")]
        return MovieDetail(movie: movie)
    }
}
