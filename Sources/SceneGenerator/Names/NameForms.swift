/// The ways in which a template may write a name.
struct NameForms: Equatable {
    /// `TVShow`
    let upperCamel: String
    /// `tvShow`
    let lowerCamel: String
    /// `TV_SHOW`
    let constant: String

    /// - Parameter name: in upper camel case.
    init(_ name: String) {
        let words = Self.words(of: name)
        upperCamel = name
        lowerCamel = (words.first?.lowercased() ?? "") + words.dropFirst().joined()
        constant = words.map { $0.uppercased() }.joined(separator: "_")
    }

    /// Of a name in upper camel case, with its last word in the plural.
    static func plural(_ name: String) -> NameForms {
        let words = words(of: name)
        return NameForms(words.dropLast().joined() + (words.last.map(EnglishPlural.of) ?? ""))
    }

    /// `TVShow` is `TV` and `Show`; digits belong to what they follow.
    static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        for (index, character) in characters.enumerated() {
            let begins =
                character.isUppercase && index > 0
                && (!characters[index - 1].isUppercase
                    || index + 1 < characters.count && characters[index + 1].isLowercase)
            if begins || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }
}
