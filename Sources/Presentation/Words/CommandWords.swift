/// What a command is called in one language: for the screen, for its documents, and in a dialogue of lines.
struct CommandWords: Sendable {
    /// A word or two for the footer, of at most 12 characters.
    let hint: String
    /// A sentence for help, README and manual, of at most 40 characters: in two columns the help has that many beside the keys.
    let description: String
    /// Its name where it stands alone, without the place and the key that make a footer's word plain; nil where that word is enough.
    let ownName: String?
    /// What is typed for it in a dialogue of lines, the first of which is shown; none for what says nothing there.
    var typed: [String] { typedWords.split(separator: " ").map(String.init) }
    /// What it does there; nil where that is what its description says.
    let inLines: String?
    /// With a space between two.
    private let typedWords: String

    /// - Parameters:
    ///   - name: what it is called where it stands alone; nil for as in the footer.
    ///   - typed: with a space between two.
    init(
        _ hint: String, _ description: String, named name: String? = nil, typed: String = "", inLines: String? = nil
    ) {
        (self.hint, self.description, ownName) = (hint, description, name)
        (self.inLines, typedWords) = (inLines, typed)
    }

    /// Sections have names of their own: see `SectionNames`.
    static let ofSections = CommandWords("", "")
}
