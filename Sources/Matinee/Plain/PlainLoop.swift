import CMainQueue
import CommandLine
import Glibc
import LibraryStore
import Navigation
import Runtime
import TerminalKit

/// Reads lines and lets the dialogue answer them one by one, each once the one before has had its effect.
@MainActor
final class PlainLoop {
    let timers = Timers()
    private let terminal = PlainTerminal()
    /// Nothing of it is seen: screens begin with their first frame what is not needed for that.
    private let canvas = Canvas(size: size)
    private var needsDisplay = true
    /// Since when nothing has happened.
    private var quietSince = ContinuousClock.now
    /// What became of the last line since it was taken.
    private enum Effect {
        /// Nobody has looked yet.
        case unknown
        /// Nothing was left to be done when somebody looked.
        case none
        /// Something went on behind it, and may still.
        case work
    }
    private var effect = Effect.work
    /// Since when the last line is being answered.
    private var busySince = ContinuousClock.now

    /// Rooms for one pane; what is said does not depend on it.
    private static let size = Size(width: 80, height: 24)
    /// What takes several steps on other threads is not over in between.
    private static let calm = Duration.milliseconds(40)
    /// An answer that takes longer is announced.
    private static let patience = Duration.milliseconds(500)

    var say: (PlainDialogue.Saying) -> Void { terminal.say }

    /// Holds the dialogue until the program ends.
    ///
    /// - Parameter ledger: orders under way in the library.
    func run(_ program: Program, keys: KeysInForce, notices: PlainNotices, ledger: LibraryLedger) -> Never {
        let signals = PlainSignals.listen()
        var answers: [String] = []
        while true {
            let configured = program.configured
            let dialogue = PlainDialogue(
                shell: configured.shell, quitFlow: configured.quitFlow, keys: keys, notices: notices,
                wording: configured.wording,
                answers: answers, say: say)
            hold(dialogue, program, ledger, signals: signals)
            program.takeNextConfiguration()
            answers = dialogue.answers
        }
    }

    /// Holds the dialogue with the configured program of now, until another can take its place. Returns before a prompt, so that a line is
    /// never read under another configuration.
    private func hold(_ dialogue: PlainDialogue, _ program: Program, _ ledger: LibraryLedger, signals: Int32) {
        let (shell, quitFlow) = (program.configured.shell, program.configured.quitFlow)
        needsDisplay = true
        while dialogue.isListening || !program.canTakeNextConfiguration {
            if needsDisplay { show(shell) }
            advance(dialogue, ledger)
            let ready = matinee_wait(isReading ? terminal.input : -1, -1, signals, timeout(dialogue, ledger))
            timers.fire(at: .now)
            if ready.signals { take(from: signals, quitFlow) }
            if ready.input, !quitFlow.mustEnd { terminal.read() }
            if ready.work {
                matinee_run_main_queue()
                quietSince = .now
            }
            if ready.work || isBusy(dialogue, ledger) {
                effect = .work
            } else if effect == .unknown, !needsDisplay {
                effect = .none
            }
            if let failure = terminal.failure, !quitFlow.mustEnd {
                quitFlow.end(status: (failure == EPIPE ? LaunchError.readerGone : .cannotWrite).exitStatus)
            }
            quitFlow.goOn(keysWait: false)
            if let outcome = quitFlow.outcome {
                program.end(isHasty: outcome.isHasty)
                end(outcome, of: program)
            }
        }
    }

    private var isReading: Bool { !terminal.isAtEnd && !terminal.hasLine }

    private func show(_ shell: Shell) {
        needsDisplay = false
        quietSince = .now
        canvas.clear()
        shell.layout(size: Self.size)
        shell.draw(on: canvas.surface)
    }

    private func isBusy(_ dialogue: PlainDialogue, _ ledger: LibraryLedger) -> Bool {
        dialogue.isBusy || !ledger.underWay.isEmpty
    }

    private func advance(_ dialogue: PlainDialogue, _ ledger: LibraryLedger) {
        if dialogue.isListening {
            if let line = terminal.nextLine() {
                terminal.showTyping()
                dialogue.take(line)
            } else if terminal.isAtEnd {
                terminal.showTyping()
                terminal.endLine()
                dialogue.end()
            } else {
                return
            }
            (busySince, quietSince, needsDisplay, effect) = (.now, .now, true, .unknown)
        } else if isBusy(dialogue, ledger) {
            if busySince + Self.patience <= .now { dialogue.sayThatItLoads() }
        } else if isCalm(dialogue) {
            dialogue.settle()
        }
    }

    /// Whether nothing is to come of the last line. A line of a text has no effect that is said.
    private func isCalm(_ dialogue: PlainDialogue) -> Bool {
        effect == .none || effect == .work && (dialogue.isWriting || quietSince + Self.calm <= .now)
    }

    /// In milliseconds; -1 for ever.
    private func timeout(_ dialogue: PlainDialogue, _ ledger: LibraryLedger) -> Int32 {
        if needsDisplay { return 0 }
        var deadlines = [timers.nextDeadline].compactMap(\.self)
        if dialogue.isListening {
            if terminal.hasLine || terminal.isAtEnd { return 0 }
        } else if isBusy(dialogue, ledger) {
            if busySince + Self.patience > .now { deadlines.append(busySince + Self.patience) }
        } else if effect == .unknown || isCalm(dialogue) {
            return 0
        } else {
            deadlines.append(quietSince + Self.calm)
        }
        return PollTimeout.milliseconds(until: deadlines.min())
    }

    private func take(from file: Int32, _ quitFlow: QuitFlow) {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Glibc.read(file, &bytes, bytes.count)
        guard count > 0 else { return }
        quitFlow.end(status: 128 + Int32(bytes[0]))
    }

    private func end(_ outcome: QuitFlow.Outcome, of program: Program) -> Never {
        for _ in 0..<8 where matinee_wait(-1, -1, -1, 0).work { matinee_run_main_queue() }
        terminal.showTyping()
        // Who reads no more knows that.
        let isFull = terminal.failure.map { $0 != EPIPE } ?? false
        let said = program.configured.quitFlow.lastWords
        let words = isFull ? said + "matinee: \(LaunchError.cannotWrite.sentence)\n" : said
        _ = words.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        if !outcome.isHasty { program.endBehindTerminal() }
        Main.leave(outcome.status)
    }

    /// Gives the terminal to another program, which has its echo.
    func handOver(_ body: () -> Void) {
        body()
        needsDisplay = true
    }
}

extension PlainLoop: Display {
    var isPlain: Bool { true }

    func setNeedsDisplay() {
        needsDisplay = true
    }
}
