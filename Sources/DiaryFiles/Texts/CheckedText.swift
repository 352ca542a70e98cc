import Entities

/// Texts of files, as far as the library takes them.
enum CheckedText {
    static func title(_ text: String, field: String) throws(ImportProblem) -> String {
        guard !text.allSatisfy(\.isWhitespace) else { throw .missing(field: field) }
        return try checked(text, field: field, limit: LibraryLimits.title)
    }

    /// - Returns: nil where there is nothing to read in it.
    static func note(_ text: String, field: String) throws(ImportProblem) -> String? {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        return try checked(text, field: field, limit: LibraryLimits.note)
    }

    /// - Returns: nil where there is nothing to read in it.
    static func subtitle(_ text: String, field: String) throws(ImportProblem) -> String? {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        return try checked(text, field: field, limit: LibraryLimits.subtitle)
    }

    /// A key of the service that the file is of.
    static func key(_ text: String, field: String) throws(ImportProblem) -> String {
        try checked(text, field: field, limit: LibraryLimits.name)
    }

    /// - Parameter text: with commas between them.
    static func tags(_ text: String, field: String) throws(ImportProblem) -> [String] {
        var tags: [String] = []
        var known: Set<String> = []
        for part in text.utf8.split(separator: UInt8(ascii: ",")) {
            let bytes = part.drop { $0.isBlank }
            let tag = String(
                decoding: bytes.prefix(bytes.count - bytes.reversed().prefix { $0.isBlank }.count), as: UTF8.self)
            guard !tag.allSatisfy(\.isWhitespace), known.insert(tag).inserted else { continue }
            tags.append(try checked(tag, field: field, limit: LibraryLimits.tag))
        }
        return tags
    }

    private static func checked(_ text: String, field: String, limit: Int) throws(ImportProblem) -> String {
        guard text.utf8.count <= limit else { throw .tooLong(field: field, limitInBytes: limit) }
        return text
    }
}
