import TestSupport

/// How often a letter has been shown so far, counted by somebody who reads beside the program.
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
