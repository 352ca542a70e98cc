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
