import Dispatch
import Glibc
import Navigation
import Presentation
import TerminalKit

/// Where keys come in and frames go out. All that waits is taken in before one frame is drawn; with nothing
/// to do, nothing runs.
@MainActor
final class EventLoop {
    private let terminal: any Terminal
    private let keyMap: KeyMap
    private let canvas: Canvas
    private var shell: Shell?
    private var isFrameDue = false
    private var sources: [any DispatchSourceProtocol] = []
    private var spinnerTimer: (any DispatchSourceTimer)?

    init(terminal: any Terminal, keyMap: KeyMap) {
        self.terminal = terminal
        self.keyMap = keyMap
        canvas = Canvas(size: terminal.size)
    }

    /// Shows the first frame and listens from then on.
    ///
    /// - Parameter signals: where the numbers of signals can be read, a byte each, without blocking.
    func run(_ shell: Shell, signals: Int32) -> Never {
        self.shell = shell
        listen(to: STDIN_FILENO) { $0.takeInput() }
        listen(to: signals) { $0.takeSignals(from: signals) }
        drawFrame()
        dispatchMain()
    }

    private func listen(to file: Int32, _ body: @escaping @MainActor (EventLoop) -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                body(self)
            }
        }
        source.activate()
        sources.append(source)
    }

    private func takeInput() {
        guard let keys = terminal.readKeys() else { quit(status: 128 + SIGHUP) }
        for key in keys { take(key) }
        if !keys.isEmpty { drawFrame() }
    }

    private func take(_ key: Key) {
        switch keyMap.command(for: key) {
        case .quit: quit(status: 0)
        case .suspend: terminal.suspend()
        case .redraw: terminal.reset()
        case let command?: shell?.handle(command)
        case nil: break
        }
    }

    private func takeSignals(from file: Int32) {
        var bytes = [UInt8](repeating: 0, count: 256)
        var numbers: Set<Int32> = []
        while case let count = read(file, &bytes, bytes.count), count > 0 {
            numbers.formUnion(bytes.prefix(count).map(Int32.init))
        }
        for number in [SIGTERM, SIGHUP, SIGINT] where numbers.contains(number) { quit(status: 128 + number) }
        if numbers.contains(SIGTSTP) { terminal.suspend() }
        terminal.reset()
        drawFrame()
    }

    private func drawFrame() {
        isFrameDue = false
        canvas.resize(to: terminal.size)
        canvas.clear()
        shell?.layout(size: canvas.size)
        shell?.draw(on: canvas.surface)
        terminal.present(canvas)
        runSpinner()
    }

    /// The only timer, and only while something loads.
    private func runSpinner() {
        guard shell?.isBusy == true else {
            spinnerTimer?.cancel()
            spinnerTimer = nil
            return
        }
        guard spinnerTimer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + .milliseconds(120), repeating: .milliseconds(120))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.shell?.turnSpinner()
                self?.drawFrame()
            }
        }
        timer.activate()
        spinnerTimer = timer
    }

    private func quit(status: Int32) -> Never {
        terminal.close()
        exit(status)
    }
}

extension EventLoop: Display {
    func setNeedsDisplay() {
        guard !isFrameDue else { return }
        isFrameDue = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                // Whoever drew meanwhile has drawn this too.
                if self?.isFrameDue == true { self?.drawFrame() }
            }
        }
    }
}
