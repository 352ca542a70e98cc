/// Shows that something is being loaded, after a short delay.
struct Spinner {
    /// How long each shape is shown, and the delay before the first one.
    static let interval = Duration.milliseconds(120)

    private static let shapes = ["|", "/", "-", "\\"]

    private var turns = 0
    private var lastTurn: ContinuousClock.Instant?

    /// Empty while it is not shown.
    var shape: String { turns == 0 ? "" : Self.shapes[turns % Self.shapes.count] }

    /// - Returns: whether there is another shape now.
    mutating func turn(isBusy: Bool, at now: ContinuousClock.Instant) -> Bool {
        guard isBusy else {
            defer { self = Spinner() }
            return turns > 0
        }
        guard let lastTurn else {
            self.lastTurn = now
            return false
        }
        guard now - lastTurn >= Self.interval else { return false }
        turns += 1
        self.lastTurn = now
        return true
    }
}
