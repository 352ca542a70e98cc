import CMainQueue
import Glibc
import Navigation
import Presentation
import TerminalKit

/// Where keys come in and frames go out. All that waits is taken in before one frame is drawn; with nothing
/// to do, it sleeps.
@MainActor
final class EventLoop {
    private let terminal: any Terminal
    private let keyMap: KeyMap
    private let canvas: Canvas
    private var needsDisplay = true
    private var atEnd: () -> Void = {}
    /// For whoever wants to go on later, on the main actor.
    let timers = Timers()

    init(terminal: any Terminal, keyMap: KeyMap) {
        self.terminal = terminal
        self.keyMap = keyMap
        canvas = Canvas(size: terminal.size)
    }

    /// - Parameters:
    ///   - signals: where the numbers of signals can be read, a byte each, without blocking.
    ///   - keeper: what keeps where the user is.
    ///   - atEnd: what else is to be done before the program ends.
    func run(_ shell: Shell, signals: Int32, keeper: SessionKeeper, atEnd: @escaping () -> Void) -> Never {
        self.atEnd = {
            shell.programWillEnd()
            keeper.save(shell.session)
            atEnd()
        }
        takeWhatIsAtHand(shell)
        let intake = KeyIntake(shell: shell, keyMap: keyMap, terminal: terminal, runWork: runWork)
        while true {
            if needsDisplay { drawFrame(shell) }
            let ready = matinee_wait(STDIN_FILENO, signals, timeout(for: shell, keeper))
            timers.fire(at: .now)
            if ready.signals { takeSignals(from: signals) }
            if ready.input || terminal.keyDeadline.map({ $0 <= .now }) == true {
                guard let keys = terminal.readKeys() else { quit(status: 128 + SIGHUP) }
                take(keys, by: intake)
                keeper.note(at: .now)
            }
            if ready.work { matinee_run_main_queue() }
            if intake.canGoOn { take([], by: intake) }
            keeper.saveIfDue(shell.session, at: .now)
            if shell.turnSpinner() { needsDisplay = true }
        }
    }

    /// In milliseconds; -1 for ever.
    private func timeout(for shell: Shell, _ keeper: SessionKeeper) -> Int32 {
        let now = ContinuousClock.now
        let spinner = shell.isBusy ? now + Spinner.interval : nil
        guard let next = [timers.nextDeadline, keeper.deadline, spinner, terminal.keyDeadline].compactMap(\.self).min()
        else { return -1 }
        // Rounded up, or the last fraction of a millisecond would be spent in a busy loop.
        return Int32(max(0, (next - now) / .milliseconds(1)).rounded(.up))
    }

    /// What needs no waiting belongs in the first frame already.
    private func takeWhatIsAtHand(_ shell: Shell) {
        shell.layout(size: terminal.size)
        runWork()
    }

    private func runWork() {
        for _ in 0..<8 where matinee_wait(-1, -1, 0).work { matinee_run_main_queue() }
    }

    private func take(_ keys: [Key], by intake: KeyIntake) {
        if keys.isEmpty && !intake.canGoOn { return }
        needsDisplay = true
        if !intake.take(keys) { quit(status: 0) }
    }

    private func takeSignals(from file: Int32) {
        var bytes = [UInt8](repeating: 0, count: 256)
        var numbers: Set<Int32> = []
        while case let count = read(file, &bytes, bytes.count), count > 0 {
            numbers.formUnion(bytes.prefix(count).map(Int32.init))
        }
        for number in [SIGTERM, SIGHUP, SIGINT, SIGUSR1, SIGUSR2] where numbers.contains(number) {
            quit(status: 128 + number)
        }
        if numbers.contains(SIGTSTP) { terminal.suspend() }
        if numbers.contains(SIGCONT) { terminal.takeBack() } else { terminal.reset() }
        needsDisplay = true
    }

    private func drawFrame(_ shell: Shell) {
        canvas.resize(to: terminal.size)
        canvas.clear()
        shell.layout(size: canvas.size)
        needsDisplay = false
        shell.draw(on: canvas.surface)
        terminal.present(canvas)
    }

    private func quit(status: Int32) -> Never {
        atEnd()
        terminal.close()
        exit(status)
    }
}

extension EventLoop: Display {
    func setNeedsDisplay() {
        needsDisplay = true
    }
}
