package import Entities

/// What the program says of texts and orders that are not in the library, in one language.
package struct UnsavedWording: Sendable {
    // At the end of the program.
    package var title: String
    /// While it waits for what is under way; short enough for the narrowest footer.
    package var finishing: @Sendable (_ takesKeys: Bool) -> String
    package var askQuit: Question
    package var stillUnderWay: String
    package var notWaitedFor: String
    package var notDone: @Sendable (LibraryOrder) -> String
    package var draftKept: String
    /// Where there is no draft of a text.
    package var textIsPrinted: String
    /// Before the text itself, when the program has ended.
    package var textFollows: String

    // Drafts.
    package var noDraft: @Sendable (FolderFailure) -> Message
    /// Of the state of a text: neither in the library nor kept as a draft.
    package var unsavedWithoutDraft: String
    package var draftsLeft: @Sendable (_ count: Int, _ title: String) -> String
    /// - day: when it was written.
    /// - isOlder: whether the note has been stored anew since.
    package var askTakeUp: @Sendable (_ day: String, _ isOlder: Bool) -> Question
    package var takenElsewhere: String
    /// In the place of facts about something of which only a draft is there.
    package var unsavedNote: String
    package var onlyDraft: String
}
