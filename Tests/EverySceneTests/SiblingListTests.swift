import Browsing
import Commands
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

/// A list with its details: what it opens, what follows its cursor, and what comes before and after an item.
@MainActor
struct SiblingListTests {
    private let stage = Stage()

    /// Shows the list, and makes the detail that its cursor leads to.
    private func show(_ list: TestedList) async throws -> NumberedSiblings {
        await stage.show(list.scene)
        _ = stage.navigator.makeScreen?()
        return try #require(list.siblings(stage))
    }

    @Test(arguments: TestedList.all) func theDetailFollowsTheCursorAndOpensWithItsList(list: TestedList) async throws {
        await stage.show(list.scene)
        #expect(stage.navigator.calls == [.follow(list.id(1))])
        #expect(stage.screen.handle(.down))
        #expect(stage.screen.handle(.open))
        await #expect(
            eventually { @MainActor in
                stage.navigator.calls.suffix(2) == [.follow(list.id(2)), .open(list.id(2))]
            })
        #expect(stage.destinations.asked.isEmpty, "A detail is made when it is wanted")

        _ = stage.navigator.makeScreen?()
        #expect(stage.destinations.asked == [list.id(2)])
    }

    @Test(arguments: TestedList.withSiblings) func theDetailThatItOpensLeadsOn(list: TestedList) async {
        await stage.show(list.scene)
        #expect(stage.screen.handle(.down))
        #expect(stage.screen.handle(.open))
        _ = stage.navigator.makeScreen?()

        #expect(list.siblings(stage)?.sibling(.next, 2) == .item(3))
    }

    @Test(arguments: TestedList.all) func whatIsForDetailsItLeavesAlone(list: TestedList) async {
        await stage.show(list.scene)
        for command in [Command.next, .openPage] { #expect(!stage.screen.handle(command)) }
    }

    @Test(arguments: TestedList.all) func aRefreshForgetsAnswersAndKeepsTheCursorOnItsItem(list: TestedList) async {
        await stage.show(list.scene)
        #expect(stage.screen.handle(.down))
        #expect(stage.screen.handle(.refresh))
        await stage.untilIdle()

        #expect(list.forgetCount(stage) == 1)
        #expect(stage.screen.status?.hasPrefix("2 of") == true)
        await #expect(eventually { @MainActor in stage.navigator.calls.last == .follow(list.id(2)) })
    }

    @Test(arguments: TestedList.all) func aRetryAsksForTheSamePageAndForgetsNothing(list: TestedList) async {
        for desk in stage.services { desk.interrupt(.offline) }
        await stage.show(list.scene)
        #expect(stage.screen.hasFailed)
        for desk in stage.services { desk.interrupt(nil) }
        #expect(stage.screen.handle(.refresh))
        await stage.untilIdle()

        #expect(list.askedPages(stage).prefix(2) == [1, 1])
        #expect(list.forgetCount(stage) == 0)
        #expect(stage.screen.status?.hasPrefix("1 of") == true)
    }

    @Test(arguments: TestedList.all) func aNoteStandsOnTopOfTheDetail(list: TestedList) async {
        await stage.show(list.scene)
        #expect(stage.screen.handle(.note))

        #expect(stage.navigator.calls.last == .push)
        #expect(stage.destinations.notes.map(\.title) == ["Name 1"])
    }

    @Test(arguments: TestedList.all) func anEmptyListLeadsNowhere(list: TestedList) async {
        let stage = Stage(.nothing)
        await stage.show(list.scene)
        #expect(!stage.screen.handle(.open))

        #expect(!stage.navigator.calls.contains { $0 != .followNothing })
    }

    @Test(arguments: TestedList.all) func anItemBecomesAFavourite(list: TestedList) async {
        await stage.show(list.scene)
        #expect(stage.screen.handle(.down))
        #expect(stage.screen.handle(.favourite))

        await #expect(eventually { @MainActor in stage.library.kept.first?.summary.title == "Name 2" })
        #expect(stage.library.kept.first?.isFavourite == true)
        #expect(stage.text.split(separator: "\n").first { $0.contains("Name 2 ") }?.contains("♥") == true)
    }

    @Test(arguments: TestedList.withSiblings) func pagesAreAskedForInOrderAsFarAsTheyAreNeeded(list: TestedList) async {
        stage.push(list.scene)
        _ = stage.screen.frame(38, 4)
        await #expect(eventually { @MainActor in !stage.screen.isBusy })
        #expect(list.askedPages(stage) == [1])

        for _ in 1...19 { _ = stage.screen.handle(.down) }
        await stage.untilIdle()
        #expect(list.askedPages(stage) == [1, 2])
    }

    @Test(arguments: TestedList.withSiblings)
    func aRetryAsksForThePageThatFailedAndForgetsNothing(list: TestedList) async {
        stage.push(list.scene)
        _ = stage.screen.frame(38, 4)
        await #expect(eventually { @MainActor in !stage.screen.isBusy })
        for desk in stage.services { desk.interrupt(.offline) }
        for _ in 1...19 { _ = stage.screen.handle(.down) }
        await stage.untilIdle()
        #expect(stage.screen.hasFailed)

        for desk in stage.services { desk.interrupt(nil) }
        #expect(stage.screen.handle(.refresh))
        await stage.untilIdle()
        #expect(!stage.screen.hasFailed)
        #expect(list.askedPages(stage) == [1, 2, 2])
        #expect(list.forgetCount(stage) == 0)
    }

    @Test(arguments: TestedList.withSiblings) func anItemHasNeighbours(list: TestedList) async throws {
        let siblings = try await show(list)

        #expect(siblings.sibling(.next, 5) == .item(6))
        #expect(siblings.sibling(.previous, 5) == .item(4))
        #expect(siblings.sibling(.previous, 1) == .none)
    }

    @Test(arguments: TestedList.withSiblings) func moreIsLoadedWhenTheDetailNeedsIt(list: TestedList) async throws {
        stage.push(list.scene)
        await #expect(
            eventually { @MainActor in
                _ = stage.screen.frame(38, 4)
                return !stage.screen.isBusy
            })
        _ = stage.navigator.makeScreen?()
        let siblings = try #require(list.siblings(stage))
        #expect(siblings.sibling(.next, 20) == .notLoaded)
        await #expect(siblings.loadMore() == nil)

        #expect(list.askedPages(stage) == [1, 2])
        #expect(siblings.sibling(.next, 20) == .item(21))
        #expect(siblings.sibling(.next, 30) == .none)
    }

    @Test(arguments: TestedList.withSiblings) func itSaysWhyThereIsNoMore(list: TestedList) async throws {
        stage.push(list.scene)
        await #expect(
            eventually { @MainActor in
                _ = stage.screen.frame(38, 4)
                return !stage.screen.isBusy
            })
        _ = stage.navigator.makeScreen?()
        for desk in stage.services { desk.interrupt(.offline) }

        let siblings = try #require(list.siblings(stage))
        await #expect(siblings.loadMore() == .offline)
    }

    @Test(arguments: TestedList.withSiblings)
    func theCursorGoesAlongWithTheDetailAndOnFromThere(list: TestedList) async throws {
        let siblings = try await show(list)
        siblings.didMove(3)
        #expect(stage.screen.status?.hasPrefix("3 of") == true)
        #expect(stage.navigator.calls == [.follow(list.id(1)), .didMoveDetail(list.id(3))])

        siblings.didMove(99)
        #expect(stage.screen.status?.hasPrefix("3 of") == true)
        #expect(stage.screen.handle(.down))
        await #expect(eventually { @MainActor in stage.navigator.calls.last == .follow(list.id(4)) })
        #expect(stage.navigator.calls.count == 3)
    }

    @Test(arguments: TestedList.withSiblings)
    func neitherItNorTheDetailItMayMakeKeepsItAlive(list: TestedList) async throws {
        _ = try await show(list)
        _ = stage.screen.handle(.open)
        stage.stack.pop()
        #expect(list.siblings(stage) == nil)

        _ = stage.navigator.makeScreen?()
        #expect(stage.destinations.asked == [list.id(1), list.id(1)])
        #expect(list.siblings(stage) == nil)
    }

    @Test(arguments: TestedScene.all) func noSceneKeepsWhoItLeadsByAlive(scene: TestedScene) async {
        var stage: Stage? = Stage()
        weak let navigator = stage?.navigator
        weak let guide = stage?.guide
        let screen = stage.map(scene.make)
        stage = nil

        #expect(screen != nil)
        await #expect(eventually { @MainActor in navigator == nil && guide == nil })
    }
}
