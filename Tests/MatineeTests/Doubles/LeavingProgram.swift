import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport

@testable import CommandLine
@testable import LibraryStore
@testable import Matinee

/// The program with its built-in catalogue, without event loop and terminal: a test sends keys and lets it go on.
@MainActor
final class LeavingProgram {
    static let size = Size(width: 80, height: 24)

    let library = FakeLibrary()
    let drafts = FakeDrafts()
    let quitFlow: QuitFlow
    private let ledger: LibraryLedger
    private let shell: Shell
    private let intake: KeyIntake
    private let display = DisplaySpy()
    private let notices = FooterNotices(display: DisplaySpy())

    init(pause: Pause = Pause {}) throws {
        let wording = Wording.sample("C")
        ledger = LibraryLedger(library)
        let root = CompositionRoot(
            settings: try Settings(environment: builtInEnvironment),
            folders: Folders(environment: [:]), library: ledger, drafts: drafts, wording: wording,
            pauses: Pauses(following: Pause {}, searching: Pause {}, drafting: HeldPause().pause),
            links: LinkOpenerSpy(), display: display,
            notices: notices,
            editor: ExternalEditorSpy())
        shell = Shell(sections: root.makeSections(), current: nil, keys: KeysInForce(.standard()), wording: wording)
        notices.shell = shell
        intake = KeyIntake(
            shell: shell, keys: KeysInForce(.standard()), terminal: TerminalStub(size: Self.size), runWork: {})
        quitFlow = QuitFlow(shell: shell, ledger: ledger, wording: wording, pause: pause, display: display)
        shell.layout(size: Self.size)
    }

    /// Sends keys as the event loop does.
    func press(_ keys: Key...) async {
        if quitFlow.isUnderWay {
            for key in keys { quitFlow.take(KeyPress(key)) }
        } else if !intake.take(keys) {
            quitFlow.quit()
        }
        await goOn()
    }

    /// Something else is noticed.
    func post(_ notice: Message) {
        notices.post(notice)
    }

    /// A key each.
    func type(_ text: String) async {
        for character in text { await press(.character(character)) }
    }

    /// Does what the event loop does at each wake-up, until nothing is ready.
    func goOn() async {
        for _ in 0..<5 {
            await letWorkRun()
            if intake.canGoOn, !intake.take([]) { quitFlow.quit() }
            quitFlow.goOn(keysWait: intake.hasHeldKeys)
        }
    }

    /// Goes to the note on the first film.
    func openNote() async {
        await letWorkRun()
        _ = screen()
        await press(.character("e"))
        _ = screen()
    }

    @discardableResult
    func screen(_ size: Size = LeavingProgram.size) -> String {
        let canvas = Canvas(size: size)
        shell.layout(size: size)
        shell.draw(on: canvas.surface)
        return canvas.text
    }

    /// The stored note on the first film.
    var note: String? { library.kept.first?.note?.text }
}
