import Presentation

/// What the screen shows at one moment, besides the text itself.
struct NoteEditorState: Equatable {
    /// Stands in the border.
    var title = ""
    /// What it is about, and what is known of that.
    var subject = ""
    var facts = ""
    /// Stands before the number of the line with the cursor, and behind that how much is written and whether it is stored.
    var lineLabel = ""
    var foot = ""
    /// What becomes of letters that are typed while the note is being read.
    var typedAhead = ""
    /// Whether the text is stored.
    var status: String?
    /// A failure, or that the note is being read.
    var message: Message?
    var question: Question?
    var isBusy = false
    /// Whether the user can write.
    var canWrite = false
    /// Whether there are other versions of it, which may be put together.
    var hasVersions = false
    /// Whether it is not known yet if there are.
    var isLooking = false
    /// Whether the screen closes as soon as the text is stored.
    var isClosing = false
    /// Whether the question is about an abandoned draft. Keys that were typed before it was visible do not answer it.
    var isOffering = false
}
