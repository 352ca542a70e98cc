/// What a part of the screen is to a pointer. Whoever draws the part says so, and whoever is told of a press on it knows what
/// its numbers mean.
package enum Target: Hashable, Sendable {
    /// A row of a list, or a tile of a grid.
    case row(Int)
    /// A part of a text that leads somewhere, or the heading of a section that folds.
    case stop(Int)
    /// An entry of a menu.
    case entry(Int)
    /// A field of a form.
    case field(Int)
    /// A tab of a list, by its place.
    case tab(Int)
    /// A grapheme of a text that is written, or the end of a line of it: where the cursor goes. What lines are is known to whoever
    /// draws them; in a form they are its fields.
    case caret(line: Int, column: Int)
    /// A section's name in the header.
    case section(Int)
    /// A line of the screen's own, as a heading.
    case line(Int)
    /// What stands for keys, pressed one after the other: a hint, an answer to a question.
    case keys([Key])
    /// A cell of a scrollbar, with the first line that is in sight once it is pressed or the bar is pulled there.
    case scrollbar(top: Int)
    /// The line between two panes.
    case divider
}
