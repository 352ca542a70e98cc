import Commands
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

/// Next, where the list has not loaded the next one yet.
@MainActor
struct SiblingLoadMoreTests {
    private func open(_ kind: TestedDetail) async -> any OpenedDetail {
        await kind.open(3, among: 1...3, isComplete: false)
    }

    /// Lets loading more wait for the end of the pause.
    private func hold(_ detail: any OpenedDetail) -> HeldPause {
        let held = HeldPause()
        detail.siblings.afterLoading = { list in
            await held.wait()
            list.loaded = 1...6
            return nil
        }
        return held
    }

    private func failToLoadMore(_ detail: any OpenedDetail) async {
        detail.siblings.afterLoading = { _ in .offline }
        _ = detail.screen.handle(.next)
        await #expect(eventually { @MainActor in detail.screen.hasFailed })
        #expect(detail.stage.text.contains("You are offline"))
        detail.siblings.afterLoading = { list in
            list.loaded = 1...6
            return nil
        }
    }

    @Test(arguments: TestedDetail.all) func loadsMoreOfTheListAndMovesThen(kind: TestedDetail) async {
        let detail = await open(kind)
        let held = hold(detail)
        _ = detail.screen.handle(.next)
        #expect(detail.stage.text.contains("Loading more…"))
        #expect(detail.screen.title == "Name 3")

        await #expect(eventually { held.waitingCount == 1 })
        held.end()
        await detail.untilShown(4)
        #expect(detail.siblings.moves == [4])
        #expect(detail.siblings.loadCount == 1)
    }

    @Test(arguments: TestedDetail.all) func saysThatItWasTheLastOneWhenThereIsNoMore(kind: TestedDetail) async {
        let detail = await open(kind)
        detail.siblings.afterLoading = { list in
            list.isComplete = true
            return nil
        }
        _ = detail.screen.handle(.next)

        await #expect(
            eventually { @MainActor in
                detail.stage.text.contains("This is the last \(kind.word) of the list.")
            })
    }

    @Test(arguments: TestedDetail.all) func goesOnWhereAPageBroughtNothingNew(kind: TestedDetail) async {
        let detail = await open(kind)
        detail.siblings.afterLoading = { list in
            if list.loadCount == 3 { list.loaded = 1...4 }
            return nil
        }
        _ = detail.screen.handle(.next)
        await detail.untilShown(4)

        #expect(detail.siblings.loadCount == 3)
    }

    @Test(arguments: TestedDetail.all, [Command.next, .refresh])
    func saysWhyMoreCouldNotBeLoadedAndTriesAgain(kind: TestedDetail, command: Command) async {
        let detail = await open(kind)
        await failToLoadMore(detail)
        _ = detail.screen.handle(command)
        await detail.untilShown(4)

        #expect(detail.siblings.moves == [4])
        #expect(!detail.asked.dropFirst().contains(3))
        #expect(detail.forgetCount == 0)
    }

    @Test(arguments: TestedDetail.all) func whoHasGoneBackSinceRefreshesWhatIsShown(kind: TestedDetail) async {
        let detail = await open(kind)
        await failToLoadMore(detail)
        _ = detail.screen.handle(.previous)
        await detail.untilShown(2)
        _ = detail.screen.handle(.refresh)
        await #expect(eventually { @MainActor in detail.asked.count { $0 == 2 } == 2 })

        #expect(detail.siblings.moves == [2])
    }

    @Test(arguments: TestedDetail.all) func whoGoesBackMeanwhileStaysThere(kind: TestedDetail) async {
        let detail = await open(kind)
        let held = hold(detail)
        _ = detail.screen.handle(.next)
        await #expect(eventually { held.waitingCount == 1 })
        _ = detail.screen.handle(.previous)
        await detail.untilShown(2)
        held.end()
        await letWorkRun()

        #expect(detail.screen.title == "Name 2")
        #expect(detail.siblings.moves == [2])
    }

    @Test(arguments: TestedDetail.all) func twoPressesMoveOnce(kind: TestedDetail) async {
        let detail = await open(kind)
        let held = hold(detail)
        _ = detail.screen.handle(.next)
        await #expect(eventually { held.waitingCount == 1 })
        _ = detail.screen.handle(.next)
        await #expect(eventually { held.waitingCount == 2 })
        held.end()
        await detail.untilShown(4)
        await letWorkRun()

        #expect(detail.siblings.moves == [4])
    }

    @Test(arguments: TestedDetail.all)
    func aDetailThatIsPoppedWhileTheListLoadsMoreIsGoneAndMovesNothing(kind: TestedDetail) async {
        let detail = await open(kind)
        let held = hold(detail)
        let parts = SceneParts(of: detail.stage.stack.top)
        _ = detail.screen.handle(.next)
        await #expect(eventually { held.waitingCount == 1 })
        detail.stage.stack.pop()
        #expect(!parts.living.contains("view") && !parts.living.contains("presenter"))

        held.end()
        await #expect(eventually { @MainActor in parts.living == [] })
        #expect(detail.siblings.moves.isEmpty)
    }
}
