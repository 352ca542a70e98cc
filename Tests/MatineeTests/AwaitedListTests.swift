import Commands
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

    init() {
        let list = FallbackSection.List(
            origin: SectionOrigin(place: "movies-live", source: "Live", hint: "a hint", state: .answers),
            makeScreen: { [live] in live })
        awaited = AwaitedList(list, wording: .sample("en_US")) { [builtIn] in builtIn }
        live.isAwaitingRows = true
        builtIn.row = Rect(x: 0, y: 0, width: 8, height: 1)
    }

    @Test(
        "Rows stand there at once, without colours, cursor or anything to be pressed, and go when the answer is there")
    func rowsStandThereUntilTheAnswer() {
        let before = awaited.frame(80, 24)
        #expect(before.rows[0] == " Built in took 0")
        #expect((0..<80).allSatisfy { before[$0, 0].style == .border || before[$0, 0].text == " " })
        #expect(before.target(at: CellPosition(x: 3, y: 0)) == nil)
        #expect(
            awaited.origin == SectionOrigin(place: "movies-live", source: "Live", hint: "asking Live…", state: .asked))

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
}
