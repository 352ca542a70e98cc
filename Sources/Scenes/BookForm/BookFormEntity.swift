import Presentation

/// What the screen shows at one moment.
struct BookFormState: Equatable {
    var title = ""
    /// What the form is for; stands above it.
    var explanation = ""
    var form = Form("", [])
    var question: Question?
    /// Whether the book is being stored. Nothing else can be done then.
    var isSaving = false
}
