import TestSupport

/// Counts how often a letter was shown, from the output of the terminal.
actor ShownLetters {
    private let letter: Character
    private let screen: PseudoTerminal
    private var count = 0

    init(_ letter: Character, on screen: PseudoTerminal) {
        self.letter = letter
        self.screen = screen
    }

    func read() -> Int {
        count += screen.output().count { $0 == letter }
        return count
    }
}
