package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// The line at the foot of a list that its filter is typed into, or another text that says what it shows; it is there while
/// there is such a text.
@MainActor
package final class FilterLine {
    private weak var display: (any Display)?
    private var prompt = Prompt(label: usualLabel)
    private var label = usualLabel
    private var filter: ListFilter?

    /// - Parameter display: hears that a new frame is needed.
    package init(display: (any Display)?) {
        self.display = display
    }

    /// What was typed into it earlier.
    package var history: PromptHistory {
        get { prompt.history }
        set { prompt.history = newValue }
    }

    package var isThere: Bool { filter != nil }

    package var isBeingTyped: Bool { filter?.isBeingTyped == true }

    /// In lines.
    package var height: Int { isThere ? 1 : 0 }

    /// - Parameters:
    ///   - filter: nil for none.
    ///   - label: stands before the text; nil for the key of filters.
    package func show(_ filter: ListFilter?, label: String? = nil) {
        self.filter = filter
        setLabel(label ?? Self.usualLabel)
        prompt.show(filter?.text ?? "")
    }

    private func setLabel(_ label: String) {
        guard label != self.label else { return }
        self.label = label
        let history = prompt.history
        prompt = Prompt(label: label)
        prompt.history = history
    }

    /// - Parameter width: of the list, in cells.
    package func layout(width: Int) {
        prompt.layout(width: width - Self.start - 1)
    }

    /// - Parameter surface: the line at the foot of the list.
    package func draw(on surface: Surface) {
        guard isThere else { return }
        let line = Rect(x: Self.start, y: 0, width: surface.width - Self.start - 1, height: 1)
        prompt.draw(on: surface.part(line), hasFocus: isBeingTyped)
    }

    /// Handles a key while it is typed into. Up brings back what was typed earlier. Other keys that move the cursor of the
    /// list, and those with Ctrl that say nothing in a line, are left for the list.
    ///
    /// - Returns: whether the key was for the line.
    package func handle(
        _ press: KeyPress, didChange: (_ text: String) -> Void, didEnd: (_ keeps: Bool) -> Void
    ) -> Bool {
        guard isBeingTyped else { return false }
        if let command = press.command(in: .filter) {
            if command == .keepFilter { prompt.remember() }
            didEnd(command == .keepFilter)
            return true
        }
        let before = prompt.text
        guard recall(press.key) || prompt.handle(press) else {
            switch press.key {
            case .down, .pageUp, .pageDown, .control, .modified: return false
            default: return true
            }
        }
        // A full line takes no more, and is not read again for it.
        if prompt.text != before { didChange(prompt.text) }
        display?.setNeedsDisplay()
        return true
    }

    /// A press puts the cursor there; into a line that is not being typed into, too.
    ///
    /// - Parameter begin: has it typed from now on.
    /// - Returns: whether it was on the line.
    package func handle(_ pointing: Pointing, begin: () -> Void) -> Bool {
        guard isThere, case .press(.caret(_, let column)) = pointing.action else { return false }
        if !isBeingTyped { begin() }
        prompt.moveCursor(to: column)
        display?.setNeedsDisplay()
        return true
    }

    /// Past the latest entry, Down is for the list again.
    private func recall(_ key: Key) -> Bool {
        switch key {
        case .up: prompt.recallEarlier()
        case .down where prompt.isRecalling: prompt.recallLater()
        default: return false
        }
        return true
    }

    private static let usualLabel = "/"
    /// Where the line begins, in cells: above the titles of rows.
    private static let start = 2
}
