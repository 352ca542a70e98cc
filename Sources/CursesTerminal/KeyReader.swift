import Glibc
import TerminalKit

/// Reads what waits on the keyboard. Curses would take apart only what TERM names, and hand out all else as letters.
@MainActor
final class KeyReader {
    private var parser: InputParser
    private var patience: InputPatience

    /// In bytes, how much is read at once: what comes as thousands of keys is seen to come in.
    nonisolated static let batch = 512

    /// - Parameter keys: what this terminal sends for its keys besides what all do.
    init(keys: [[UInt8]: Key] = [:], escape: Duration = InputPatience.escape) {
        parser = InputParser(keys: keys)
        patience = InputPatience(escape: escape)
    }

    /// When there is something to read though nothing comes; nil for never.
    var deadline: ContinuousClock.Instant? { patience.deadline }

    /// What waits, as far as it is not too much for once, and what has begun and is over.
    func read(at now: ContinuousClock.Instant = .now) -> [Key] {
        let bytes = Self.waitingBytes()
        var keys: [Key] = []
        // What waits may have come long after ESC, or before its time was over: nobody can tell who was busy.
        if bytes.isEmpty || parser.pending == .escape, let deadline, deadline <= now { keys = parser.endPending() }
        keys += parser.take(bytes)
        patience.note(parser.pending, hasRead: !bytes.isEmpty, at: now)
        return keys
    }

    private static func waitingBytes() -> [UInt8] {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, 0) > 0, input.revents & Int16(POLLIN) != 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: batch) { buffer, count in
            count = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, batch))
        }
    }
}
