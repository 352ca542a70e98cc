/// A text that is asked for in a line, and what is typed of it.
package struct TextQuestion: Hashable, Sendable {
    /// Stands before it.
    package let label: String
    package let text: String

    package init(label: String, text: String) {
        self.label = label
        self.text = text
    }
}
