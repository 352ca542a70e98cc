/// A sign on the screen. `Wording` says what it means, `Navigation` how it is drawn.
package enum Sign: CaseIterable, Sendable {
    case favourite, note
    /// The row that the cursor is on, and the pane of two that has the keyboard.
    case cursor, focus
    /// In place of a row that is being loaded again.
    case notHere
}
