import Entities
import Navigation
import Presentation
import TestSupport
import Testing

@testable import Browsing
@testable import MovieDetail

/// Next and previous, from the visible film.
@MainActor
struct MovieDetailSiblingTests {
    private let scene = PresentedMovie(3)

    @Test func withAListThereAreNeighbours() {
        scene.appear()

        #expect(scene.view.state.hasSiblings)
    }

    @Test(arguments: [(SiblingDirection.next, 4), (.previous, 2)])
    func showsTheNeighbourFromItsTop(direction: SiblingDirection, number: Int) async {
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(direction)
        await scene.untilShown(number)

        #expect(scene.siblings.moves == [number])
        #expect(scene.view.scrollCount == 1)
    }

    @Test func countsFromWhatIsShownThoughThatIsNotLoadedYet() async {
        scene.rememberSummaries()
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didAskForSibling(.next)
        scene.presenter.didAskForSibling(.next)
        #expect(scene.view.state.title == "Film 5")

        scene.catalog.details.release()
        await scene.untilShown(5)
        #expect(scene.siblings.moves == [4, 5])
    }

    @Test func aLateAnswerNeverReplacesANewerOne() async {
        scene.catalog.details.hold()
        scene.appear()
        await #expect(eventually { @MainActor in scene.asked.contains(3) })
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { @MainActor in scene.asked.contains(4) })
        scene.presenter.didAskForSibling(.next)
        // Once in advance, and once to be shown.
        await #expect(eventually { @MainActor in scene.asked.count { $0 == 5 } == 2 })

        scene.catalog.details.release(MovieID(5))
        await scene.untilShown(5)
        scene.catalog.details.release()
        await letWorkRun()
        #expect(scene.view.state.title == "Film 5")
        #expect(!scene.view.states.map(\.title).contains("Film 3"))
        #expect(!scene.view.states.map(\.title).contains("Film 4"))
    }

    @Test func aLateAnswerDoesNotReplaceAFilmThatIsRemembered() async {
        scene.catalog.remember(MovieDetail(movie: .sample(4)))
        scene.catalog.details.hold()
        scene.appear()
        await #expect(eventually { @MainActor in scene.asked.contains(3) })
        scene.presenter.didAskForSibling(.next)
        #expect(scene.view.state.title == "Film 4")

        scene.catalog.details.release()
        await letWorkRun()
        #expect(scene.view.state.title == "Film 4")
    }

    @Test func anAnswerOfTheFilmBeforeDoesNotEndTheLoading() async {
        scene.catalog.details.hold()
        scene.appear()
        await #expect(eventually { @MainActor in scene.asked.contains(3) })
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { @MainActor in scene.asked.contains(4) })
        scene.catalog.details.release(MovieID(3))
        await letWorkRun()

        #expect(scene.view.state.isLoading)
        #expect(scene.view.state.content == nil)
    }

    @Test func whatIsPassedByIsCancelled() async {
        scene.catalog.details.hold()
        scene.appear()
        await #expect(eventually { @MainActor in scene.asked.contains(3) })
        scene.presenter.didAskForSibling(.next)

        await #expect(eventually { scene.catalog.details.cancelled.contains(MovieID(3)) })
    }

    @Test func filmsThatAreOnlyPassedByAreNotAskedFor() async {
        let scene = PresentedMovie(1)
        scene.appear()
        for _ in 0..<6 { scene.presenter.didAskForSibling(.next) }
        await scene.untilShown(7)
        await #expect(eventually { @MainActor in scene.asked.count == 2 })

        #expect(scene.asked == [7, 8])
        #expect(scene.siblings.moves == [2, 3, 4, 5, 6, 7])
    }

    @Test func theOneAfterNextIsAskedForAheadOnce() async {
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(.next)
        await scene.untilShown(4)
        await #expect(eventually { @MainActor in scene.asked.count == 3 })
        await letWorkRun()

        #expect(scene.asked == [3, 4, 5])
        #expect(scene.view.state.title == "Film 4")
    }

    @Test func whoGoesBackIsLedAheadBackwards() async {
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(.previous)

        await #expect(eventually { @MainActor in scene.asked == [3, 2, 1] })
    }

    @Test func whatIsRememberedIsNotAskedForAhead() async {
        scene.catalog.remember(MovieDetail(movie: .sample(5)))
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(.next)
        await scene.untilShown(4)
        await letWorkRun()

        #expect(scene.asked == [3, 4])
    }

    @Test func aFailureOfWhatWasAskedAheadShowsNowhere() async {
        scene.appear()
        await scene.untilShown(3)
        scene.catalog.details.answer {
            $0 == MovieID(5) ? .failure(.offline) : .success(MovieDetail(movie: .sample($0.number)))
        }
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { @MainActor in scene.asked == [3, 4, 5] })
        await scene.untilShown(4)
        await letWorkRun()

        #expect(scene.view.state.message == nil)
    }

    @Test func beforeTheFirstItSaysSo() async {
        let scene = PresentedMovie(1)
        scene.appear()
        await scene.untilShown(1)
        scene.presenter.didAskForSibling(.previous)

        #expect(scene.view.state.message == Message("This is the first film of the list."))
        #expect(scene.view.state.title == "Film 1")
        #expect(scene.siblings.moves.isEmpty)
    }

    @Test func afterTheLastItSaysSo() async {
        let scene = PresentedMovie(9)
        scene.appear()
        await scene.untilShown(9)
        scene.presenter.didAskForSibling(.next)

        #expect(scene.view.state.message == Message("This is the last film of the list."))
    }

    @Test func movingOnTakesTheMessageAway() async {
        let scene = PresentedMovie(9)
        scene.appear()
        await scene.untilShown(9)
        scene.presenter.didAskForSibling(.next)
        scene.presenter.didAskForSibling(.previous)
        await scene.untilShown(8)

        #expect(scene.view.state.message == nil)
    }
}
