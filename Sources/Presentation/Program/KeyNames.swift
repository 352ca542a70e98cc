package import Commands

/// What sentences call the keys of commands, since keys can be others than the usual ones.
package struct KeyNames: Sendable {
    /// The usual keys.
    package static let standard: KeyNames = {
        let table = KeyTable.standard()
        return KeyNames(table)
    }()

    private let sequence: @Sendable (Command) -> KeySequence?
    /// Whether there are no keys but letters, which are typed, as in a dialogue of lines.
    private let areTyped: Bool
    /// The words that are typed for a command there.
    private var words: @Sendable (Command) -> [String] = { _ in [] }

    /// - Parameters:
    ///   - table: the keys of now, asked for with each sentence.
    ///   - areTyped: whether a line is typed for each; then a key that is no letter is called by the word for it.
    package init(_ table: @escaping @autoclosure @Sendable () -> KeyTable, areTyped: Bool = false) {
        // Where a sentence means it.
        sequence = { table().sequence(of: $0, in: $0.need == .note ? .note : .everywhere) }
        self.areTyped = areTyped
    }

    /// - Parameter words: what a line's words for a command are in a language.
    func spoken(in words: PlainWording) -> KeyNames {
        var names = self
        names.words = words.words
        return names
    }

    /// A command without a key is called by its name: the palette finds it by that.
    func callAsFunction(_ command: Command) -> String {
        let label = sequence(command)?.label
        let isLetter = label.map { $0.count == 1 && $0.allSatisfy(\.isLetter) } ?? false
        if areTyped, !isLetter, let word = words(command).first { return "“\(word)”" }
        return label ?? "“\(command.name)”"
    }

    /// - Returns: nil if it has none.
    func keys(of command: Command) -> KeySequence? { sequence(command) }
}
