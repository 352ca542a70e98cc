import Glibc
import TerminalKit

/// Reads input from the terminal. Curses itself would only know the sequences of TERM, and return all others as
/// letters.
@MainActor
final class InputReader {
    private var parser: InputParser
    private var patience: InputPatience

    /// The most bytes that are read at once, so that thousands of keys are shown in steps.
    nonisolated static let batch = 512
    /// The most bytes of a paste that are read at once while more input waits.
    private static let pasteBatch = 1 << 20

    /// - Parameter keys: sequences of this terminal for keys, in addition to the common ones.
    init(keys: [[UInt8]: Key] = [:], escape: Duration = InputPatience.escape) {
        parser = InputParser(keys: keys)
        patience = InputPatience(escape: escape)
    }

    /// When to read again even if no input comes; nil for never.
    var deadline: ContinuousClock.Instant? { patience.deadline }

    /// Called when queries were sent.
    ///
    /// - Parameter duration: how long replies are expected.
    func didAsk(at now: ContinuousClock.Instant = .now, for duration: Duration = InputPatience.answers) {
        patience.didAsk(at: now, for: duration)
    }

    /// Called when the last reply has come.
    func didHear() {
        patience.didHear()
    }

    /// Whether replies may still come.
    func awaitsAnswers(at now: ContinuousClock.Instant = .now) -> Bool {
        patience.awaitsAnswers(at: now)
    }

    /// Reads and drops replies that are on their way, and keys, since the terminal is about to be given back.
    func drainAnswers(until end: ContinuousClock.Instant = .now + .milliseconds(100)) {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while awaitsAnswers(), case let left = (end - ContinuousClock.now) / .milliseconds(1), left > 0 {
            guard poll(&input, 1, Int32(left.rounded(.up))) > 0, input.revents == Int16(POLLIN) else { return }
            _ = read()
        }
    }

    /// Reads the waiting input up to a limit, and ends incomplete input whose time is over.
    func read(at now: ContinuousClock.Instant = .now) -> [InputEvent] {
        var bytes = Self.waitingBytes()
        var events: [InputEvent] = []
        // Waiting input may have come late or in time after ESC; if the program was busy, that is unknown.
        if bytes.isEmpty || parser.pending == .escape, let deadline, deadline <= now { events = parser.endPending() }
        let hasRead = !bytes.isEmpty
        var count = bytes.count
        events += parser.take(bytes, isWhole: false)
        while parser.pending == .paste, !bytes.isEmpty, count < Self.pasteBatch {
            bytes = Self.waitingBytes()
            count += bytes.count
            events += parser.take(bytes, isWhole: false)
        }
        events += parser.take([])
        for case .reply(.attributes) in events { patience.didHear() }
        patience.note(parser.pending, hasRead: hasRead, at: now)
        return events
    }

    private static func waitingBytes() -> [UInt8] {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, 0) > 0, input.revents & Int16(POLLIN) != 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: batch)
        let count = max(0, Glibc.read(STDIN_FILENO, &bytes, batch))
        bytes.removeLast(batch - count)
        return bytes
    }
}
