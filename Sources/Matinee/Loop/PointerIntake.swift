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
    /// Where the scrollbar is that is being pulled; nil for none.
    private var bar: CellPosition?
    private var isRowPulled = false

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
        case .drag(let position): drag(position)
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
        (bar, isRowPulled) = (nil, false)
        switch target {
        case .divider:
            hand.beginDrag(at: now)
            return .nothing
        case .scrollbar:
            hand.beginDrag(at: now)
            bar = position
        case .row:
            hand.beginDrag(at: now)
            isRowPulled = true
        default: break
        }
        return say(.press(target), at: position)
    }

    /// The pointer may leave a scrollbar to the sides and beyond its ends while it is pulled.
    private func drag(_ position: CellPosition) -> Outcome {
        if isRowPulled { return say(.pull(target(position)), at: position) }
        guard let bar else { return say(.drag, at: position) }
        let rows = stride(from: position.y, through: bar.y, by: position.y < bar.y ? 1 : -1)
        for cell in rows.lazy.map({ CellPosition(x: bar.x, y: $0) }) {
            guard case .scrollbar = target(cell) else { continue }
            self.bar = cell
            return say(.press(target(cell)), at: cell)
        }
        return .nothing
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
