import Entities
import Navigation
import Presentation
import TestSupport
import Testing

@testable import MovieDetail

/// What was kept of a film from before, whenever that comes.
@MainActor
struct MovieDetailKeptTests {
    private let scene = PresentedMovie(3)

    init() {
        scene.catalog.keptDetails.answer {
            .success(Kept(value: MovieDetail(movie: .sample($0.rawValue)), age: 3_600, isFresh: false))
        }
    }

    private func untilKeptIsAskedFor(_ number: Int) async {
        await #expect(eventually { scene.catalog.keptDetails.waiting.contains(MovieID(number)) })
    }

    @Test func isShownWithItsAgeUntilTheServiceHasAnswered() async {
        scene.catalog.details.hold()
        scene.appear()
        await #expect(eventually { @MainActor in scene.view.state.title == "Film 3" })
        #expect(scene.view.state.message?.what == "from 1 h ago")
        #expect(scene.view.state.isLoading)

        scene.catalog.details.release()
        await scene.untilShown(3)
        #expect(scene.view.state.message == nil)
    }

    @Test func ofTheFilmBeforeItIsDroppedHoweverLateItComes() async {
        scene.catalog.remember(MovieDetail(movie: .sample(4)))
        scene.catalog.keptDetails.hold()
        scene.catalog.details.hold()
        scene.appear()
        await untilKeptIsAskedFor(3)
        scene.presenter.didAskForSibling(.next)
        scene.catalog.keptDetails.release()
        await letWorkRun()

        #expect(scene.view.state.title == "Film 4")
        #expect(scene.view.state.message == nil)
        scene.presenter.didToggleFavourite()
        await letWorkRun()
        #expect(scene.library.isFavourite(.movie(MovieID(4), .tmdb)))
        #expect(!scene.library.isFavourite(.movie(MovieID(3), .tmdb)))
    }

    @Test func ofTheFilmBeforeItIsDroppedWhileTheNextOneLoads() async {
        scene.catalog.keptDetails.hold()
        scene.catalog.details.hold()
        scene.appear()
        await untilKeptIsAskedFor(3)
        scene.presenter.didAskForSibling(.next)
        await untilKeptIsAskedFor(4)
        scene.catalog.keptDetails.release(MovieID(3))
        await letWorkRun()
        #expect(scene.view.state.content == nil)

        scene.catalog.keptDetails.release(MovieID(4))
        await #expect(eventually { @MainActor in scene.view.state.title == "Film 4" })
    }

    @Test func itNeverTakesThePlaceOfWhatTheServiceSays() async {
        scene.catalog.keptDetails.hold()
        scene.catalog.details.answer { .success(MovieDetail(movie: .sample($0.rawValue, title: "Newer"))) }
        scene.appear()
        await untilKeptIsAskedFor(3)
        await #expect(eventually { @MainActor in scene.view.state.title == "Newer" })
        scene.catalog.keptDetails.release()
        await letWorkRun()

        #expect(scene.view.state.title == "Newer")
        #expect(scene.view.state.message == nil)
    }

    @Test func whereTheServiceHasFailedBeforeItIsShownWithTheReason() async {
        scene.catalog.keptDetails.hold()
        scene.catalog.details.fail(.offline)
        scene.appear()
        await #expect(eventually { @MainActor in scene.view.state.failure == .offline })
        await untilKeptIsAskedFor(3)
        scene.catalog.keptDetails.release()
        await #expect(eventually { @MainActor in scene.view.state.title == "Film 3" })

        #expect(scene.view.state.message?.what == "offline, from 1 h ago")
        #expect(scene.view.state.failure == .offline)
    }
}
