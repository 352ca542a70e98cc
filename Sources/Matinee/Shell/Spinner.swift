import TerminalKit

/// Shows that something is being loaded, after a short delay.
struct Spinner {
    /// How it says so.
    enum Look: Equatable {
        case turning
        /// Nothing moves by itself.
        case still
        /// Once, for those who are read what changes.
        case word(String)
    }

    /// How long each shape is shown, and the delay before the first one.
    static let interval = Duration.milliseconds(120)

    /// Dots, of which a gap goes round; on a terminal of ASCII a line that turns.
    private static let shapes = ["⣾", "⣽", "⣻", "⢿", "⡿", "⣟", "⣯", "⣷"]
    private static let stillShape = "…"

    var look = Look.turning
    private var turns = 0
    private var lastTurn: ContinuousClock.Instant?

    /// Empty while it is not shown.
    var shape: String {
        if turns == 0 { return "" }
        return switch look {
        case .turning: Self.shapes[turns % Self.shapes.count]
        case .still: Self.stillShape
        case .word(let word): word
        }
    }

    /// The room that it needs, in cells.
    var width: Int {
        if case .word(let word) = look { HarmlessText.width(of: word) } else { 1 }
    }

    /// Whether it stays as it is while something is being loaded.
    var isAtRest: Bool { turns > 0 && look != .turning }

    /// - Returns: whether there is another shape now.
    mutating func turn(isBusy: Bool, at now: ContinuousClock.Instant) -> Bool {
        guard isBusy else {
            defer { (turns, lastTurn) = (0, nil) }
            return turns > 0
        }
        guard let lastTurn else {
            self.lastTurn = now
            return false
        }
        guard !isAtRest, now - lastTurn >= Self.interval else { return false }
        turns += 1
        self.lastTurn = now
        return true
    }
}
