/// What a command is called in one language: for the screen, for its documents, and in a dialogue of lines.
struct CommandWords: Sendable {
    /// A word or two for the footer, of at most 12 characters.
    let hint: String
    /// A sentence for help, README and manual, of at most 40 characters: in two columns the help has that many beside the keys.
    let description: String
    /// What is typed for it in a dialogue of lines, the first of which is shown; none for what says nothing there.
    var typed: [String] { typedWords.split(separator: " ").map(String.init) }
    /// What it does there; nil where that is what its description says.
    let inLines: String?
    /// With a space between two.
    private let typedWords: String

    /// - Parameter typed: with a space between two.
    init(_ hint: String, _ description: String, typed: String = "", inLines: String? = nil) {
        (self.hint, self.description, self.inLines, typedWords) = (hint, description, inLines, typed)
    }

    /// Sections have names of their own: see `SectionNames`.
    static let ofSections = CommandWords("", "")
}
