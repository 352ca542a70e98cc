package import Entities

/// What the program says of the library, in one language.
package struct LibraryWording: Sendable {
    package var title: String
    /// Where the library is, in a word or two.
    package var place: String
    package var kind: @Sendable (LibrarySubject.Kind) -> String
    package var byAdded: String
    package var byTitle: String
    package var byKind: String
    package var empty: Message
    package var nothingMatches: @Sendable (_ filter: String, _ isBeingTyped: Bool) -> Message
    package var failure: @Sendable (LibraryFailure) -> Message

    // What is shown of an item whose catalogue is not the running one.
    package var keptFrom: @Sendable (CatalogSource, CatalogAccess) -> String
    /// Of an item that this version does not understand whole, in few words.
    package var unknown: @Sendable (NotUnderstood) -> String
    /// The same in a sentence.
    package var notUnderstood: @Sendable (NotUnderstood) -> String
    package var staysAsItIs: String
    package var added: @Sendable (_ day: String) -> String
    package var note: String

    package var askDelete: @Sendable (_ title: String, _ hasNote: Bool) -> Question
    // Titles come last: what is cut where there is no room is not what to do.
    package var deleted: @Sendable (_ title: String) -> String
    package var restored: @Sendable (_ title: String) -> String
    package var noteRemoved: @Sendable (_ title: String) -> String
    package var noteRestored: @Sendable (_ title: String) -> String
    package var nothingToUndo: String

    /// That something is ordered and cannot be stored at once.
    package var waiting: Message

    // The editor of a note.
    package var noteAbout: @Sendable (_ title: String) -> String
    package var unsaved: String
    package var saving: String
    package var saved: String
    package var askDiscard: Question
    package var historyOf: @Sendable (_ title: String) -> String
    package var noEarlierTexts: Message
    /// Why nothing has come of an edit elsewhere, and where the text is that was written there, if it was kept.
    package var editorFailed: @Sendable (EditorFailure, _ keptFile: String?) -> String
    /// That TMPDIR was passed over, and where the text was in its place.
    package var temporaryFolderUnusable: @Sendable (_ folder: String, _ usedInstead: String) -> String
    /// Follows the reason for which a text was not saved.
    package var textStays: String
    package var overwritten: String
}
