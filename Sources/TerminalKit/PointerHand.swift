/// What a button and a wheel make of single events: presses, of which a double one counts once, scrolling, and pulling.
package struct PointerHand: Sendable {
    package enum Gesture: Hashable, Sendable {
        case press(CellPosition)
        case scroll(Int, CellPosition)
        case drag(CellPosition)
        case back
    }

    private struct Press {
        let position: CellPosition
        let time: ContinuousClock.Instant
        /// Whether a press there at once is the second half of a double one, which is not for what is there now.
        var isOver = false
    }

    private var press: Press?
    /// The last event of a pull that goes on; nil for none.
    private var dragged: ContinuousClock.Instant?

    package init() {}

    /// Nil for an event that means nothing: other buttons, whatever is held with Ctrl, Alt or Shift, which are the
    /// terminal's, releases, motion.
    package mutating func take(_ event: PointerEvent, at now: ContinuousClock.Instant) -> Gesture? {
        let position = CellPosition(x: event.x, y: event.y)
        guard event.modifiers.isEmpty else {
            endDrag()
            return nil
        }
        switch event.action {
        case .press(.left):
            endDrag()
            if let press, press.isOver, press.position == position, now - press.time < Self.doublePress { return nil }
            press = Press(position: position, time: now)
            return .press(position)
        case .drag(.left):
            // Some terminals tell nothing of a release outside of their window.
            guard let last = dragged, now - last < Self.silence else {
                endDrag()
                return nil
            }
            dragged = now
            return .drag(position)
        case .wheel(.up): return .scroll(-Self.lines, position)
        case .wheel(.down): return .scroll(Self.lines, position)
        case .press(.other(Self.backButton)):
            endDrag()
            return .back
        case .wheel, .move: return nil
        case .press, .release, .drag:
            endDrag()
            return nil
        }
    }

    /// The press has opened something: the second half of a double one is not for what is there now.
    package mutating func didAct() {
        press?.isOver = true
    }

    /// The press was on something that can be pulled.
    package mutating func beginDrag(at now: ContinuousClock.Instant) {
        dragged = now
    }

    /// Something else has happened: a key, or the window has lost the keyboard.
    package mutating func endDrag() {
        dragged = nil
    }

    /// How many lines a wheel scrolls by.
    private static let lines = 3
    private static let backButton = 8
    private static let doublePress = Duration.milliseconds(400)
    private static let silence = Duration.seconds(1)
}
