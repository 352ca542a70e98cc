import Browsing
import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import NoteEditor

@MainActor
struct NoteEditorViewTests {
    private let presenter = NoteEditorPresenterSpy()
    private let display = DisplaySpy()
    private let view: NoteEditorDefaultView

    init() {
        view = NoteEditorDefaultView(
            presenter: presenter,
            picture: KeptPicture(
                of: .sample, finder: FakePictureFinder(), store: FakePictureStore(), pause: Pause {}),
            display: display)
    }

    private func show(_ text: String, message: Message? = nil, question: Question? = nil) {
        view.begin(with: text)
        view.show(
            NoteEditorState(
                title: "Note on Yi Yi", subject: "Yi Yi", facts: "Film · 一一 · 2000", lineLabel: "Ln",
                foot: "5 words · not saved", status: "not saved", message: message, question: question, canWrite: true))
    }

    @Test func keysThatAreNoTextMoveInIt() {
        show("one\ntwo\nthree")
        #expect(view.handle(.down) && view.handle(.down) && view.handle(.up))
        #expect(view.handle(KeyPress(.character("x"))))
        #expect(presenter.calls.last == .change("one\ntwox\nthree"), "The cursor began at the end")
    }

    @Test func whileSomethingIsAskedTheyDoNot() {
        show("one\ntwo", question: Wording.sample("en_US").library.askDiscard)
        #expect(!view.handle(.down) && !view.handle(.pageUp))
    }

