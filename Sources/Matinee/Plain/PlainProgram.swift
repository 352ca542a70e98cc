import Browsing
import CommandLine
import Commands
import Glibc
import Navigation
import Presentation
import Services
import TerminalKit

/// The program as a dialogue of lines: the same services, scenes and shell as on the full screen, with the scenes' plain
/// views.
@MainActor
struct PlainProgram {
    private let loop = PlainLoop()
    private let notices: PlainNotices
    private let keys: KeysInForce
    private let run: ProgramRun
    private let program: Program

    /// - Parameter sample: makes a section to look at in place of all others; nil for the program itself.
    init(
        _ options: LaunchOptions, _ configuration: ProgramConfiguration, _ environment: [String: String],
        sample: ConfiguredProgram.Sample? = nil
    ) {
        keys = KeysInForce(configuration.keys)
        run = ProgramRun(
            options, configuration, environment: environment, keys: keys, display: loop, timers: loop.timers,
            isInLines: true)
        notices = PlainNotices(messages: run.messages)
        run.panes.use(PanePreference(way: .single))
        program = Program(run, configuration, sample: sample) { [loop, notices, run] _, wording in
            Self.frontEnd(run, loop, notices, wording)
        }
    }

    /// Whether lines were asked for, or the terminal can do nothing else.
    static func isWanted(_ settings: Settings, _ environment: [String: String]) -> Bool {
        settings.isPlain
            || (environment["TERM"] == "dumb" && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
    }

    func start() -> Never {
        loop.run(program, keys: keys, notices: notices, ledger: run.library.service)
    }

    private static func frontEnd(
        _ run: ProgramRun, _ loop: PlainLoop, _ notices: PlainNotices, _ wording: Wording
    ) -> FrontEnd {
        // A terminal is told of its clipboard by an escape sequence.
        let clipboard = SystemClipboard(
            environment: run.environment, toTerminal: { _ in .notUnderstood },
            patience: run.pause(SystemClipboard.moment))
        // Who types lines has typed all of it.
        let atOnce = Pause {}
        return FrontEnd(
            notices: notices,
            links: BrowserLinks(
                environment: run.environment, wording: wording, notices: notices, clipboard: clipboard),
            editor: TerminalEditor(
                environment: run.environment, wording: wording, notices: notices, handOver: loop.handOver,
                stopJob: { raise(SIGSTOP) }),
            pause: atOnce, searchPause: atOnce
        ) { root, sections, session in
            FittedShell(
                shell: Shell(
                    sections: sections, session: session, isOffline: root.isOffline, keys: run.keys, wording: wording,
                    undo: root.context.undo.undo, covers: root.covers, panes: run.panes, messages: run.messages))
        }
    }
}
