package import Entities

/// The words about texts and orders that are not in the library, in one language.
package struct UnsavedWording: Sendable {
    // At the end of the program.
    package var title: String
    /// While the program waits for running orders; short enough for the narrowest footer.
    package var finishing: @Sendable (_ takesKeys: Bool) -> String
    package var askQuit: Question
    package var stillUnderWay: String
    package var notWaitedFor: String
    package var notDone: @Sendable (LibraryOrder) -> String
    package var draftKept: String
    /// Behind why there is no draft of a text.
    package var textIsPrinted: String
    /// Printed before the text, when the program has ended.
    package var textFollows: String

    // Drafts.
    package var noDraft: @Sendable (FolderFailure) -> Message
    /// The state of a text that is neither in the library nor in a draft.
    package var unsavedWithoutDraft: String
    package var draftsLeft: @Sendable (_ count: Int, _ title: String) -> String
    /// - day: when it was written.
    /// - isOlder: whether the note was saved after the draft.
    package var askTakeUp: @Sendable (_ day: String, _ isOlder: Bool) -> Question
    package var takenElsewhere: String
    /// In place of facts about an item, if there is only a draft.
    package var unsavedNote: String
    package var onlyDraft: String
}
