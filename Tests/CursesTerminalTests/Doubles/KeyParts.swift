import TestSupport

@testable import CursesTerminal

/// How many keys come at once.
@MainActor
final class KeyParts {
    private let taken: TakenTerminal
    private(set) var lengths: [Int] = []

    init(_ taken: TakenTerminal) {
        self.taken = taken
    }

    /// Types a text and waits for as many keys as it has characters.
    func read(_ text: String) async -> Int {
        taken.screen.type(text)
        _ = await eventually { await self.readOne() >= text.count }
        return lengths.reduce(0, +)
    }

    private func readOne() -> Int {
        lengths.append(taken.terminal.readEvents()?.count ?? 0)
        return lengths.reduce(0, +)
    }
}