    @Test(arguments: PaneSizes.few) func showsTheTextInRowsThatFit(size: Size) throws {
        show(
            "Seen twice.\n\nThe boy with the camera: 花樣年華 一一 千と千尋の神隠し, and what one cannot see. Wonderful e\u{301}te\u{301}.\n\tLast line"
        )
        try view.compare(with: "text", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyItWasNotSavedBelowTheText(size: Size) throws {
        let wording = Wording.sample("en_US").library
        let failure = wording.failure(.diskFull(path: "/data/library.sqlite"))
        show(
            "Seen twice.", message: Message(failure.what, why: failure.why, remedy: wording.textStays, isFailure: true))
        try view.compare(with: "failed", at: size)
    }

    @Test(arguments: PaneSizes.few) func saysThatThereAreSeveralVersionsBelowTheText(size: Size) throws {
        show("Seen twice.", message: Wording.sample("en_US").library.severalVersions(Count(2)))
        try view.compare(with: "versions", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsTheQuestionBelowTheText(size: Size) throws {
        show("Seen twice.", question: Wording.sample("en_US").library.askDiscard)
        try view.compare(with: "question", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsThatItLoads(size: Size) throws {
        view.show(NoteEditorState(message: Message("Loading…"), isBusy: true))
        try view.compare(with: "loading", at: size)
    }

    @Test func theCursorIsABlockOnTheCellWhereTheNextTextGoes() {
        show("ab")
        _ = view.handle(key: .left)
        let canvas = view.frame(38, 4)

        #expect(canvas[2, 0].style == .selected)
        #expect(canvas[1, 0].style == .plain)
        #expect(canvas.cursor == CellPosition(x: 2, y: 0))
        #expect(view.frame(38, 4, hasFocus: false)[2, 0].style == .plain)
    }

    @Test func aPressPutsTheCursorBeforeWhatWasPressed() {
        show("ab 千と🎬 c\nlast")
        func press(_ x: Int, _ y: Int) {
            let position = CellPosition(x: x, y: y)
            let target = view.frame(38, 4).target(at: position)
            #expect(view.handle(Pointing(.press(target), at: position)) == .marked)
        }
        press(2, 0)
        #expect(view.frame(38, 4).cursor == CellPosition(x: 2, y: 0))
        // The second cell of a wide character is that character, too.
        for x in [4, 5] {
            press(x, 0)
            #expect(view.frame(38, 4).cursor == CellPosition(x: 4, y: 0))
        }
        press(9, 0)
        #expect(view.frame(38, 4).cursor == CellPosition(x: 8, y: 0))
        press(30, 0)
        #expect(view.frame(38, 4).cursor == CellPosition(x: 12, y: 0))
        press(30, 3)
        #expect(view.frame(38, 4).cursor == CellPosition(x: 5, y: 1))
        _ = view.handle(key: .character("!"))
        #expect(presenter.calls.last == .change("ab 千と🎬 c\nlast!"))
    }

    @Test func theLineBelowSaysWhereTheCursorIs() {
        show("a\nb")
        #expect(view.frame(78, 20).rows.last == " Ln 2 · 5 words · not saved")
        #expect(view.status == nil, "It is said once")
        _ = view.handle(key: .up)
        #expect(view.frame(78, 20).rows.last == " Ln 1 · 5 words · not saved")
        _ = view.frame(38, 4)
        #expect(view.status == "not saved")
    }

    @Test func oneGoesOnWritingWhereTheTextEndsAndThatIsInSight() {
        show((1...40).map { "Line \($0)" }.joined(separator: "\n"))
        #expect(view.frame(38, 4).rows == [" Line 37", " Line 38", " Line 39", " Line 40"])
        #expect(view.frame(38, 4)[8, 3].style == .selected)
        _ = view.handle(key: .character("!"))

        #expect(view.frame(38, 4).rows.last == " Line 40!")
    }

    @Test func whatIsTypedIsText() {
        show("")
        #expect(view.takesText)
        for key in [Key.character("q"), .character("d"), .enter, .paste("1q")] { #expect(view.handle(key: key)) }

        #expect(presenter.calls == [.change("q"), .change("qd"), .change("qd\n"), .change("qd\n1q")])
    }

    @Test func theKeysOfEveryTypedLineWorkInItUnlessTheySaySomethingToANote() {
        show("one two three\nlast line")
        for key in [Key.control("a"), .character("!")] { #expect(view.handle(key: key)) }
        #expect(presenter.calls.last == .change("one two three\n!last line"))
        #expect(view.handle(key: .control("k")))
        #expect(presenter.calls.last == .change("one two three\n!"))
        #expect(view.handle(key: .control("u")))
        #expect(presenter.calls.last == .change("one two three\n"))
        for key in [Key.up, .end, .control("w")] { #expect(view.handle(key: key)) }
        #expect(presenter.calls.last == .change("one two \n"))
        #expect(!view.handle(key: .control("e")), "That opens the other editor")
    }

    @Test func escapeAndWhatGoesWithCtrlAreCommands() {
        show("")
        for key in [Key.escape, .control("s"), .control("x"), .control("c")] { #expect(!view.handle(key: key)) }
        for command in [Command.save, .discard, .history, .back] { #expect(view.handle(command)) }

        #expect(presenter.calls == [.save(decides: true), .discard, .history, .close])
    }

    @Test func ofANoteThatCouldNotBeReadTheSameKeyTriesAgainAsInLists() {
        let message = Wording.sample("en_US").library.failure(.busy(path: "/library"))
        view.show(NoteEditorState(message: message))
        #expect(view.hasFailed && !view.isTyping)
        #expect(!view.handle(key: .character("r")))
        #expect(view.handle(.refresh))
        show("")
        #expect(!view.handle(.refresh))
        #expect(presenter.calls == [.refresh])
    }

    @Test func whatIsTypedBeforeTheNoteIsReadIsNoCommand() {
        view.show(NoteEditorState(isBusy: true))

        #expect(view.isTyping, "No letter is offered as a command")
        #expect(view.handle(key: .character("q")))
        #expect(!view.handle(key: .escape))
        #expect(presenter.calls.isEmpty)

        show("uick")
        #expect(presenter.calls == [.change("uickq")])
    }

    @Test func whatIsTypedAheadIsATextOfItsOwnUntilItComesToTheEndOfTheNote() {
        view.show(NoteEditorState(isBusy: true))
        let keys: [Key] = [
            .backspace, .delete, .character("a"), .character("x"), .backspace, .character("c"), .left, .character("b"),
            .end, .enter, .character("w"), .control("w"), .character("d"), .home, .paste("1"),
        ]
        for key in keys { #expect(view.handle(key: key)) }
        #expect(view.textWaiting == "abc\n1d" && presenter.calls.isEmpty)
        #expect(!view.handle(key: .control("s")), "That saves a note that is there")

        show("Seen\ntwice ")
        #expect(presenter.calls == [.change("Seen\ntwice abc\n1d")])
        #expect(view.textWaiting.isEmpty)
        #expect(view.handle(key: .character("!")))
        #expect(presenter.calls.last == .change("Seen\ntwice abc\n1!d"), "The cursor is where it was")
    }

    @Test func whatIsTypedAheadIsInSightWithWhatBecomesOfIt() {
        view.show(NoteEditorState(isBusy: true))
        _ = view.handle(key: .paste("quick"))
        view.show(NoteEditorState(typedAhead: "It is added.", message: Message("Loading…"), isBusy: true))
        for size in PaneSizes.few {
            let rows = view.frame(size.width, size.height).rows
            #expect(rows.contains { $0.hasPrefix(" quick") })
            #expect(rows.contains { $0.contains("Loading…") } && rows.contains { $0.contains("It is added.") })
        }
    }

    @Test func lettersThatWereTakenBackChangeNothing() {
        view.show(NoteEditorState(isBusy: true))
        for key in [Key.character("q"), .backspace, .backspace] { #expect(view.handle(key: key)) }
        show("Seen")
        #expect(presenter.calls.isEmpty && view.textWaiting.isEmpty)
    }

    @Test func itClosesWhileWhatWasWrittenIsStored() {
        #expect(!view.isClosing)
        view.show(NoteEditorState(canWrite: true, isClosing: true))
        #expect(view.isClosing)
    }

    @Test func aQuestionTakesNothingButItsAnswer() {
        show("", question: Wording.sample("en_US").library.askDiscard)
        for key in [Key.character("x"), .character("y"), .character("n"), .escape] { #expect(view.handle(key: key)) }

        #expect(presenter.calls == [.answer(.yes), .answer(.no), .answer(.no)])
    }

    @Test func whatIsTypedBeforeTheQuestionIsInSightIsNoAnswerToIt() {
        let question = Wording.sample("en_US").unsaved.askTakeUp("3 May 2025", true)
        view.show(NoteEditorState(question: question, canWrite: true, isOffering: true))
        view.begin(with: "left behind")
        for key in [Key.character("n"), .character("y")] { #expect(view.handle(key: key)) }
        #expect(presenter.calls.isEmpty)
        #expect(view.textWaiting == "ny")

        _ = view.frame(38, 8)
        #expect(view.handle(key: .character("y")))
        #expect(presenter.calls == [.answer(.yes)])
        view.show(NoteEditorState(canWrite: true))
        view.begin(with: "!")
        #expect(presenter.calls.last == .change("!ny"))
    }

    @Test(arguments: PaneSizes.few) func showsWhatWasLeftBehindAboveTheQuestion(size: Size) throws {
        let question = Wording.sample("en_US").unsaved.askTakeUp("3 May 2025", true)
        view.show(NoteEditorState(title: "Note on Yi Yi", question: question, canWrite: true, isOffering: true))
        view.begin(with: "Seen twice.")
        try view.compare(with: "offered", at: size)
    }
}
