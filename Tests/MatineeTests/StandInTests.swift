import Browsing
import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct StandInTests {
    private let builtIn = ScreenSpy("Built in")
    private let live = ScreenSpy("Live")
    private let desk = AnswerDesk<Int, Int> { .success($0) }
    private let notices = NoticeBoardSpy()
    private let display = DisplaySpy()
    private let wording = Wording.sample("en_US")

    private func standIn(isCached: Bool = false) -> StandIn {
        StandIn(
            live: StandIn.List(
                origin: SectionOrigin(place: "movies-live", source: "Live", hint: "better with a key"),
                makeScreen: { [live] in live }),
            builtIn: StandIn.List(
                origin: SectionOrigin(place: "movies-builtin", source: "built-in"),
                makeScreen: { [builtIn] in builtIn }),
            firstPage: StandIn.FirstPage(
                isCached: { isCached },
                ask: { [desk] () async throws(CatalogFailure) in _ = try await desk.reply(to: 1) }),
            wording: wording, notices: notices, display: display)
    }

    /// As the shell does: it is made, and drawn.
    private func start(_ standIn: StandIn?, places: Set<String>) {
        standIn?.start(places: places)
        _ = standIn?.frame(80, 24)
    }

    private func isHeld() async -> Bool {
        await eventually { [desk] in desk.waiting == [1] }
    }

    @Test func whatIsBuiltInIsThereAtOnceAndGoesWhenTheServiceAnswers() async {
        desk.hold()
        let standIn = standIn()
        start(standIn, places: ["movies-builtin", "library"])
        #expect(standIn.title == "Built in")
        #expect(standIn.origin == SectionOrigin(place: "movies-builtin", source: "built-in", hint: "asking Live…"))
        #expect(await isHeld())
        #expect(!standIn.isBusy)

        desk.release()
        #expect(await eventually { @MainActor in standIn.title == "Live" })
        #expect(standIn.origin.hint == "better with a key" && standIn.origin.place == "movies-live")
        #expect(display.changeCount > 0)
        #expect(notices.notices.isEmpty)
        #expect(standIn.handle(.refresh) && live.handled == [.refresh])
    }

    @Test func nobodyIsAskedBeforeSomethingIsSeen() async {
        let standIn = standIn()
        standIn.start(places: [])
        await letWorkRun()
        #expect(desk.requests.isEmpty)
        _ = standIn.frame(80, 24)
        #expect(await eventually { @MainActor in standIn.title == "Live" })
    }

    @Test(arguments: [Command.down, .open, .favourite])
    func itNeverChangesUnderTheReadersCursor(command: Command) async {
        desk.hold()
        let standIn = standIn()
        start(standIn, places: [])
        #expect(await isHeld())
        #expect(standIn.handle(command))
        desk.release()
        #expect(await eventually { @MainActor in notices.notices == [Message("Live has answered: r shows it")] })
        #expect(standIn.title == "Built in" && builtIn.handled == [command])
        #expect(standIn.origin.hint == "Live has answered: r shows it")

        #expect(standIn.handle(.refresh))
        #expect(standIn.title == "Live" && live.handled == [] && builtIn.handled == [command])
    }

    @Test func whoTypesIsNotInterruptedEither() async {
        desk.hold()
        builtIn.takenKeys = [.character("x")]
        let standIn = standIn()
        start(standIn, places: [])
        #expect(await isHeld())
        #expect(standIn.handle(key: .character("x")))
        desk.release()
        #expect(await eventually { @MainActor in !notices.notices.isEmpty })
        #expect(standIn.title == "Built in")
    }

    @Test func withoutAnAnswerItStaysSaysWhyAndAsksAgain() async {
        desk.fail(.timedOut(host: "live.test"))
        let standIn = standIn()
        start(standIn, places: [])
        #expect(await eventually { @MainActor in standIn.origin.hint == "Live does not answer" })
        #expect(standIn.title == "Built in")

        desk.fail(.offline)
        #expect(standIn.handle(.refresh))
        #expect(await eventually { @MainActor in standIn.origin.hint == "offline" })

        desk.answer { .success($0) }
        #expect(standIn.handle(.refresh))
        #expect(await eventually { @MainActor in standIn.title == "Live" })
        #expect(builtIn.handled == [] && desk.requests == [1, 1, 1])
    }

    @Test func whoHasBeenThereHasItsOwnListAtOnceAndNothingIsAskedTwice() async {
        let standIn = standIn(isCached: true)
        start(standIn, places: ["movies-live"])
        #expect(standIn.title == "Live" && standIn.origin.place == "movies-live")
        await letWorkRun()
        #expect(desk.requests == [] && standIn.title == "Live")
    }

    @Test(arguments: [false, true])
    func whereTheCacheIsGoneWhatIsBuiltInStandsInUnlessTheReaderIsThere(isTouched: Bool) async {
        desk.hold()
        let standIn = standIn()
        start(standIn, places: ["movies-live"])
        #expect(standIn.title == "Live")
        #expect(await isHeld())
        if isTouched { _ = standIn.handle(.down) }
        desk.fail(.offline)
        desk.release()
        #expect(await eventually { @MainActor in display.changeCount > 1 })
        #expect(standIn.title == (isTouched ? "Live" : "Built in"))
        #expect(standIn.origin.hint == (isTouched ? "better with a key" : "offline"))
    }

    @Test func whatIsAskedWhenItIsGoneChangesNothing() async {
        desk.hold()
        var standIn: StandIn? = standIn()
        weak let gone = standIn
        start(standIn, places: [])
        #expect(await isHeld())
        standIn = nil
        desk.release()
        #expect(await eventually { @MainActor in gone == nil })
        #expect(live.layoutCount == 0)
    }
}
