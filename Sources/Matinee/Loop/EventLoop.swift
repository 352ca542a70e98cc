import CMainQueue
import Commands
import Glibc
import Navigation
import Presentation
import Runtime
import TerminalKit

/// Reads input and draws frames. All waiting input is handled before a frame is drawn; with nothing to do, the loop
/// sleeps.
@MainActor
final class EventLoop {
    private let terminal: any Terminal
    private let keys: KeysInForce
    private let drawing: FrameDrawing
    /// Whether the terminal is gone.
    private var isGone = false
    /// The timers of the main actor.
    let timers = Timers()

    init(terminal: any Terminal, keys: KeysInForce) {
        self.terminal = terminal
        self.keys = keys
        drawing = FrameDrawing(on: terminal)
    }

    /// Has frames compared that are drawn in two ways.
    func checkFrames() {
        drawing.checkFrames()
    }

    /// Whether a screen reader tells of the screen.
    var isForReader: Bool {
        get { drawing.canvas.isForReader }
        set { drawing.canvas.isForReader = newValue }
    }

    /// Shows the program until it ends.
    ///
    /// - Parameter signals: a non-blocking file from which the numbers of signals are read, one byte each.
    func run(_ program: Program, signals: Int32) -> Never {
        while true {
            show(program, signals: signals)
            program.takeNextConfiguration()
        }
    }

    /// Shows the configured program of now. Returns when another can take its place.
    private func show(_ program: Program, signals: Int32) {
        let (configured, keeper) = (program.configured, program.keeper)
        let (shell, quitFlow) = (configured.shell, configured.quitFlow)
        setNeedsDisplay()
        takeWhatIsAtHand(shell)
        let intake = KeyIntake(shell: shell, keys: keys, terminal: terminal, display: drawing, runWork: runWork)
        let pointers = PointerIntake(shell: shell, keys: keys) { [self] in target(at: $0, shell) }
        while !program.canTakeNextConfiguration || intake.hasHeldKeys {
            if configured.look() { setNeedsDisplay() }
            if drawing.needsDisplay, !isGone { drawing.drawFrame(of: shell) }
            let output = terminal.hasMoreToSend && !isGone ? STDOUT_FILENO : -1
            let ready = matinee_wait(isGone ? -1 : STDIN_FILENO, output, signals, timeout(for: shell, keeper))
            if ready.output { terminal.sendMore() }
            timers.fire(at: .now)
            if ready.signals { takeSignals(from: signals, shell, quitFlow) }
            if !isGone, ready.input || terminal.inputDeadline.map({ $0 <= .now }) == true {
                takeInput(by: intake, pointers, quitFlow)
                keeper.note(at: .now)
            }
            if ready.work { matinee_run_main_queue() }
            if intake.canGoOn { take([], by: intake, quitFlow) }
            quitFlow.goOn(keysWait: intake.hasHeldKeys)
            if let outcome = quitFlow.outcome {
                program.end(isHasty: outcome.isHasty)
                end(outcome, of: program)
            }
            keeper.saveIfDue(shell.session, at: .now)
            if shell.turnSpinner() { setNeedsDisplay() }
        }
    }

    /// In milliseconds; -1 for ever.
    private func timeout(for shell: Shell, _ keeper: SessionKeeper) -> Int32 {
        let now = ContinuousClock.now
        var next: ContinuousClock.Instant?
        func wake(at time: ContinuousClock.Instant?) {
            if let time, next.map({ time < $0 }) ?? true { next = time }
        }
        wake(at: timers.nextDeadline)
        wake(at: keeper.deadline)
        wake(at: shell.awaitsSpinner ? now + Spinner.interval : nil)
        wake(at: terminal.inputDeadline)
        return PollTimeout.milliseconds(until: next, from: now)
    }

    /// Work that is ready at once should be visible in the first frame.
    private func takeWhatIsAtHand(_ shell: Shell) {
        shell.layout(size: terminal.size)
        runWork()
    }

    private func runWork() {
        for _ in 0..<8 where matinee_wait(-1, -1, -1, 0).work { matinee_run_main_queue() }
    }

    private func takeInput(by intake: KeyIntake, _ pointers: PointerIntake, _ quitFlow: QuitFlow) {
        guard let events = terminal.readEvents() else {
            isGone = true
            if !quitFlow.mustEnd { quitFlow.end(status: 128 + SIGHUP) }
            return
        }
        // Keys that came together are taken together.
        var keys: [Key] = []
        for event in events {
            switch event {
            case .key(let key):
                pointers.endDrag()
                keys.append(key)
            case .pointer(let event):
                take(keys, by: intake, quitFlow)
                keys = []
                switch pointers.take(event, isLeaving: quitFlow.isUnderWay) {
                case .keys(let pressed): keys += pressed
                case .change: settle(intake, quitFlow)
                case .nothing: break
                }
            case .focus: pointers.endDrag()
            // They are for the terminal layer.
            case .reply: break
            }
        }
        take(keys, by: intake, quitFlow)
    }

    /// What is there now, and not in a frame that is about to be replaced.
    private func target(at position: CellPosition, _ shell: Shell) -> Target? {
        if drawing.needsDisplay, !isGone { drawing.drawFrame(of: shell) }
        return drawing.canvas.target(at: position)
    }

    /// The pointer has changed something; it may have chosen a command.
    private func settle(_ intake: KeyIntake, _ quitFlow: QuitFlow) {
        setNeedsDisplay()
        runWork()
        take([], by: intake, quitFlow)
    }

    private func take(_ keys: [Key], by intake: KeyIntake, _ quitFlow: QuitFlow) {
        if keys.isEmpty && !intake.canGoOn { return }
        if quitFlow.isUnderWay, !keys.isEmpty {
            setNeedsDisplay()
            for key in keys where !intake.takeForTerminal(key) { quitFlow.take(self.keys.press(key)) }
        } else if !intake.take(keys) {
            quitFlow.quit()
        }
    }

    private func takeSignals(from file: Int32, _ shell: Shell, _ quitFlow: QuitFlow) {
        var bytes = [UInt8](repeating: 0, count: 256)
        var numbers: Set<Int32> = []
        while case let count = read(file, &bytes, bytes.count), count > 0 {
            numbers.formUnion(bytes.prefix(count).map(Int32.init))
        }
        for number in [SIGTERM, SIGHUP, SIGINT, SIGUSR1, SIGUSR2] where numbers.contains(number) {
            // A window that closes may send SIGHUP more than once.
            if number != SIGHUP || !quitFlow.mustEnd { quitFlow.end(status: 128 + number) }
            return
        }
        if numbers.contains(SIGTSTP), !terminal.suspend() { shell.didNotSuspend() }
        if numbers.contains(SIGCONT) { terminal.takeBack() } else { terminal.reset() }
        setNeedsDisplay()
    }

    private func end(_ outcome: QuitFlow.Outcome, of program: Program) -> Never {
        // Handles the results of the last orders.
        runWork()
        let words = program.configured.quitFlow.lastWords
        terminal.close()
        _ = words.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        if !outcome.isHasty { program.endBehindTerminal() }
        Main.leave(outcome.status)
    }
}

extension EventLoop: Display {
    func setNeedsDisplay() {
        drawing.setNeedsDisplay()
    }

    func setNeedsDisplayOfRows() {
        drawing.setNeedsDisplayOfRows()
    }

    var rowChanges: Int { drawing.rowChanges }

    func changePart(_ change: () -> Void) {
        drawing.changePart(change)
    }
}
