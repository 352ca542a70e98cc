import Glibc
import TerminalKit
import TestSupport

@testable import CursesTerminal

/// The program's end of a line to a terminal that was asked. Its clock stands still, so that nothing is too late by accident.
@MainActor
final class AnsweringLine {
    private let taken: TakenTerminal
    private let reader = InputReader()
    private let start = ContinuousClock.now

    init() throws {
        taken = try TakenTerminal()
        reader.didAsk(at: start)
    }

    /// What is read when this comes in one piece.
    ///
    /// - Parameter isLate: whether it comes when no answer is waited for any more.
    func events(_ bytes: some Collection<UInt8>, isLate: Bool = false) async -> [InputEvent] {
        let count = write(taken.screen.emulator, Array(bytes), bytes.count)
        _ = await eventually { Self.waiting() == count }
        return reader.read(at: isLate ? start + .seconds(10) : start)
    }

    func events(_ text: String, isLate: Bool = false) async -> [InputEvent] {
        await events(Array(text.utf8), isLate: isLate)
    }

    private nonisolated static func waiting() -> Int {
        var count: Int32 = 0
        _ = ioctl(STDIN_FILENO, UInt(FIONREAD), &count)
        return Int(count)
    }
}
