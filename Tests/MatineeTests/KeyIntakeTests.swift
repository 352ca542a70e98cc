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
struct KeyIntakeTests {
    private static let size = Size(width: 80, height: 24)

    private let movies = ScreenSpy("Films")
    private let music = ScreenSpy("Songs")
    private let terminal = TerminalStub(size: Self.size)
    private let shell: Shell

    init() {
        let sections = zip([SectionID.movies, .music], [movies, music]).map { id, screen in
            Shell.Section(
                id: id, name: screen.title, origin: SectionOrigin(place: id.rawValue, source: ""),
                makeScreen: { screen })
        }
        shell = Shell(sections: sections, current: nil, keys: KeysInForce(.standard()), wording: .sample("C"))
        shell.layout(size: Self.size)
    }

    private func take(_ keys: Key..., runWork: @escaping @MainActor () -> Void = {}) -> Bool {
        intake(runWork: runWork).take(keys)
    }

    private func intake(runWork: @escaping @MainActor () -> Void = {}) -> KeyIntake {
        KeyIntake(
            shell: shell, keys: KeysInForce(.standard(sections: [.movies, .music])), terminal: terminal,
            runWork: runWork)
    }

    @Test func aKeyMeetsTheScreenThatTheOneBeforeItBroughtIntoSight() {
        #expect(take(.character("2"), .down))
        #expect(music.handled == [.down])
        #expect(music.sizes == [Size(width: 80, height: 22)])
    }

    @Test func whatOneKeyMadeReadyIsDoneBeforeTheNext() {
        var handled: [Int] = []
        _ = take(.enter, .down, .down) { [movies] in handled.append(movies.handled.count) }
        #expect(handled == [1, 2])
    }

    @Test func betweenMotionsNothingIsLaidOut() {
        let count = movies.layoutCount
        #expect(take(.down, .down, .pageDown, .end))
        #expect(movies.layoutCount == count)
        #expect(take(.down, .enter, .down))
        #expect(movies.layoutCount == count + 1)
    }

    @Test func whileSomebodyTypesNothingIsLaidOut() {
        movies.takenKeys = [.character("a")]
        movies.isTyping = true
        let count = movies.layoutCount
        #expect(take(.character("a"), .character("a"), .character("a")))
        #expect(movies.layoutCount == count)
        movies.isTyping = false
        #expect(take(.character("a"), .down))
        #expect(movies.layoutCount == count + 1)
    }

    @Test("Where it is known why a command finds nothing to do, that is said instead")
    func whyNothingIsDoneIsSaid() {
        movies.unused = [.edit, .delete]
        #expect(take(.character("E")))
        #expect(shell.notice == Message("E edits your lists, books and diary entries: this is none."))
        #expect(take(.delete))
        #expect(shell.notice == Message("Del deletes in the library, the diary and your lists."))
    }

    private func vim() -> KeyIntake {
        KeyIntake(
            shell: shell, keys: KeysInForce(.standard(sections: [.movies, .music], preset: .vim)), terminal: terminal,
            runWork: {})
    }

    @Test func keysInARowSayOneThing() {
        let intake = vim()
        #expect(intake.take([.character("g")]))
        #expect(movies.handled == [])
        #expect(intake.take([.character("g"), .character("g"), .character("2")]))
        #expect(movies.handled == [.first])
        #expect(intake.take([.down]))
        #expect(music.handled == [.down])
    }

    @Test("A key that does nothing is named with what it does elsewhere, as it was pressed")
    func aKeyThatDoesNothingIsNamed() {
        movies.unused = [.filter, .open, .fold, .up]
        #expect(take(.character("/")))
        #expect(shell.notice == Message("/ (search) does nothing here."))
        #expect(take(.character("l")))
        #expect(shell.notice == Message("l (open) does nothing here."))
        #expect(vim().take([.character("z"), .character("a")]))
        #expect(shell.notice == Message("z a (fold) does nothing here."))
        #expect(take(.up))
        #expect(shell.notice == nil, "what moves ends somewhere without a word")
    }

    @Test("What does nothing is said in a line of 60 cells, in every language")
    func thatAKeyDoesNothingIsSaidInALine() {
        for wording in Wording.all {
            for command in Command.allCases where command.place == .screens {
                let key = KeyTable.standard().label(of: command, in: .everywhere) ?? "Backspace"
                let text = wording.help.notHere("\(key) (\(wording.hint(command)))")
                #expect(HarmlessText.width(of: text) <= 60, "\(text)")
                let reason = wording.help.reason(key, command) ?? ""
                #expect(HarmlessText.width(of: reason) <= 60, "\(reason)")
            }
        }
    }

    @Test func aMotionIsRepeatedAndARowIsGoneTo() {
        #expect(vim().take("3j".map { .character($0) }))
        #expect(movies.handled == [.down, .down, .down])
        movies.handled = []
        #expect(vim().take("3G".map { .character($0) }))
        #expect(movies.handled == [.first, .down, .down])
        movies.handled = []
        #expect(vim().take("4o".map { .character($0) }))
        #expect(movies.handled == [.openPage])
    }

    /// Its next key belongs to what was begun, even where it would be text.
    @Test func whatIsTypedIsNoCount() {
        movies.takenKeys = [.character("3")]
        #expect(vim().take([.character("3"), .down]))
        #expect(movies.handled == [.down])
    }

    @Test func keysBehindTheOneThatClosesAScreenWaitForTheNext() {
        let intake = intake { [movies] in movies.isClosing = movies.handled == [.back] }
        #expect(intake.take([.escape, .down, .character("q")]))
        #expect(intake.take([.up]))
        #expect(movies.handled == [.back])
        #expect(!intake.canGoOn)

        movies.isClosing = false
        #expect(intake.canGoOn)
        #expect(!intake.take([]))
        #expect(movies.handled == [.back, .down])
    }

    @Test func noScreenThatIsClosingHoldsUpWhatIsForTheTerminal() {
        movies.isClosing = true
        let intake = intake()
        #expect(intake.take([.down, .control("l")]))
        #expect(terminal.resetCount == 1)
        #expect(!intake.take([.control("c")]))
        #expect(movies.handled == [])
    }

    @Test func whereNobodyWouldResumeItItSaysSoAndGoesOn() {
        terminal.canSuspend = false
        #expect(take(.control("z"), .down))
        #expect(movies.handled == [.down])
        #expect(take(.control("z")))
        #expect(shell.notice?.what.contains("Cannot suspend") == true)
        terminal.canSuspend = true
        #expect(take(.down, .control("z")))
        #expect(shell.notice == nil)
    }

    @Test func keysBehindTheEndAreNobodys() {
        #expect(!take(.down, .character("q"), .down))
        #expect(movies.handled == [.down])
    }
}
