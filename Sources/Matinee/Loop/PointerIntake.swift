import Commands
import TerminalKit

/// Takes what the pointer does. What it does on something is for what is drawn there in the frame that the user sees.
@MainActor
final class PointerIntake {
    enum Outcome: Equatable {
        /// It means nothing there.
        case nothing
        /// Something has changed.
        case change
        /// It is as if these keys had been pressed.
        case keys([Key])
    }

    private let shell: Shell
    private let keys: KeysInForce
    private let target: @MainActor (CellPosition) -> Target?
    private var hand = PointerHand()

    /// - Parameter target: what is at a cell of the screen.
    init(shell: Shell, keys: KeysInForce, target: @escaping @MainActor (CellPosition) -> Target?) {
        self.shell = shell
        self.keys = keys
        self.target = target
    }

    /// - Parameter isLeaving: whether the program is about to end: then there is only what it asks.
    func take(
        _ event: PointerEvent, isLeaving: Bool = false, at now: ContinuousClock.Instant = .now
    ) -> Outcome {
        switch hand.take(event, at: now) {
        // Whoever presses aims at what is in sight, which is about to go.
        case .press where shell.isClosing, .back where shell.isClosing: .nothing
        case .press(let position): press(position, isLeaving: isLeaving, at: now)
        case .scroll(let lines, let position): say(.scroll(lines), at: position)
        case .drag(let position): say(.drag, at: position)
        case .back: .keys(wayBack)
        case nil: .nothing
        }
    }

    /// Something else has happened, with which a pull ends: a key, or the window has lost the keyboard.
    func endDrag() {
        hand.endDrag()
    }

    private func press(_ position: CellPosition, isLeaving: Bool, at now: ContinuousClock.Instant) -> Outcome {
        let target = target(position)
        if case .keys(let keys) = target { return .keys(keys) }
        if isLeaving { return .nothing }
        if target == .divider {
            hand.beginDrag(at: now)
            return .nothing
        }
        return say(.press(target), at: position)
    }

    private func say(_ action: Pointing.Action, at position: CellPosition) -> Outcome {
        let use = shell.handle(Pointing(action, at: position))
        if use == .acted { hand.didAct() }
        return use == .none ? .nothing : .change
    }

    /// Where characters are text, and where something is asked, there is but one key that leads out.
    private var wayBack: [Key] {
        if shell.isTyping || shell.isAsking { return [.escape] }
        return keys.table.sequence(of: .back, in: shell.keyScope)?.keys ?? [.escape]
    }
}
