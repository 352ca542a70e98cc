import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee
@testable import TerminalKit

/// What the pointer does on what is drawn: the header, the footer, the section, and what covers it.
@MainActor
struct PointerIntakeTests {
    private static let size = Size(width: 80, height: 24)

    private let movies = ScreenSpy("Films")
    private let music = ScreenSpy("Songs")
    private let cover = ScreenSpy("About")
    private let canvas = Canvas(size: size)
    private let shell: Shell
    private let intake: PointerIntake
    private let now = ContinuousClock.now

    init() {
        let sections = zip([SectionID.movies, .music], [movies, music]).map { id, screen in
            Shell.Section(
                id: id, name: screen.title, origin: SectionOrigin(place: id.rawValue, source: ""),
                makeScreen: { screen })
        }
        let keys = KeysInForce(.standard(sections: [.movies, .music]))
        shell = Shell(
            sections: sections, current: nil, keys: keys, wording: .sample("C"),
            covers: [.about: { [cover] in cover }])
        intake = PointerIntake(shell: shell, keys: keys) { [canvas] in canvas.target(at: $0) }
        draw()
    }

    private func draw() {
        canvas.clear()
        shell.layout(size: Self.size)
        shell.draw(on: canvas.surface)
    }

    private func take(
        _ action: PointerEvent.Action, _ x: Int, _ y: Int, after time: Int = 0, isLeaving: Bool = false
    ) -> PointerIntake.Outcome {
        draw()
        return intake.take(
            PointerEvent(action: action, x: x, y: y, modifiers: []), isLeaving: isLeaving,
            at: now + .milliseconds(time))
    }

    /// A press on the first cell of a text.
    private func press(_ text: String, after time: Int = 0, isLeaving: Bool = false) throws -> PointerIntake.Outcome {
        draw()
        let y = try #require((0..<24).first { canvas.text(ofRow: $0).contains(text) })
        let row = canvas.text(ofRow: y)
        let x = try #require(row.firstRange(of: text).map { row.distance(from: row.startIndex, to: $0.lowerBound) })
        return take(.press(.left), x, y, after: time, isLeaving: isLeaving)
    }

    @Test func aPressOnASectionShowsIt() throws {
        #expect(try press("2 Songs") == .change)
        #expect(shell.session.section == "music")
        #expect(try press("1 Films") == .change)
        #expect(shell.session.section == "movies")
    }

    @Test func aHintIsItsKey() throws {
        #expect(try press("Enter open") == .keys([.enter]))
        #expect(try press("open") == .keys([.enter]))
        #expect(try press("↑↓ move") == .keys([.up]))
        #expect(try press("↓ move") == .keys([.down]))
        #expect(try press("move") == .keys([.down]))
        #expect(try press("quit") == .keys([.character("q")]))
        #expect(take(.press(.left), 79, 23) == .nothing)
    }

    @Test func whatTheSectionDrawsIsToldToItInItsOwnCells() {
        movies.row = Rect(x: 2, y: 3, width: 9, height: 1)
        movies.use = .marked
        #expect(take(.press(.left), 4, 4) == .change)
        #expect(movies.pointings == [Pointing(.press(.row(7)), at: CellPosition(x: 4, y: 3))])
        #expect(take(.wheel(.down), 4, 9) == .change)
        #expect(movies.pointings.last == Pointing(.scroll(3), at: CellPosition(x: 4, y: 8)))
        // In the header and the footer there is nothing to scroll.
        #expect(take(.wheel(.down), 4, 0) == .nothing && take(.wheel(.down), 4, 23) == .nothing)
    }

    @Test(arguments: [(500, 500), (80, 3), (3, 24), (-3, -3)])
    func outsideOfTheScreenThereIsNothing(x: Int, y: Int) {
        #expect(take(.press(.left), x, y) == .nothing)
        #expect(take(.wheel(.up), x, y) == .nothing)
        #expect(movies.pointings == [])
    }

    @Test func aScrollbarIsPulledWhereverThePointerGoes() {
        movies.bar = Scrollbar(top: 0, count: 110, lines: 22, height: 22)
        movies.use = .marked
        #expect(take(.press(.left), 79, 1) == .change)
        #expect(take(.drag(.left), 40, 12) == .change)
        #expect(take(.drag(.left), 40, 23) == .change)
        #expect(take(.drag(.left), 79, 0) == .change)
        let bar = [1, 12, 22, 1].map { y in CellPosition(x: 79, y: y - 1) }
        #expect(movies.pointings.map(\.position) == bar)
        let tops = movies.pointings.map { if case .press(.scrollbar(let top)) = $0.action { top } else { -1 } }
        #expect(tops.first == 0 && tops[1] > 30 && tops[1] < 60 && tops[2] == 88 && tops.last == 0)
        _ = take(.release(.left), 79, 1)
        #expect(take(.drag(.left), 79, 9) == .nothing)
    }

