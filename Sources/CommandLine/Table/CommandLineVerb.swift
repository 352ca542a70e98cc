/// A word, or two, with which `matinee` does something else than to open.
struct CommandLineVerb {
    struct Operand {
        /// `FILE`
        let name: String
        var offer = CommandLineOffer.nothing

        /// As help shows it: what can be listed, or what stands for it.
        fileprivate var text: String { offer.words.isEmpty ? name : offer.words.joined(separator: "|") }
    }

    /// `library`, `export`
    let words: [String]
    var operands: [Operand] = []
    /// Its own. Those that say nothing of themselves stand behind it in help, others below it.
    var options: [CommandLineOption] = []
    let description: String

    var name: String { words.joined(separator: " ") }

    /// `library export [--format json|csv|markdown]`
    var text: String {
        ([name] + operands.map(\.text) + options.filter(\.description.isEmpty).map { "[\($0.text)]" })
            .joined(separator: " ")
    }

    /// Behind its first word, without options.
    var tail: String { (words.dropFirst() + operands.map(\.text)).joined(separator: " ") }
}
