import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookDetail
@testable import Browsing

/// Next and previous, from the visible book.
@MainActor
struct BookDetailSiblingTests {
    @Test(arguments: [(SiblingDirection.next, 4), (.previous, 2)])
    func showsTheNeighbourFromItsTop(direction: SiblingDirection, number: Int) async {
        let scene = PresentedBook(3)
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(direction)
        await scene.untilShown(number)

        #expect(scene.siblings.moves == [number])
        #expect(scene.view.scrollCount == 1)
    }

    @Test func countsFromWhatIsShownThoughThatIsNotLoadedYet() {
        let scene = PresentedBook(3)
        scene.rememberSummaries()
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didAskForSibling(.next)
        scene.presenter.didAskForSibling(.next)

        #expect(scene.view.state.title == "Book 5")
        #expect(scene.siblings.moves == [4, 5])
    }

    @Test func whoGoesThroughManyAsksOnlyForTheOneTheyStopAtAndTheNext() async {
        let pause = HeldPause()
        let scene = PresentedBook(1, pause: pause)
        scene.rememberSummaries()
        scene.appear()
        await scene.untilShown(1)
        for number in 2...6 {
            scene.presenter.didAskForSibling(.next)
            #expect(scene.view.state.title == "Book \(number)")
            await letWorkRun()
        }
        #expect(scene.asked == [1])

        pause.end()
        await scene.untilShown(6)
        #expect(scene.asked == [1, 6])
        // The pause before the next one.
        await #expect(
            eventually { @MainActor in
                pause.end()
                return scene.asked.count == 3
            })
        #expect(Set(scene.asked) == [1, 6, 7])
    }

    @Test func theNextOneIsAskedForOnlyOnceThisOneIsThere() async {
        let scene = PresentedBook(1)
        scene.appear()
        await scene.untilShown(1)
        scene.catalog.details.hold()
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { @MainActor in scene.asked == [1, 2] })
        await letWorkRun()
        #expect(scene.asked == [1, 2])

        scene.catalog.details.release()
        await #expect(eventually { @MainActor in scene.asked == [1, 2, 3] })
    }

    @Test func whatIsCachedIsShownOnTheWayWithoutAskingAnyone() async {
        let pause = HeldPause()
        let scene = PresentedBook(1, pause: pause)
        scene.catalog.cachedDetails.answer { .success(Cached(value: .sample($0.number), age: 60, isFresh: true)) }
        scene.appear()
        await scene.untilShown(1)
        let asked = scene.asked
        for number in 2...6 {
            scene.presenter.didAskForSibling(.next)
            await scene.untilShown(number)
        }
        pause.end()
        await letWorkRun()

        #expect(!scene.asked.contains { (2...6).contains($0) })
        #expect(asked.allSatisfy { $0 == 1 })
    }

    @Test func aLateAnswerNeverReplacesANewerOne() async {
        let scene = PresentedBook(3)
        scene.catalog.details.hold()
        scene.appear()
        await #expect(eventually { @MainActor in scene.asked.contains(3) })
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { @MainActor in scene.asked.contains(4) })
        scene.catalog.details.release(BookID(4))
        await scene.untilShown(4)
        scene.catalog.details.release()
        await letWorkRun()

        #expect(scene.view.state.title == "Book 4")
        #expect(!scene.view.states.map(\.title).contains("Book 3"))
    }

    @Test(arguments: [(SiblingDirection.next, 9, "last"), (.previous, 1, "first")])
    func atItsEndTheListSaysSo(direction: SiblingDirection, number: Int, word: String) async {
        let scene = PresentedBook(number)
        scene.appear()
        await scene.untilShown(number)
        scene.presenter.didAskForSibling(direction)

        #expect(scene.view.state.message?.what == "This is the \(word) book of the list.")
        #expect(scene.view.state.title == "Book \(number)")
    }

    @Test func whereTheListGoesOnMoreOfItIsLoaded() async {
        let siblings = SiblingSourceStub(1...3, isComplete: false)
        siblings.afterLoading = { siblings in
            siblings.loaded = 1...9
            return nil
        }
        let scene = PresentedBook(3, siblings: siblings)
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(.next)
        await scene.untilShown(4)

        #expect(siblings.loadCount == 1)
    }

    @Test func whereLoadingMoreFailsThatIsSaidAndTriedAgain() async {
        let siblings = SiblingSourceStub(1...3, isComplete: false)
        siblings.afterLoading = { _ in .offline }
        let scene = PresentedBook(3, siblings: siblings)
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(.next)
        await #expect(eventually { @MainActor in scene.view.state.failure == .offline })
        #expect(scene.view.state.message?.what == "You are offline")

        siblings.loaded = 1...9
        scene.presenter.didAskForRefresh()
        await scene.untilShown(4)
    }
}
