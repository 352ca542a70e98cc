package import Entities

/// The words about the library, in one language.
package struct LibraryWording: Sendable {
    package var title: String
    /// Where the library is, in a word or two.
    package var place: String
    /// What a view is called, and several, as kinds of things are.
    package var view: String
    package var views: String
    /// The tab of all kinds together.
    package var all: String
    package var byAdded: String
    package var byTitle: String
    package var byKind: String
    package var byLength: String
    package var pages: @Sendable (_ count: Count) -> String
    package var empty: Message
    package var nothingMatches: @Sendable (_ filter: String, _ isBeingTyped: Bool) -> Message
    package var failure: @Sendable (LibraryFailure) -> Message
    /// Why what a key has ordered failed: that is to be ordered again, while what a screen shows is to be read again.
    package var orderFailed: @Sendable (LibraryFailure) -> Message
    /// Why something could not be stored that nobody has ordered: there is nothing to do again, and what comes next is stored once it can be.
    package var cannotStore: @Sendable (LibraryFailure) -> Message

    // Shown for an item whose catalogue is not in use now.
    package var keptFrom: @Sendable (SourceID, CatalogAccess) -> String
    /// What this version does not understand of an item, in few words.
    package var unknown: @Sendable (NotUnderstood) -> String
    /// What this version does not understand of an item, as a sentence.
    package var notUnderstood: @Sendable (NotUnderstood) -> String
    package var staysAsItIs: String
    package var added: @Sendable (_ day: String) -> String

    // About views.
    package var searching: @Sendable (_ text: String) -> String
    package var viewHint: String
    /// No source has lists of its kind now.
    package var viewIsClosed: Message
    /// A section is to show a view that is not kept.
    package var noSuchView: @Sendable (_ name: String) -> Message
    package var note: String

    /// Says what goes with it.
    package var askDelete: @Sendable (_ title: String, _ parts: DeletedParts) -> Question
    // Titles come last: if there is no room, the end of the title is cut and not what to do.
    package var deleted: @Sendable (_ title: String) -> String
    /// What was deleted, or taken away, is there again.
    package var restored: @Sendable (_ title: String) -> String
    /// The same where something else was said of a part of it since, which stays.
    package var restoredInPart: @Sendable (_ title: String) -> String
    /// An addition, or another change, was taken back.
    package var undone: @Sendable (_ title: String) -> String
    /// The same where another program, or another machine, has changed a part of it since, which stays.
    package var undoneInPart: @Sendable (_ title: String) -> String
    /// The same where all of it was changed since, so that nothing was taken back.
    package var changedSince: @Sendable (_ title: String) -> String
    /// Something became a favourite: for those who do not see its mark.
    package var favouriteAdded: @Sendable (_ title: String) -> String
    /// A favourite was taken away, and can be brought back.
    package var favouriteRemoved: @Sendable (_ title: String) -> String
    package var noteRemoved: @Sendable (_ title: String) -> String
    package var noteRestored: @Sendable (_ title: String) -> String
    package var nothingToUndo: String

    /// Says that a change was ordered and could not be stored yet.
    package var waiting: Message

    // The editor of a note.
    /// What the key does that leads back from it, in a word or two.
    package var hintToClose: String
    /// Before the number of a line.
    package var line: String
    package var words: @Sendable (_ count: Count) -> String
    package var noteAbout: @Sendable (_ title: String) -> String
    package var unsaved: String
    /// Says that a text, of which a draft is kept, is not saved.
    package var unsavedDraft: String
    /// While a note is being read, and letters wait for it.
    package var typedAhead: String
    package var saving: String
    package var saved: String
    package var askDiscard: Question
    package var historyOf: @Sendable (_ title: String) -> String
    /// Says when another machine wrote the text that stands beside the note of now.
    package var writtenBeside: @Sendable (_ moment: String) -> String
    package var noEarlierTexts: Message
    /// Says that a note has several versions, since machines wrote beside each other, and what can be done with them.
    ///
    /// - Parameter count: of all, with the one that is shown.
    package var severalVersions: @Sendable (_ count: Count) -> Message
    /// Why the external editor brought no text back, and where the file with the text is, if there is one.
    package var editorFailed: @Sendable (EditorFailure, _ keptFile: String?) -> String
    /// Says that TMPDIR could not be used, and which folder was used instead.
    package var temporaryFolderUnusable: @Sendable (_ folder: String, _ usedInstead: String) -> String
    /// Stands after the reason why a text was not saved.
    package var textStays: String
    package var overwritten: String
    /// Why a note that was emptied is still there.
    package var newerStays: String
}

extension Wording {
    /// Says what has become of a change that was to be undone.
    ///
    /// - Parameter title: of the thing that was changed.
    package func undone(_ title: String, _ outcome: TakenBack) -> Message {
        let say =
            switch outcome {
            case .whole: library.undone
            case .inPart: library.undoneInPart
            case .nothing: library.changedSince
            }
        return Message(say(title.inSentence))
    }

    /// Says what has become of what was taken away and was to be brought back.
    ///
    /// - Parameter title: of the thing.
    package func restored(_ title: String, _ outcome: TakenBack) -> Message {
        let say =
            switch outcome {
            case .whole: library.restored
            case .inPart: library.restoredInPart
            case .nothing: library.changedSince
            }
        return Message(say(title.inSentence))
    }
}
