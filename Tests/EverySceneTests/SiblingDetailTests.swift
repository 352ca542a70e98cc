import Browsing
import Commands
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

/// Next and previous, from a detail that was opened from a list.
@MainActor
struct SiblingDetailTests {
    @Test(arguments: TestedDetail.all, [(Command.next, 4), (.previous, 2)])
    func showsTheNeighbourFromItsTop(kind: TestedDetail, step: (command: Command, number: Int)) async {
        let top = await kind.open(step.number).top
        let detail = await kind.open(3)
        _ = detail.top
        for _ in 1...3 { _ = detail.screen.handle(.down) }
        #expect(detail.screen.handle(step.command))
        await detail.untilShown(step.number)

        #expect(detail.siblings.moves == [step.number])
        #expect(detail.top == top)
    }

    @Test(arguments: TestedDetail.all)
    func countsFromWhatIsShownThoughThatIsNotLoadedYet(kind: TestedDetail) async {
        let detail = kind.prepare(3)
        detail.rememberSummaries()
        detail.hold()
        detail.stage.stack.settle()
        _ = detail.screen.handle(.next)
        _ = detail.screen.handle(.next)
        #expect(detail.screen.title == "Name 5")

        detail.release()
        await detail.untilShown(5)
        #expect(detail.siblings.moves == [4, 5])
    }

    @Test(arguments: TestedDetail.all) func aLateAnswerNeverReplacesANewerOne(kind: TestedDetail) async {
        let detail = kind.prepare(3)
        detail.hold()
        detail.stage.stack.settle()
        await #expect(eventually { @MainActor in detail.asked.contains(3) })
        _ = detail.screen.handle(.next)
        await #expect(eventually { @MainActor in detail.asked.contains(4) })
        await #expect(eventually { @MainActor in detail.cancelled.contains(3) })
        detail.release(3)
        await letWorkRun()
        // An answer of the one before does not end the loading either.
        #expect(detail.screen.isBusy)
        #expect(detail.screen.title == "")

        detail.release(4)
        await detail.untilShown(4)
        detail.release()
        await letWorkRun()
        #expect(detail.screen.title == "Name 4")
    }

    @Test(arguments: TestedDetail.all) func aLateAnswerDoesNotReplaceWhatIsRemembered(kind: TestedDetail) async {
        let detail = kind.prepare(3)
        detail.remember(4)
        detail.hold()
        detail.stage.stack.settle()
        await #expect(eventually { @MainActor in detail.asked.contains(3) })
        _ = detail.screen.handle(.next)
        #expect(detail.screen.title == "Name 4")

        detail.release()
        await letWorkRun()
        #expect(detail.screen.title == "Name 4")
    }

    @Test(arguments: TestedDetail.all) func whatIsOnlyPassedByIsNotAskedFor(kind: TestedDetail) async {
        let detail = kind.prepare(1)
        detail.stage.stack.settle()
        for _ in 0..<6 { _ = detail.screen.handle(.next) }
        await detail.untilShown(7)
        await #expect(eventually { @MainActor in detail.asked.count == 2 })

        #expect(Set(detail.asked) == [7, 8])
        #expect(detail.siblings.moves == [2, 3, 4, 5, 6, 7])
    }

