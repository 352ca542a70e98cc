package import Commands

/// A question that has to be answered before anything else goes on. A name in its sentence may be shortened if there is
/// little room; the rest and the keys never are.
package struct Question: Hashable, Sendable {
    package struct Answer: Hashable, Sendable {
        /// Its keys are those of that place.
        package let command: Command
        /// What the answer does, in a word or two.
        package let word: String
        /// What gives it; nil for a command without keys.
        package let keys: KeySequence?

        package init(_ command: Command, _ word: String, _ keys: KeyNames = .standard) {
            self.command = command
            self.word = word
            self.keys = keys.keys(of: command)
        }
    }

    /// The sentence up to the name, or the whole sentence if there is no name.
    package let before: String
    package let name: String
    package let after: String
    /// In the order of the footer; Esc is the answer that changes nothing.
    package let answers: [Answer]

    package init(_ before: String, name: String = "", _ after: String = "", answers: [Answer]) {
        self.before = before
        self.name = name
        self.after = after
        self.answers = answers
    }

    package init(
        _ before: String, name: String = "", _ after: String = "", yes: String, no: String, keys: KeyNames = .standard
    ) {
        self.init(before, name: name, after, answers: [Answer(.yes, yes, keys), Answer(.no, no, keys)])
    }

    /// With the whole name.
    package var sentence: String { before + name + after }
}
