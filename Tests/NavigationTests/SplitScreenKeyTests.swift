import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import Testing

/// Which pane has the keyboard focus, and how to move it.
@MainActor
struct SplitScreenKeyTests {
    private let scene = SplitScene()

    @Test func commandsGoToTheListFirst() {
        scene.rest(on: 1)

        #expect(scene.receiver(of: .down) == "list")
    }

    @Test func whatTheFocusedScreenDoesNotKnowIsNotHandled() {
        scene.list.known = [.down]

        #expect(scene.split.handle(.down))
        #expect(!scene.split.handle(.next))
    }

    @Test func openGivesTheDetailTheKeyboard() {
        scene.rest(on: 1)
        scene.open(1)

        #expect(scene.receiver(of: .down) == "detail")
    }

    @Test func openSettlesTheDetailThatIsInSightAtOnceAndOnlyOnce() async {
        scene.rest(on: 1)
        scene.open(1)
        #expect(scene.made == [1])
        #expect(scene.detail?.count(of: .didAppear) == 1)

        await scene.endPause()
        #expect(scene.detail?.count(of: .didAppear) == 1)
    }

    @Test func openBeforeTheFrameOfANewItemMakesItsDetail() async {
        scene.rest(on: 1)
        scene.follow(2)
        scene.open(2)
        await scene.endPause()

        #expect(scene.made == [1, 2])
        #expect(scene.detail?.count(of: .didAppear) == 1)
    }

    @Test func openTwiceAsksOnce() {
        scene.rest(on: 1)
        scene.open(1)
        _ = scene.split.handle(.back)
        scene.open(1)

        #expect(scene.made == [1])
        #expect(scene.detail?.count(of: .didAppear) == 1)
    }

    @Test func backGivesItToTheListAndKeepsTheDetail() {
        scene.rest(on: 1)
        scene.open(1)

        #expect(scene.split.handle(.back))
        #expect(scene.receiver(of: .down) == "list")
        #expect(scene.detail != nil)
    }

    @Test func refreshIsForThePaneWithTheKeyboard() {
        scene.rest(on: 1)
        #expect(scene.receiver(of: .refresh) == "list")

        scene.open(1)
        #expect(scene.receiver(of: .refresh) == "detail")
    }

    @Test func refreshTriesTheDetailAgainThatFailedBesideTheList() {
        scene.list.known = [.refresh]
        scene.rest(on: 1)
        scene.detail?.known = [.refresh]
        scene.detail?.hasFailed = true

        #expect(scene.split.handle(.refresh))
        #expect(scene.detail?.count(of: .handle(.refresh)) == 1)
        #expect(scene.list.count(of: .handle(.refresh)) == 0)
    }

    @Test func refreshTriesAllAgainThatHasFailedInSight() {
        scene.rest(on: 1)
        scene.open(1)
        scene.list.hasFailed = true
        _ = scene.split.handle(.refresh)
        #expect(scene.list.count(of: .handle(.refresh)) == 1)
        #expect(scene.detail?.count(of: .handle(.refresh)) == 0)

        scene.detail?.hasFailed = true
        _ = scene.split.handle(.refresh)
        #expect(scene.list.count(of: .handle(.refresh)) == 2)
        #expect(scene.detail?.count(of: .handle(.refresh)) == 1)
    }

    @Test func whatHasFailedOutOfSightIsLeftAlone() {
        scene.rest(on: 1)
        scene.open(1)
        scene.list.hasFailed = true
        scene.layout(80)

        #expect(scene.receiver(of: .refresh) == "detail")
    }

    @Test func backInTheListIsNotTheSplits() {
        #expect(!scene.split.handle(.back))
    }

    @Test func tabGoesThereAndBack() {
        scene.rest(on: 1)

        #expect(scene.split.handle(.otherPane))
        #expect(scene.receiver(of: .down) == "detail")
        #expect(scene.split.handle(.otherPane))
        #expect(scene.receiver(of: .down) == "list")
    }

    @Test func tabSettlesTheDetail() async {
        scene.rest(on: 1)
        _ = scene.split.handle(.otherPane)
        #expect(scene.detail?.count(of: .didAppear) == 1)

        await scene.endPause()
        #expect(scene.detail?.count(of: .didAppear) == 1)
    }

    @Test func tabBeforeTheFrameOfANewItemGoesToItsDetail() {
        scene.rest(on: 1)
        scene.follow(2)
        _ = scene.split.handle(.otherPane)

        #expect(scene.made == [1, 2])
        #expect(scene.detail?.count(of: .didAppear) == 1)
        #expect(scene.receiver(of: .down) == "detail")
    }

    @Test func tabStaysInTheListWhereThereIsNoDetail() {
        #expect(scene.split.handle(.otherPane))
        #expect(scene.receiver(of: .down) == "list")
    }

    @Test func aScreenPushedOnTheDetailHasTheKeyboardAndBackLeadsToTheDetail() {
        scene.rest(on: 1)
        scene.open(1)
        let pushed = ScreenStub("Pushed")
        scene.split.push(pushed)
        #expect(pushed.calls.map(\.self).contains(.didAppear))
        _ = scene.split.handle(.down)
        #expect(pushed.calls.last == .handle(.down))

        #expect(scene.split.handle(.back))
        #expect(scene.receiver(of: .down) == "detail")
        #expect(scene.made == [1])
    }

    @Test func theCommandsAreThoseOfTheFocusedScreenAndTheSplitsOwn() {
        scene.list.commands = [.down, .open]
        #expect(
            scene.split.commands == [.down, .open, .growList, .turnPanes], "There is nothing in the other pane yet")

        scene.rest(on: 1)
        scene.detail?.commands = [.refresh]
        scene.open(1)
        #expect(scene.split.commands == [.refresh, .otherPane, .back, .growList, .turnPanes])