    @Test(arguments: TestedDetail.resting)
    func whoGoesThroughManyAsksOnlyForTheOneTheyRestOnAndTheNext(kind: TestedDetail) async {
        let pause = HeldPause()
        let detail = kind.prepare(1, pause: pause)
        detail.rememberSummaries()
        detail.stage.stack.settle()
        await detail.untilShown(1)
        for number in 2...6 {
            _ = detail.screen.handle(.next)
            #expect(detail.screen.title == "Name \(number)")
            await letWorkRun()
        }
        #expect(detail.asked == [1])

        await #expect(
            eventually { @MainActor in
                pause.end()
                return detail.asked.count == 3
            })
        await detail.untilShown(6)
        #expect(Set(detail.asked) == [1, 6, 7])
    }

    @Test(arguments: TestedDetail.resting)
    func whatIsKeptIsShownOnTheWayWithoutAskingAnyone(kind: TestedDetail) async {
        let pause = HeldPause()
        let detail = kind.prepare(1, pause: pause)
        detail.keepAnswers(isFresh: true)
        detail.stage.stack.settle()
        await detail.untilShown(1)
        for number in 2...6 {
            _ = detail.screen.handle(.next)
            await detail.untilShown(number)
        }
        pause.end()
        await letWorkRun()

        #expect(!detail.asked.contains { (2...6).contains($0) })
    }

    @Test(arguments: TestedDetail.all, [(Command.next, [3, 4, 5]), (.previous, [3, 2, 1])])
    func theOneAfterNextIsAskedForAheadOnce(kind: TestedDetail, step: (command: Command, asked: [Int])) async {
        let detail = await kind.open(3)
        _ = detail.screen.handle(step.command)
        await detail.untilShown(step.asked[1])
        await #expect(eventually { @MainActor in detail.asked.count == 3 })
        await letWorkRun()

        #expect(Set(detail.asked) == Set(step.asked))
        #expect(detail.asked.first == 3)
        #expect(detail.screen.title == "Name \(step.asked[1])")
    }

    /// Its service takes few requests a second.
    @Test func theNextBookIsAskedForOnlyOnceThisOneIsThere() async throws {
        let kind = try #require(TestedDetail.all.first { $0.name == "BookDetail" })
        let detail = await kind.open(1)
        detail.hold()
        _ = detail.screen.handle(.next)
        await #expect(eventually { @MainActor in detail.asked == [1, 2] })
        await letWorkRun()
        #expect(detail.asked == [1, 2])

        detail.release()
        await #expect(eventually { @MainActor in detail.asked == [1, 2, 3] })
    }

    @Test(arguments: TestedDetail.all) func whatIsRememberedIsNotAskedForAhead(kind: TestedDetail) async {
        let detail = await kind.open(3)
        detail.remember(5)
        _ = detail.screen.handle(.next)
        await detail.untilShown(4)
        await letWorkRun()

        #expect(detail.asked == [3, 4])
    }

    @Test(arguments: TestedDetail.all) func aFailureOfWhatWasAskedAheadShowsNowhere(kind: TestedDetail) async {
        let detail = await kind.open(3)
        detail.fail(only: 5)
        _ = detail.screen.handle(.next)
        await #expect(eventually { @MainActor in Set(detail.asked) == [3, 4, 5] })
        await detail.untilShown(4)
        await letWorkRun()

        #expect(!detail.screen.hasFailed)
        #expect(!detail.stage.text.contains("offline"))
    }

    @Test(arguments: TestedDetail.all, [(Command.next, 9, "last"), (.previous, 1, "first")])
    func atItsEndTheListSaysSoUntilTheReaderMovesOn(
        kind: TestedDetail, end: (command: Command, number: Int, word: String)
    ) async {
        let sentence = "This is the \(end.word) \(kind.word) of the list."
        let detail = await kind.open(end.number)
        #expect(!detail.stage.text.contains(sentence))
        _ = detail.screen.handle(end.command)
        #expect(detail.stage.text.contains(sentence))
        #expect(detail.screen.title == "Name \(end.number)")
        #expect(detail.siblings.moves.isEmpty)

        _ = detail.screen.handle(end.command == .next ? .previous : .next)
        await detail.untilShown(end.command == .next ? 8 : 2)
        #expect(!detail.stage.text.contains(sentence))
    }

    @Test(arguments: TestedDetail.all) func aPoppedDetailCancelsWhatItAskedForAhead(kind: TestedDetail) async {
        let detail = await kind.open(3)
        detail.hold()
        _ = detail.screen.handle(.previous)
        await #expect(eventually { @MainActor in detail.asked.contains(2) })
        detail.release(2)
        await #expect(eventually { @MainActor in detail.asked.contains(1) })
        let parts = SceneParts(of: detail.stage.stack.top)
        detail.stage.stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { @MainActor in detail.cancelled.contains(1) })
        let changes = detail.stage.display.changeCount
        detail.release()
        await letWorkRun()

        #expect(detail.stage.display.changeCount == changes)
    }

    @Test(arguments: TestedDetail.all) func itDoesNotKeepItsListAlive(kind: TestedDetail) async {
        var detail: (any OpenedDetail)? = await kind.open(3)
        weak let list = detail?.siblings
        let stage = detail?.stage
        #expect(stage?.screen.commands.contains(.next) == true)
        detail = nil

        #expect(list == nil)
        #expect(stage?.screen.title == "Name 3")
    }
}
