/// What the user can tell the program to do. The words for commands are in `Wording`, their keys in `KeyMap`.
package enum Command: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case open, back, otherPane
    /// 1 is the first.
    case section(Int)
    case next, previous
    case refresh
    /// Opens its page or its trailer in the browser.
    case openPage, playTrailer
    /// Adds the item under the cursor to the favourites, or removes it.
    case favourite
    /// In a list: next sort order, type a filter, delete an item, undo.
    case sort, filter, delete, undo
    /// While a filter is typed: keep it, or drop it.
    case keepFilter, endFilter
    /// Open the note on the item under the cursor; save it; drop the changes; write in another editor.
    case note, save, discard, editElsewhere
    /// Of a note: show its earlier texts; restore one of them.
    case history, takeBack
    /// Answers to a question.
    case yes, no
    case help, redraw, suspend, quit
}
