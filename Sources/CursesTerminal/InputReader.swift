import Glibc
import TerminalKit

/// Reads what waits on the keyboard. Curses would take apart only what TERM names, and hand out all else as letters.
@MainActor
final class InputReader {
    private var parser: InputParser
    private var patience: InputPatience

    /// In bytes, how much is read at once: what comes as thousands of keys is seen to come in.
    nonisolated static let batch = 512
    /// In bytes, how much of a paste is read before it can be over, as long as more of it waits.
    private static let pasteBatch = 1 << 20

    /// - Parameter keys: what this terminal sends for its keys besides what all do.
    init(keys: [[UInt8]: Key] = [:], escape: Duration = InputPatience.escape) {
        parser = InputParser(keys: keys)
        patience = InputPatience(escape: escape)
    }

    /// When there is something to read though nothing comes; nil for never.
    var deadline: ContinuousClock.Instant? { patience.deadline }

    /// Questions have been sent.
    func didAsk(at now: ContinuousClock.Instant = .now) {
        patience.didAsk(at: now)
    }

    /// Whether questions may still be answered.
    func awaitsAnswers(at now: ContinuousClock.Instant = .now) -> Bool {
        patience.awaitsAnswers(at: now)
    }

    /// Takes in answers that are on their way, and what is typed meanwhile: nobody is there any more that it is for.
    func drainAnswers(until end: ContinuousClock.Instant = .now + .milliseconds(100)) {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while awaitsAnswers(), case let left = (end - ContinuousClock.now) / .milliseconds(1), left > 0 {
            guard poll(&input, 1, Int32(left.rounded(.up))) > 0, input.revents == Int16(POLLIN) else { return }
            _ = read()
        }
    }

    /// What waits, as far as it is not too much for once, and what has begun and is over.
    func read(at now: ContinuousClock.Instant = .now) -> [InputEvent] {
        var bytes = Self.waitingBytes()
        var events: [InputEvent] = []
        // What waits may have come long after ESC, or before its time was over: nobody can tell who was busy.
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
        return [UInt8](unsafeUninitializedCapacity: batch) { buffer, count in
            count = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, batch))
        }
    }
}
