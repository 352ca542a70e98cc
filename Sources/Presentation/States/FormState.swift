/// What a screen that is a form shows at one moment.
package struct FormState: Equatable, Sendable {
    package var title: String
    /// What the form is for; stands above it.
    package var explanation: String
    package var form = Form("", [])
    package var question: Question?
    /// Whether what was filled in is being stored. Nothing else can be done then.
    package var isSaving = false

    package init(title: String = "", explanation: String = "") {
        (self.title, self.explanation) = (title, explanation)
    }
}
