import Entities
import Presentation

/// What the screen shows at one moment, besides the text itself.
struct NoteEditorState: Equatable {
    /// Stands in the border.
    var title = ""
    /// Whether the text is stored.
    var status: String?
    /// A failure, or that the note is being read.
    var message: Message?
    var question: Question?
    var isBusy = false
    /// Whether the user can write.
    var canWrite = false
    /// Whether the screen closes as soon as the text is stored.
    var isClosing = false
    /// Whether the question is about an abandoned draft. Keys that were typed before it was visible do not answer it.
    var isOffering = false
}

/// A note that is being written: its text, and its state in the library.
struct WrittenNote {
    var text = ""
    /// The stored text and its revision; nil for no note.
    var saved = ""
    var revision: Int?
    /// The text that could not be saved, and why.
    var refused: (text: String, reason: Message)?
    /// The id of its draft.
    var draftID = Draft.ID()

    var isChanged: Bool { text != saved }

    /// Why the current text could not be saved; nil if that was not tried.
    var refusal: Message? {
        refused.flatMap { $0.text == text ? $0.reason : nil }
    }
}

/// The result of saving a text.
struct StoredNote: Equatable {
    /// Nil if the note was removed.
    var revision: Int?
    /// The removed record, if the text was empty.
    var removed: LibraryRecord?
    /// Whether another text was stored meanwhile by somebody else.
    var hasOverwritten = false
}
