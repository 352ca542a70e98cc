import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieDetail

/// Next, when the next film is not loaded yet.
@MainActor
struct MovieDetailLoadMoreTests {
    private let scene = PresentedMovie(3, siblings: SiblingSourceStub(1...3, isComplete: false))

    private func start() async {
        scene.appear()
        await scene.untilShown(3)
    }

    /// Lets loading more wait for the end of the pause.
    private func holdList(then change: @escaping @MainActor (SiblingSourceStub) -> CatalogFailure?) -> HeldPause {
        let held = HeldPause()
        scene.siblings.afterLoading = { siblings in
            await held.wait()
            return change(siblings)
        }
        return held
    }

    @Test func loadsMoreOfTheListAndMovesThen() async {
        await start()
        let held = holdList { siblings in
            siblings.loaded = 1...6
            return nil
        }
        scene.presenter.didAskForSibling(.next)
        #expect(scene.view.state.message == Message("Loading more…"))
        #expect(scene.view.state.title == "Film 3")

        await #expect(eventually { held.waitingCount == 1 })
        held.end()
        await scene.untilShown(4)
        #expect(scene.siblings.moves == [4])
        #expect(scene.siblings.loadCount == 1)
    }

    @Test func saysThatItWasTheLastOneWhenThereIsNoMore() async {
        await start()
        scene.siblings.afterLoading = { siblings in
            siblings.isComplete = true
            return nil
        }
        scene.presenter.didAskForSibling(.next)

        await #expect(
            eventually { @MainActor in scene.view.state.message == Message("This is the last film of the list.") })
    }

    @Test func goesOnWhereAPageBroughtNothingNew() async {
        await start()
        scene.siblings.afterLoading = { siblings in
            if siblings.loadCount == 3 { siblings.loaded = 1...4 }
            return nil
        }
        scene.presenter.didAskForSibling(.next)
        await scene.untilShown(4)

        #expect(scene.siblings.loadCount == 3)
    }

    private func failToLoadMore() async {
        await start()
        scene.siblings.afterLoading = { _ in .offline }
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { @MainActor in scene.view.state.failure == .offline })
        #expect(scene.view.state.message?.what == "You are offline")
        scene.siblings.afterLoading = { siblings in
            siblings.loaded = 1...6
            return nil
        }
    }

    @Test func saysWhyMoreCouldNotBeLoadedAndTriesAgainWithTheNextKey() async {
        await failToLoadMore()
        scene.presenter.didAskForSibling(.next)
        await scene.untilShown(4)
    }

    @Test func whereMoreCouldNotBeLoadedARefreshGoesOnToTheNextFilm() async {
        await failToLoadMore()
        scene.presenter.didAskForRefresh()
        await scene.untilShown(4)

        #expect(scene.siblings.moves == [4])
        #expect(!scene.asked.dropFirst().contains(3))
        #expect(scene.catalog.forgetCount == 0)
    }

    @Test func whoHasGoneBackSinceRefreshesTheFilm() async {
        await failToLoadMore()
        scene.presenter.didAskForSibling(.previous)
        await scene.untilShown(2)
        scene.presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in scene.asked.count { $0 == 2 } == 2 })

        #expect(scene.siblings.moves == [2])
    }

    @Test func whoGoesBackMeanwhileStaysThere() async {
        await start()
        let held = holdList { siblings in
            siblings.loaded = 1...6
            return nil
        }
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { held.waitingCount == 1 })
        scene.presenter.didAskForSibling(.previous)
        await scene.untilShown(2)
        held.end()
        await letWorkRun()

        #expect(scene.view.state.title == "Film 2")
        #expect(scene.siblings.moves == [2])
    }

    @Test func twoPressesMoveOnce() async {
        await start()
        let held = holdList { siblings in
            siblings.loaded = 1...6
            return nil
        }
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { held.waitingCount == 1 })
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { held.waitingCount == 2 })
        held.end()
        await scene.untilShown(4)
        await letWorkRun()

        #expect(scene.siblings.moves == [4])
    }
}
