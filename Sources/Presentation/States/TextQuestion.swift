/// A text that is asked for in a line or in a form over the screen, and what is typed of it.
package struct TextQuestion: Hashable, Sendable {
    /// Stands before it, or over its form.
    package let label: String
    package let text: String
    private let place: Place

    private enum Place: Hashable {
        case line
        /// Kept apart, since each list has room for a question in its state.
        indirect case form(field: String, proposal: String)
    }

    /// - Parameters:
    ///   - proposal: what counts where nothing is typed; empty for nothing.
    ///   - field: what its field is called in a form of its own; nil where it is typed into a line.
    package init(label: String, text: String, proposal: String = "", field: String? = nil) {
        (self.label, self.text) = (label, text)
        place = field.map { .form(field: $0, proposal: proposal) } ?? .line
    }

    /// What counts where nothing is typed; empty for nothing.
    package var proposal: String {
        if case .form(_, let proposal) = place { proposal } else { "" }
    }

    /// With one field; nil where it is typed into a line.
    package var form: Form? {
        guard case .form(let field, let proposal) = place else { return nil }
        return Form(label, [Form.Field(field, .text(text), proposal: proposal)], isAboutRow: false)
    }
}
