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

/// The list of a service with a key, while it is asked for the first time.
@MainActor
struct AwaitedListTests {
    private let live = ScreenSpy("Live")
    private let builtIn = ScreenSpy("▌Built in")
    private let awaited: AwaitedList
    private let desk = AnswerDesk<Int, Int> { .success($0) }
    private let display = DisplaySpy()

    init() {
        let list = FallbackSection.List(
            origin: SectionOrigin(place: "movies-live", source: "Live", hint: "a hint", state: .answers),
            makeScreen: { [live] in live })
        awaited = AwaitedList(list, standIn: "built-in", wording: .sample("en_US")) { [builtIn] in
            builtIn
        } makeFallback: { [desk, display] live, rows, failure in
            FallbackSection(
                live: live,
                builtIn: FallbackSection.List(
                    origin: SectionOrigin(place: "movies-builtin", source: "built-in", state: .atHand),
                    makeScreen: { rows }),
                firstPage: FallbackSection.FirstPage(
                    isCached: { false },
                    ask: { () async throws(CatalogFailure) in _ = try await desk.reply(to: 1) }),
                wording: .sample("en_US"), notices: NoticeBoardSpy(), display: display, after: failure)
        }
        live.isAwaitingRows = true
        builtIn.row = Rect(x: 0, y: 0, width: 8, height: 1)
    }

    @Test(
        "Rows stand there at once, to be read, without colours, cursor or anything to be pressed, until the answer")
    func rowsStandThereUntilTheAnswer() {
        let before = awaited.frame(80, 24)
        #expect(before.rows[0] == " Built in took 0")
        #expect((0..<80).allSatisfy { before[$0, 0].style == .muted || before[$0, 0].text == " " })
        #expect(before.target(at: CellPosition(x: 3, y: 0)) == nil)
        #expect(
            awaited.origin
                == SectionOrigin(place: "movies-live", source: "built-in", hint: "asking Live…", state: .asked))

        live.isAwaitingRows = false
        #expect(awaited.frame(80, 24).rows[0] == "Live took 0")
        #expect(awaited.origin == SectionOrigin(place: "movies-live", source: "Live", hint: "a hint", state: .answers))
    }

    @Test("What is said meanwhile is for the list itself")
    func whatIsSaidMeanwhileIsForTheListItself() {
        _ = awaited.frame(80, 24)
        #expect(awaited.handle(.down))
        #expect(live.handled == [.down] && builtIn.handled == [])
        #expect(awaited.title == "Live")
    }

    @Test("Where what it leads to waits for rows of its own, they do not come back", arguments: [false, true])
    func theyDoNotComeBack(isSeen: Bool) {
        _ = awaited.frame(80, 24)
        live.isAwaitingRows = false
        if isSeen { _ = awaited.frame(80, 24) }
        #expect(awaited.handle(.open))
        live.isAwaitingRows = true
        #expect(awaited.frame(80, 24).rows[0] == "Live took 1")
    }

    @Test("Where something is typed, and for a reader, there is only the list itself")
    func whereSomethingIsTypedThereIsTheListItself() {
        live.isTyping = true
        #expect(awaited.frame(80, 24).rows[0] == "Live took 0")
        live.isTyping = false
        let canvas = Canvas(size: Size(width: 80, height: 24))
        canvas.isForReader = true
        awaited.layout(size: canvas.size)
        awaited.draw(on: canvas.surface, hasFocus: true)
        #expect(canvas.rows[0] == "Live took 0")
    }

    private func fail(_ failure: CatalogFailure) {
        live.isAwaitingRows = false
        live.failureInPlaceOfRows = .catalog(failure)
    }

    @Test("Where the source fails, the rows stay and are in use, and it is said why")
    func rowsStayWhereTheSourceFails() {
        _ = awaited.frame(80, 24)
        fail(.connectionRefused(host: "live.test"))
        let frame = awaited.frame(80, 24)
        #expect(frame.rows[0] == "▌Built in took 0")
        #expect(frame.target(at: CellPosition(x: 3, y: 0)) == .row(7))
        #expect(awaited.title == "▌Built in" && !awaited.hasFailed)
        #expect(
            awaited.origin
                == SectionOrigin(
                    place: "movies-builtin", source: "built-in", hint: "Live does not answer", isWarning: true,
                    state: .atHand))
        #expect(awaited.handle(.down))
        #expect(builtIn.handled == [.down] && live.handled == [] && desk.requests == [])
    }

    @Test("A refresh asks again, and what answers is shown where the reader was")
    func refreshAsksAgain() async {
        let place = ScreenMemento(item: "7", row: 3)
        live.memento = place
        _ = awaited.frame(80, 24)
        fail(.offline)
        _ = awaited.frame(80, 24)
        live.failureInPlaceOfRows = nil
        #expect(awaited.handle(.refresh))
        #expect(await eventually { @MainActor in awaited.title == "Live" })
        #expect(awaited.origin == SectionOrigin(place: "movies-live", source: "Live", hint: "a hint", state: .answers))
        #expect(live.restored == [place] && desk.requests == [1])
    }

    @Test(
        "What only the reader can mend is told by the list itself",
        arguments: [
            CatalogFailure.keyRejected(.tmdb), .keySuspended(.tmdb), .networkLibraryMissing(name: "libcurl"),
        ])
    func whatOnlyTheReaderCanMend(failure: CatalogFailure) {
        _ = awaited.frame(80, 24)
        fail(failure)
        #expect(awaited.frame(80, 24).rows[0] == "Live took 0")
        #expect(awaited.title == "Live" && awaited.hasFailed && awaited.origin.source == "Live")
    }

    @Test("What is being typed does not go with the list, and rows that were there are enough")
    func whatIsTypedStays() {
        _ = awaited.frame(80, 24)
        live.isTyping = true
        fail(.offline)
        _ = awaited.frame(80, 24)
        live.isTyping = false
        #expect(awaited.frame(80, 24).rows[0] == "Live took 0")
    }
}
