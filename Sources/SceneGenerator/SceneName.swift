/// A name that a scene can have: of its module, of its folder, and of the types that begin with it.
struct SceneName: Equatable {
    let text: String

    init(_ text: String) throws(GeneratorError) {
        guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, text.contains(where: \.isLowercase) else {
            throw .usage("'\(text)' is no name for a module: write it as PersonList, in letters and digits of ASCII")
        }
        self.text = text
        let suffixes = ScenePart.allCases.map(\.rawValue) + ["Tests", "Destinations", "Delegate", "Spy", "Stub"]
        if let suffix = suffixes.first(where: text.hasSuffix) {
            throw .usage("\(text) ends in \(suffix), which the generator appends itself; leave it out")
        }
        if Self.reserved.contains(text) || Self.keywords.contains(Self.lowerCamel(Self.words(of: text))) {
            throw .usage("\(text) is a word or a module of Swift's own; choose another name")
        }
    }

    /// The ways in which a template may write it, by the names of their variables.
    var forms: [String: String] {
        let words = Self.words(of: text)
        let plural = Array(words.dropLast()) + words.suffix(1).map(EnglishPlural.of)
        return [
            "Name": text, "name": Self.lowerCamel(words), "NAME": Self.constant(words),
            "Names": plural.joined(), "names": Self.lowerCamel(plural), "NAMES": Self.constant(plural),
        ]
    }

    /// `TVShow` is `TV` and `Show`; digits belong to the word before them.
    private static func words(of name: String) -> [String] {
        name.matches(of: /[A-Z]+(?=[A-Z0-9]|$)(?:[0-9][a-z0-9]*)?|[A-Z][a-z0-9]*/).map { String($0.output) }
    }

    private static func lowerCamel(_ words: [String]) -> String {
        (words.first?.lowercased() ?? "") + words.dropFirst().joined()
    }

    private static func constant(_ words: [String]) -> String {
        words.map { $0.uppercased() }.joined(separator: "_")
    }

    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]

    /// Types and modules that a module of the same name would hide.
    private static let reserved: Set = [
        "Actor", "Any", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Dispatch", "Double", "Duration",
        "Error", "Foundation", "Glibc", "Int", "Main", "Never", "Observation", "Optional", "Protocol", "Range", "Regex",
        "Result", "Self", "Sendable", "Set", "String", "Substring", "Suite", "Swift", "Synchronization", "Task", "Test",
        "Testing", "Type", "Void",
    ]
}
