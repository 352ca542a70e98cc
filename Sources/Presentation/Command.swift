/// What a person can tell the program to do, whichever keys say it. The words for them are in `Wording`,
/// the keys in `KeyMap`.
package enum Command: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case open, back, otherPane
    /// 1 is the first.
    case section(Int)
    case next, previous
    case refresh
    /// Of what is shown, in the browser.
    case openPage, playTrailer
    /// Makes what the cursor is on a favourite, or no longer one.
    case favourite
    /// Of a list: the next order, a filter to type, and to take an item away or bring it back.
    case sort, filter, delete, undo
    /// Of a filter: lets it be as it was typed; does without it.
    case keepFilter, endFilter
    /// Opens the note on what the cursor is on; keeps what was written; gives it up.
    case note, save, discard, editElsewhere
    /// Of a note: its earlier texts; makes one of them the note's again.
    case history, takeBack
    /// To a question.
    case yes, no
    case help, redraw, suspend, quit
}