    @Test func theSecondHalfOfADoublePressIsNotForWhatTheFirstHasOpened() {
        movies.row = Rect(x: 0, y: 0, width: 80, height: 20)
        movies.use = .marked
        _ = take(.press(.left), 4, 4)
        movies.use = .acted
        _ = take(.press(.left), 4, 4, after: 100)
        _ = take(.press(.left), 4, 4, after: 200)
        #expect(movies.pointings.count == 2)
        _ = take(.press(.left), 4, 4, after: 700)
        #expect(movies.pointings.count == 3)
    }

    @Test func aHintMayBePressedAsFastAsAKey() throws {
        #expect(try press("↓ move") == .keys([.down]))
        #expect(try press("↓ move", after: 50) == .keys([.down]))
    }

    @Test func whatCoversTheSectionTakesThePresses() {
        shell.handle(.about)
        _ = take(.press(.left), 4, 4)
        #expect(movies.pointings == [])
        // Inside of its frame.
        #expect(cover.pointings == [Pointing(.press(nil), at: CellPosition(x: 3, y: 2))])
    }

    @Test func theBackButtonIsTheKeyThatLeadsBack() {
        #expect(take(.press(.other(8)), 4, 4) == .keys([.escape]))
        movies.isTyping = true
        #expect(take(.press(.other(8)), 4, 4) == .keys([.escape]))
    }

    @Test func untilAQuestionIsAnsweredThereIsNothingElse() throws {
        movies.question = Question("Delete?", yes: "delete", no: "keep")
        #expect(try press("2 Songs") == .nothing)
        #expect(shell.session.section == "movies")
        #expect(take(.press(.left), 4, 4) == .nothing)
        #expect(movies.pointings == [])
        #expect(try press("delete") == .keys([.enter]))
        #expect(try press("n/Esc keep") == .keys([.character("n")]))
    }

    @Test func onTheWayOutThereAreOnlyAnswers() throws {
        #expect(try press("2 Songs", isLeaving: true) == .nothing)
        #expect(try press("Enter open", isLeaving: true) == .keys([.enter]))
    }

    @Test func whileAScreenClosesNothingIsPressed() throws {
        movies.isClosing = true
        #expect(try press("2 Songs") == .nothing)
        #expect(take(.press(.other(8)), 4, 4) == .nothing)
    }

    @Test func aNoticeGoesWithAPress() {
        shell.notice = Message("Something was said.")
        #expect(take(.press(.left), 4, 4) == .change)
        #expect(shell.notice == nil)
        #expect(take(.press(.left), 4, 4) == .nothing)
    }

    @Test func aLineOfTheHelpSaysItsCommand() throws {
        shell.handle(.help)
        #expect(try press("Open it, or go") == .change)
        #expect(shell.takeOrdered() == .open)
        draw()
        #expect(!canvas.text.contains("╭ Keys"))
    }

    @Test func aScreenOfTheWayIsGoneBackTo() throws {
        movies.trail = ["Films", "Yi Yi", "The Terrorizers"]
        shell.handle(.trail)
        #expect(try press("Yi Yi") == .change)
        #expect(movies.steps == [1])
        #expect(!shell.isTyping)
    }

    @Test func aTerminalThatIsTooSmallTakesNothing() {
        shell.layout(size: Size(width: 30, height: 6))
        #expect(shell.handle(Pointing(.press(.section(1)), at: CellPosition(x: 0, y: 0))) == .none)
        #expect(shell.handle(Pointing(.drag, at: CellPosition(x: 0, y: 0))) == .none)
    }

    @Test func theMouseIsTheTerminalsAndTheProgramsAgain() {
        let terminal = TerminalStub(size: Self.size)
        let notices = NoticeBoardSpy()
        let mouse = MouseSwitch(terminal: terminal, wording: Wording.sample("C").mouse, notices: notices)
        mouse.use(true)
        #expect(terminal.takesPointer && notices.notices == [])
        mouse.toggle()
        #expect(!terminal.takesPointer)
        // The configuration says again what it has said.
        mouse.use(true)
        #expect(!terminal.takesPointer)
        mouse.toggle()
        #expect(terminal.takesPointer)
        #expect(
            notices.notices.map(\.what) == [
                "Mouse off: the terminal selects text with it. The same key turns it on again.",
                "Mouse on: click, scroll, drag. The same key turns it off.",
            ])
    }
}
