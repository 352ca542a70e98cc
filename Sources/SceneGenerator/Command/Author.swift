/// Whose name stands in what is made.
enum Author {
    static func checked(_ name: String) throws(GeneratorError) -> String {
        let name = name.trimmed
        guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw .malformedAuthor
        }
        return name
    }

    /// Where neither the command line nor git has a name.
    static func fallback(project: String) -> String { "The \(project) authors" }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
