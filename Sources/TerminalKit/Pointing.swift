/// What the user does with the pointer on a screen, or on a part of one.
package struct Pointing: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        /// Presses on what was drawn there; nil for nothing that means anything.
        case press(Target?)
        /// Scrolls by so many lines; negative is up.
        case scroll(Int)
        /// Has pulled the line between two panes there.
        case drag
        /// Has pulled a row over what was drawn there.
        case pull(Target?)
    }

    package let action: Action
    /// In cells, from the upper left corner of what it is on.
    package let position: CellPosition
    /// Whether the keyboard was there already.
    package private(set) var hasKeyboard = true

    package init(_ action: Action, at position: CellPosition) {
        self.action = action
        self.position = position
    }

    /// This pointing as a part of the screen sees it.
    package func on(_ part: Rect, hasKeyboard: Bool = true) -> Pointing {
        var pointing = Pointing(action, at: CellPosition(x: position.x - part.x, y: position.y - part.y))
        pointing.hasKeyboard = self.hasKeyboard && hasKeyboard
        return pointing
    }
}

extension Rect {
    package func contains(_ position: CellPosition) -> Bool {
        contains(x: position.x, y: position.y)
    }
}

/// What came of it.
package enum PointerUse: Hashable, Sendable {
    case none
    /// Something is marked now, or scrolled: a press on it may follow at once.
    case marked
    /// Something was opened, chosen or left. What is there now may be something else.
    case acted
}
