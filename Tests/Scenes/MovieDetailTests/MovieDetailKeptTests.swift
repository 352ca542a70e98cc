import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieDetail

/// Cached films, early or late.
@MainActor
struct MovieDetailKeptTests {
    private let scene = PresentedMovie(3)

    init() {
        scene.catalog.cachedDetails.answer {
            .success(Cached(value: MovieDetail(movie: .sample($0.number)), age: 3_600, isFresh: false))
        }
    }

    private func untilCacheIsAsked(_ number: Int) async {
        await #expect(eventually { scene.catalog.cachedDetails.waiting.contains(MovieID(number)) })
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
        scene.catalog.cachedDetails.hold()
        scene.catalog.details.hold()
        scene.appear()
        await untilCacheIsAsked(3)
        scene.presenter.didAskForSibling(.next)
        scene.catalog.cachedDetails.release()
        await letWorkRun()

        #expect(scene.view.state.title == "Film 4")
        #expect(scene.view.state.message == nil)
        scene.presenter.didToggleFavourite()
        await letWorkRun()
        #expect(scene.library.isFavourite(.movie(MovieID(4))))
        #expect(!scene.library.isFavourite(.movie(MovieID(3))))
    }

    @Test func ofTheFilmBeforeItIsDroppedWhileTheNextOneLoads() async {
        scene.catalog.cachedDetails.hold()
        scene.catalog.details.hold()
        scene.appear()
        await untilCacheIsAsked(3)
        scene.presenter.didAskForSibling(.next)
        await untilCacheIsAsked(4)
        scene.catalog.cachedDetails.release(MovieID(3))
        await letWorkRun()
        #expect(scene.view.state.content == nil)

        scene.catalog.cachedDetails.release(MovieID(4))
        await #expect(eventually { @MainActor in scene.view.state.title == "Film 4" })
    }

    @Test func itNeverTakesThePlaceOfWhatTheServiceSays() async {
        scene.catalog.cachedDetails.hold()
        scene.catalog.details.answer { .success(MovieDetail(movie: .sample($0.number, title: "Newer"))) }
        scene.appear()
        await untilCacheIsAsked(3)
        await #expect(eventually { @MainActor in scene.view.state.title == "Newer" })
        scene.catalog.cachedDetails.release()
        await letWorkRun()

        #expect(scene.view.state.title == "Newer")
        #expect(scene.view.state.message == nil)
    }

    @Test func whereTheServiceHasFailedBeforeItIsShownWithTheReason() async {
        scene.catalog.cachedDetails.hold()
        scene.catalog.details.fail(.offline)
        scene.appear()
        await #expect(eventually { @MainActor in scene.view.state.failure == .offline })
        await untilCacheIsAsked(3)
        scene.catalog.cachedDetails.release()
        await #expect(eventually { @MainActor in scene.view.state.title == "Film 3" })

        #expect(scene.view.state.message?.what == "offline, from 1 h ago")
        #expect(scene.view.state.failure == .offline)
    }
}
