import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

/// A detail of a thing that a catalogue tells of: what is shown of it while more is on its way, and what is asked for.
@MainActor
struct LoadedDetailTests {
    @Test(arguments: TestedDetail.all) func whatIsRememberedIsShownWithoutAsking(kind: TestedDetail) async {
        let detail = kind.prepare(3)
        detail.remember(3)
        #expect(detail.screen.willAppear())
        detail.stage.stack.settle()
        await letWorkRun()

        #expect(detail.screen.title == "Name 3")
        #expect(!detail.screen.isBusy)
        #expect(detail.asked.isEmpty)
    }

    @Test(arguments: TestedDetail.all) func whatAListToldIsShownWhileTheRestLoads(kind: TestedDetail) {
        let detail = kind.prepare(3)
        detail.rememberSummaries()
        detail.hold()
        #expect(!detail.screen.willAppear())
        detail.stage.stack.settle()

        #expect(detail.screen.title == "Name 3")
        #expect(detail.screen.isBusy)
        #expect(detail.stage.text.contains("Loading…"))
    }

    @Test(arguments: TestedDetail.all)
    func whatOnlyTheLibraryKnowsIsShownWhileTheRestLoads(kind: TestedDetail) async throws {
        let detail = await kind.open(3)
        _ = detail.screen.handle(.favourite)
        await #expect(eventually { @MainActor in detail.stage.library.kept.contains { $0.summary.title == "Name 3" } })
        let again = kind.prepare(3)
        try await again.stage.library.addFavourite(try #require(detail.stage.library.kept.first?.summary))
        again.hold()
        _ = again.screen.willAppear()
        again.stage.stack.settle()

        #expect(again.screen.title == "♥ Name 3")
        #expect(again.screen.isBusy)
    }

    @Test(arguments: TestedDetail.all) func withoutAnythingKnownItOnlySaysThatItLoads(kind: TestedDetail) async {
        let detail = kind.prepare(3)
        detail.hold()
        detail.stage.stack.settle()
        #expect(detail.screen.title == "")
        #expect(detail.stage.text.contains("Loading…"))

        // There is nothing to keep either.
        _ = detail.screen.handle(.favourite)
        _ = detail.screen.handle(.note)
        await letWorkRun()
        #expect(detail.stage.navigator.calls.isEmpty)
        #expect(detail.stage.library.orderCount == 0)
    }

    @Test(arguments: TestedDetail.all) func itAsksForNothingBeforeTheReaderStays(kind: TestedDetail) async {
        let detail = kind.prepare(3)
        await letWorkRun()
        #expect(detail.asked.isEmpty)
        #expect(!detail.screen.isBusy)

        detail.stage.stack.settle()
        await detail.untilShown(3)
        #expect(detail.asked == [3])
    }

    @Test(arguments: TestedDetail.all)
    func aFailureKeepsWhatWasKnownAndARetryForgetsNothing(kind: TestedDetail) async {
        let detail = kind.prepare(3)
        detail.rememberSummaries()
        detail.fail(.unavailable(status: 502))
        _ = detail.screen.willAppear()
        detail.stage.stack.settle()
        await #expect(eventually { @MainActor in detail.screen.hasFailed })
        #expect(!detail.screen.isBusy)
        #expect(detail.screen.title == "Name 3")
        #expect(detail.stage.text.contains("HTTP 502"))

        detail.fail(nil)
        _ = detail.screen.handle(.refresh)
        await #expect(eventually { @MainActor in !detail.screen.hasFailed && !detail.screen.isBusy })
        #expect(detail.asked == [3, 3])
        #expect(detail.forgetCount == 0)
        #expect(!detail.stage.text.contains("HTTP 502"))
    }

    @Test(arguments: TestedDetail.all)
    func aRefreshForgetsAnswersAndKeepsWhatIsInSight(kind: TestedDetail) async {
        let detail = await kind.open(3)
        detail.fail(.offline)
        detail.hold()
        _ = detail.screen.handle(.refresh)
        // While it is loading there is nothing to do anew.
        _ = detail.screen.handle(.refresh)
        await #expect(eventually { @MainActor in detail.asked == [3, 3] })
        #expect(detail.forgetCount == 1)
        #expect(detail.screen.isBusy)
        #expect(detail.screen.title == "Name 3")

        detail.release()
        await #expect(eventually { @MainActor in detail.screen.hasFailed })
        #expect(detail.stage.text.contains("You are offline"))
        #expect(detail.screen.title == "Name 3")
        #expect(detail.asked == [3, 3])
        #expect(detail.cancelled.isEmpty)

        // What has failed is asked for again, and nothing else.
        detail.fail(nil)
        _ = detail.screen.handle(.refresh)
        await #expect(eventually { @MainActor in !detail.screen.hasFailed && !detail.screen.isBusy })
        #expect(detail.asked == [3, 3, 3])
        #expect(detail.forgetCount == 1)
    }

    @Test(arguments: TestedDetail.all) func itBecomesAFavouriteAndGetsANote(kind: TestedDetail) async {
        let detail = await kind.open(3)
        #expect(detail.screen.handle(.favourite))
        await #expect(eventually { @MainActor in detail.screen.title == "♥ Name 3" })
        #expect(detail.screen.handle(.note))

        #expect(detail.stage.library.kept.contains { $0.isFavourite && $0.summary.title == "Name 3" })
        #expect(detail.stage.navigator.calls == [.push])
        #expect(detail.stage.destinations.notes.map(\.title) == ["Name 3"])
    }

    @Test(arguments: TestedDetail.all) func whatOnlyAListHasToldOfCanBeAFavourite(kind: TestedDetail) async {
        let detail = kind.prepare(3)
        detail.rememberSummaries()
        detail.hold()
        _ = detail.screen.willAppear()
        detail.stage.stack.settle()
        #expect(detail.screen.handle(.favourite))

        await #expect(eventually { @MainActor in detail.screen.title == "♥ Name 3" })
        #expect(detail.stage.library.kept.first?.summary.title == "Name 3")
    }

    @Test(arguments: TestedDetail.all) func theNextOneHasItsOwnMarks(kind: TestedDetail) async {
        let detail = await kind.open(3)
        _ = detail.screen.handle(.favourite)
        await #expect(eventually { @MainActor in detail.screen.title == "♥ Name 3" })
        _ = detail.screen.handle(.next)

        await detail.untilShown(4)
    }

    @Test(arguments: TestedDetail.all) func whyNothingWasKeptIsSaid(kind: TestedDetail) async {
        let detail = await kind.open(3)
        detail.stage.library.fail(.diskFull(path: "/library"))
        _ = detail.screen.handle(.favourite)

        await #expect(
            eventually { @MainActor in detail.stage.notices.notices.map(\.what) == ["The disk is full"] })
        #expect(detail.screen.title == "Name 3")
    }

    @Test(arguments: TestedDetail.all) func aScreenThatAppearsAgainShowsWhatItShowedLast(kind: TestedDetail) async {
        let detail = await kind.open(3)
        _ = detail.screen.handle(.next)
        await detail.untilShown(4)
        _ = detail.screen.willAppear()
        detail.stage.stack.settle()
        await detail.untilShown(4)

        #expect(!detail.asked.dropFirst().contains(3))
    }

    @Test(arguments: TestedDetail.all.prefix(2)) func itsPageIsOpenedWhileItIsTheOneInSight(kind: TestedDetail) async {
        let detail = await kind.open(3)
        #expect(detail.screen.commands.contains(.openPage))
        #expect(detail.screen.handle(.openPage))
        #expect(detail.stage.links.opened == ["https://example.org/3"])

        detail.hold()
        _ = detail.screen.handle(.next)
        #expect(!detail.screen.commands.contains(.openPage))
        _ = detail.screen.handle(.openPage)
        #expect(detail.stage.links.opened == ["https://example.org/3"])
    }
}
