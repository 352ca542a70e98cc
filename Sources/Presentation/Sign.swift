/// A sign that stands for something on the screen. What each of them means is in `Wording`, how they are drawn in
/// `Navigation`.
package enum Sign: CaseIterable, Sendable {
    case favourite, note
    /// The row that the cursor is on, and the pane of two that has the keyboard.
    case cursor, focus
    /// In place of a row that is being brought back.
    case notHere
}
