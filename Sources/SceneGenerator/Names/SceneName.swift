import SourceReading

/// A name that a scene can have: of a module, its folder, and all that it declares.
struct SceneName: Equatable {
    let text: String

    /// Throws what is wrong with it, if anything; whether it is taken, `NameRegister` says.
    init(_ text: String) throws(GeneratorError) {
        guard text.first?.isUppercase == true, text.contains(where: \.isLowercase),
            text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { throw .malformedName(text, suggestion: Self.upperCamelCase(of: text)) }
        let part = (ScenePart.allCases.map(\.rawValue) + Self.otherSuffixes).first(where: text.hasSuffix)
        if let part { throw .nameEndsInPart(text, part: part) }
        let lower = NameForms(text).lowerCamel
        if let keyword = [text, lower].first(where: SwiftWords.keywords.contains) {
            throw .nameIsKeyword(text, keyword: keyword)
        }
        if SwiftWords.types.contains(text) { throw .nameTaken(text, by: "a type of Swift's standard library") }
        self.text = text
    }

    /// What the generator appends, besides the parts.
    private static let otherSuffixes = ["Tests", "Destinations", "Delegate", "Scene", "Module", "Spy", "Stub"]

    /// What somebody may have meant; nil where that cannot be told.
    private static func upperCamelCase(of text: String) -> String? {
        let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
        let isShouted = !text.contains(where: \.isLowercase)
        let name = words.map { word in
            let rest = String(word.dropFirst())
            return word.prefix(1).uppercased() + (isShouted ? rest.lowercased() : rest)
        }.joined()
        guard name.first?.isUppercase == true, name.contains(where: \.isLowercase) else { return nil }
        return name
    }
}
