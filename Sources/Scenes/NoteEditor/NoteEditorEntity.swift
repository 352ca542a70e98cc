import Entities
import Presentation

/// What the screen shows at one moment, besides the text that is being written.
struct NoteEditorState: Equatable {
    /// Stands in the border.
    var title = ""
    /// Whether what is written is stored.
    var status: String?
    /// What went wrong, or that the note is still being read.
    var message: Message?
    var question: Question?
    var isBusy = false
    /// Whether there is a text to write in.
    var canWrite = false
    /// Whether another screen comes as soon as the text is stored.
    var isClosing = false
    /// Whether the question stands there because of what was left behind: who types ahead does not answer it.
    var isOffering = false
}

/// A note that is being written: its text, and what the library has of it.
struct WrittenNote {
    var text = ""
    /// What is durable, and as which revision; nil for no note.
    var saved = ""
    var revision: Int?
    /// The text that the library did not take, and why.
    var refused: (text: String, reason: Message)?
    /// The name that its draft goes by.
    var draftID = Draft.ID()

    var isChanged: Bool { text != saved }

    /// Why the library did not take the text as it is now; nil where nobody has tried.
    var refusal: Message? {
        refused.flatMap { $0.text == text ? $0.reason : nil }
    }
}

/// What became of a text that was saved.
struct StoredNote: Equatable {
    /// Nil where there is no note any more.
    var revision: Int?
    /// What was taken away because the text was empty.
    var removed: LibraryRecord?
    /// Whether somebody else had stored another text meanwhile.
    var hasOverwritten = false
}
