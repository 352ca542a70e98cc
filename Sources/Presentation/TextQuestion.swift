/// A text that is asked for in a line or in a form over the screen, and what is typed of it.
package struct TextQuestion: Hashable, Sendable {
    /// Stands before it, or over its form.
    package let label: String
    package let text: String
    /// What counts where nothing is typed; empty for nothing.
    package let proposal: String
    /// What its field is called in a form of its own; nil where it is typed into a line.
    package let field: String?

    package init(label: String, text: String, proposal: String = "", field: String? = nil) {
        (self.label, self.text, self.proposal, self.field) = (label, text, proposal, field)
    }

    /// With one field; nil where it is typed into a line.
    package var form: Form? {
        field.map { Form(label, [Form.Field($0, .text(text), proposal: proposal)], isAboutRow: false) }
    }
}