        scene.layout(80)
        #expect(scene.split.commands == [.refresh, .back, .turnPanes])
        _ = scene.split.handle(.back)
        #expect(scene.split.commands == [.down, .open, .turnPanes])
    }

    /// A list with these commands beside the detail of an item, which has the keyboard.
    private func openBesideList(_ commands: [Command] = [.down, .filter, .nextTab, .delete, .favourite]) {
        scene.list.commands = commands
        scene.list.known = Set(commands.flatMap(\.withKin))
        scene.rest(on: 1)
        scene.open(1)
        scene.layout(120)
    }

    private func hasList() -> Bool { scene.split.inFront === scene.list }

    @Test(arguments: [Command.filter, .nextTab, .previousTab])
    func whatIsAboutTheListBesideIsLeftToThatWithTheKeyboard(command: Command) {
        openBesideList()
        #expect(scene.split.handle(command))
        #expect(scene.list.count(of: .handle(command)) == 1)
        #expect(hasList())
    }

    @Test func theGridIsThatOfTheListBesideUnlessThePageHasOne() {
        openBesideList([.down, .posters])
        #expect(scene.split.commandsBeside == [.posters])
        scene.detail?.commands = [.posters]
        scene.detail?.known = [.posters]
        #expect(scene.split.handle(.posters) && !hasList())
        scene.detail?.commands = []
        scene.detail?.known = []
        #expect(scene.split.handle(.posters) && hasList())
        #expect(scene.list.count(of: .handle(.posters)) == 1)
    }

    @Test(
        "What is about a row of it is not, nor what it does not offer now",
        arguments: [Command.delete, .sort, .next])
    func whatIsAboutARowOfItIsNot(command: Command) {
        openBesideList()
        #expect(!scene.split.handle(command))
        #expect(scene.list.count(of: .handle(command)) == 0)
        #expect(!hasList())
    }

    @Test func whatTheDetailTakesItselfIsItsOwn() {
        openBesideList([.sort, .filter])
        scene.detail?.commands = [.sort]
        scene.detail?.known = [.sort]
        #expect(scene.split.commandsBeside == [.filter])
        #expect(scene.split.handle(.sort))
        #expect(!hasList())
    }

    @Test func itIsKnownWhatIsLeftToTheListThoughItIsNoneOfTheScreensOwnCommands() {
        openBesideList()
        #expect(scene.split.commandsBeside == [.filter, .nextTab])
        #expect(!scene.split.commands.contains(.filter))
        _ = scene.split.handle(.back)
        #expect(scene.split.commandsBeside == [], "the list has the keyboard")
    }

    @Test(arguments: [Command.openPage, .playTrailer])
    func whatLeadsOutOfThePageBesideIsLeftToThatWithoutTheKeyboard(command: Command) {
        scene.rest(on: 1)
        scene.layout(120)
        scene.detail?.commands = [command, .fold]
        scene.detail?.known = [command, .fold]
        #expect(scene.split.commandsBeside == [command])
        #expect(scene.split.handle(command))
        #expect(scene.detail?.count(of: .handle(command)) == 1 && hasList())
        #expect(!scene.split.handle(.fold))

        scene.list.known = [command]
        #expect(scene.split.handle(command))
        #expect(scene.detail?.count(of: .handle(command)) == 1, "the list uses it itself")
        scene.list.known = []
        scene.detail?.commands = []
        #expect(!scene.split.handle(command), "the page does not have it")
        scene.layout(80)
        #expect(scene.split.commandsBeside == [] && !scene.split.handle(command))
    }

    @Test func aListOutOfSightIsNotLedTo() {
        openBesideList()
        scene.layout(80)
        #expect(scene.split.commandsBeside == [] && !scene.split.handle(.filter))
        #expect(!hasList())
    }

    @Test func aPageThatIsTypedInKeepsTheKeyboard() {
        openBesideList()
        scene.detail?.isTyping = true
        #expect(scene.split.commandsBeside == [] && !scene.split.handle(.filter))
        #expect(!hasList())
    }

    @Test func aTextThatIsAskedAboutIsStillTypedInButNotOneUnderAMenu() {
        openBesideList()
        scene.detail?.isTyping = true
        scene.detail?.commands = [.saveForm, .leaveForm]
        #expect(scene.split.commands == [.saveForm, .leaveForm])
        let overlay = AskingOverlay()
        scene.detail?.overlay = overlay
        #expect(scene.split.commands.contains(.growList))
        overlay.question = Question("Discard?", yes: "discard", no: "stay")
        scene.detail?.question = overlay.question
        #expect(scene.split.commands == [.saveForm, .leaveForm])
    }

    @Test func aPageOverThePageLeavesItToTheListInSight() {
        openBesideList()
        scene.split.push(ScreenStub("Person"))
        scene.layout(120)
        #expect(scene.split.handle(.filter))
        #expect(hasList())
    }

    @Test func isBusyWhileWhatIsInSightLoads() {
        scene.rest(on: 1)
        #expect(!scene.split.isBusy)
        scene.detail?.isBusy = true
        #expect(scene.split.isBusy)

        scene.layout(80)
        #expect(!scene.split.isBusy)
        scene.open(1)
        #expect(scene.split.isBusy)
    }

    @Test func isBusyWhileTheListLoadsBesideADetail() {
        scene.rest(on: 1)
        scene.open(1)
        scene.list.isBusy = true
        #expect(scene.split.isBusy)

        scene.layout(80)
        #expect(!scene.split.isBusy)
    }
}

private final class AskingOverlay: OverlayContent {
    let title = ""
    let commands: [Command] = []
    var question: Question?

    func layout(in room: Size) -> Int { 1 }
    func draw(on surface: Surface) {}
}
