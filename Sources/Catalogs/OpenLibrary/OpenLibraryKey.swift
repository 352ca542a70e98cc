/// Open Library's names of works and authors: `OL893414W`, `OL79034A`. Answers have them bare and as paths,
/// `/works/OL893414W`; they become parts of addresses, so nothing else is let through.
enum OpenLibraryKey {
    /// Nil where it is none of a work.
    static func work(_ text: String) -> String? { key(text, ending: "W") }

    static func author(_ text: String) -> String? { key(text, ending: "A") }

    private static func key(_ text: String, ending: Character) -> String? {
        guard let name = text.split(separator: "/").last, name.hasPrefix("OL"), name.last == ending else { return nil }
        let digits = name.utf8.dropFirst(2).dropLast()
        let isNumber = digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        return isNumber && (1...mostDigits).contains(digits.count) ? String(name) : nil
    }

    /// Twice as long as they are now.
    private static let mostDigits = 16
}
