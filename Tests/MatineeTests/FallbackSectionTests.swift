import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct FallbackSectionTests {
    private let builtIn = ScreenSpy("Built in")
    private let live = ScreenSpy("Live")
    private let desk = AnswerDesk<Int, Int> { .success($0) }
    private let notices = NoticeBoardSpy()
    private let display = DisplaySpy()
    private let wording = Wording.sample("en_US")

    private func fallback(isCached: Bool = false) -> FallbackSection {
        FallbackSection(
            live: FallbackSection.List(
                origin: SectionOrigin(place: "movies-live", source: "Live", hint: "better with a key"),
                makeScreen: { [live] in live }),
            builtIn: FallbackSection.List(
                origin: SectionOrigin(place: "movies-builtin", source: "built-in"),
                makeScreen: { [builtIn] in builtIn }),
            firstPage: FallbackSection.FirstPage(
                isCached: { isCached },
                ask: { [desk] () async throws(CatalogFailure) in _ = try await desk.reply(to: 1) }),
            wording: wording, notices: notices, display: display)
    }

    /// As the shell does: it is made, and drawn.
    private func start(_ fallback: FallbackSection?, places: Set<String>) {
        fallback?.start(places: places)
        _ = fallback?.frame(80, 24)
    }

    private func isHeld() async -> Bool {
        await eventually { [desk] in desk.waiting == [1] }
    }

    @Test func whatIsBuiltInIsThereAtOnceAndGoesWhenTheServiceAnswers() async {
        desk.hold()
        let fallback = fallback()
        start(fallback, places: ["movies-builtin", "library"])
        #expect(fallback.title == "Built in")
        #expect(
            fallback.origin
                == SectionOrigin(place: "movies-builtin", source: "built-in", hint: "asking Live…", state: .asked))
        #expect(await isHeld())
        #expect(!fallback.isBusy)

        desk.release()
        #expect(await eventually { @MainActor in fallback.title == "Live" })
        #expect(fallback.origin.hint == "better with a key" && fallback.origin.place == "movies-live")
        #expect(display.changeCount > 0)
        #expect(notices.notices.isEmpty)
        #expect(fallback.handle(.refresh) && live.handled == [.refresh])
    }

    @Test func nobodyIsAskedBeforeSomethingIsSeen() async {
        let fallback = fallback()
        fallback.start(places: [])
        await letWorkRun()
        #expect(desk.requests.isEmpty)
        _ = fallback.frame(80, 24)
        #expect(await eventually { @MainActor in fallback.title == "Live" })
    }

    @Test(arguments: [Command.down, .open, .favourite])
    func itNeverChangesUnderTheReadersCursor(command: Command) async {
        desk.hold()
        let fallback = fallback()
        start(fallback, places: [])
        #expect(await isHeld())
        #expect(fallback.handle(command))
        desk.release()
        #expect(await eventually { @MainActor in notices.announced == [Message("Live has answered: r shows it")] })
        #expect(notices.notices.isEmpty, "it stands in the header")
        #expect(fallback.origin.state == .answers && fallback.origin.command == .refresh)
        #expect(fallback.title == "Built in" && builtIn.handled == [command])
        #expect(fallback.origin.hint == "Live has answered: r shows it")

        #expect(fallback.handle(.refresh))
        #expect(fallback.title == "Live" && live.handled == [] && builtIn.handled == [command])
    }

    @Test func whoTypesIsNotInterruptedEither() async {
        desk.hold()
        builtIn.takenKeys = [.character("x")]
        let fallback = fallback()
        start(fallback, places: [])
        #expect(await isHeld())
        #expect(fallback.handle(key: .character("x")))
        desk.release()
        #expect(await eventually { @MainActor in !notices.announced.isEmpty })
        #expect(fallback.title == "Built in")
    }

    @Test func withoutAnAnswerItStaysSaysWhyAndAsksAgain() async {
        desk.fail(.timedOut(host: "live.test"))
        let fallback = fallback()
        start(fallback, places: [])
        #expect(await eventually { @MainActor in fallback.origin.hint == "Live does not answer" })
        #expect(fallback.title == "Built in")

        desk.fail(.offline)
        #expect(fallback.handle(.refresh))
        #expect(await eventually { @MainActor in fallback.origin.hint == "offline" })

        desk.fail(.unreadable(status: 200))
        #expect(fallback.handle(.refresh))
        #expect(await eventually { @MainActor in fallback.origin.hint == "Live answers unreadably" })

        desk.answer { .success($0) }
        #expect(fallback.handle(.refresh))
        #expect(await eventually { @MainActor in fallback.title == "Live" })
        #expect(builtIn.handled == [] && desk.requests == [1, 1, 1, 1])
    }

    @Test(arguments: [
        (CatalogFailure.rateLimited(retryAfterSeconds: 3_600), "Live asks to wait 60 min"),
        (.rateLimited(retryAfterSeconds: nil), "Live asks to wait"),
        (.refused(status: 401, message: nil), "Live refuses to answer"),
        (.keyRejected(.tmdb), "Live refuses to answer"), (.unavailable(status: 503), "Live does not answer"),
    ])
    func whoHasAnsweredOtherwiseIsNotSaidToBeSilent(failure: CatalogFailure, hint: String) async {
        desk.fail(failure)
        let fallback = fallback()
        start(fallback, places: [])
        #expect(await eventually { @MainActor in fallback.origin.hint == hint })
        #expect(fallback.origin.isWarning)
    }

    @Test func whoHasBeenThereHasItsOwnListAtOnceAndNothingIsAskedTwice() async {
        let fallback = fallback(isCached: true)
        start(fallback, places: ["movies-live"])
        #expect(fallback.title == "Live" && fallback.origin.place == "movies-live")
        await letWorkRun()
        #expect(desk.requests == [] && fallback.title == "Live")
    }

    @Test(arguments: [false, true])
    func whereTheCacheIsGoneWhatIsBuiltInStandsInUnlessTheReaderIsThere(isTouched: Bool) async {
        desk.hold()
        let fallback = fallback()
        start(fallback, places: ["movies-live"])
        #expect(fallback.title == "Live")
        #expect(await isHeld())
        if isTouched { _ = fallback.handle(.down) }
        desk.fail(.offline)
        desk.release()
        #expect(await eventually { @MainActor in display.changeCount > 1 })
        #expect(fallback.title == (isTouched ? "Live" : "Built in"))
        #expect(fallback.origin.hint == (isTouched ? "better with a key" : "offline"))
    }

    @Test func whatIsAskedWhenItIsGoneChangesNothing() async {
        desk.hold()
        var fallback: FallbackSection? = fallback()
        weak let gone = fallback
        start(fallback, places: [])
        #expect(await isHeld())
        fallback = nil
        desk.release()
        #expect(await eventually { @MainActor in gone == nil })
        #expect(live.layoutCount == 0)
    }
}
