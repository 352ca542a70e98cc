/// A sign on the screen. `Wording` says what it means, `Widgets` how it is drawn.
package enum Sign: CaseIterable, Sendable {
    case favourite, note
    /// Before what people think of something, and for each star of a reader's own rating.
    case rating
    /// How far a reader is with a thing.
    case wanted, begun, paused, done, givenUp
    /// What a thing is, where several kinds stand side by side (`KindMark`).
    case film, music, book, pokemon, list, view
    /// The row that the cursor is on, and the pane of two that has the keyboard.
    case cursor, focus
    /// In place of a row that is being loaded again.
    case notHere
    /// How the source of what is in sight is, in the header, and each one in the list of sources.
    case sourceAnswers, sourceAsked, sourceAtHand, sourceFails
}
