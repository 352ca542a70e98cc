/// What a piece of text is, for the theme to say how it looks.
package enum Style: UInt8, CaseIterable, Sendable {
    case plain
    /// Less important than the text around it.
    case muted
    case title
    /// The name of a field.
    case label
    case accent
    /// The row under the cursor, in the pane with the keyboard focus and in others.
    case selected
    case selectedMuted
    case selectedInactive
    /// What a search has found in a row, and in the one under the cursor.
    case match
    case selectedMatch
    case border
    /// The title in the border of the pane with the keyboard focus, and of others.
    case focusedTitle
    case unfocusedTitle
    /// The program's first and last line.
    case bar
    case barCurrent
    case key
    case notice
    case failure
}
