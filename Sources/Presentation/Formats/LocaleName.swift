/// The checked name of a locale, as `zh_Hant_TW`. Unchecked names, from the environment or from services, have made the
/// system's locale code crash.
package struct LocaleName: Hashable, Sendable {
    /// The code of BCP 47: 2 to 8 letters, in lower case.
    package let language: String
    /// The code of ISO 15924: `Hant`.
    package let script: String?
    /// The code of ISO 3166-1, in upper case, or of UN M.49: `AT`, `419`.
    package let territory: String?

    /// - Parameter text: a POSIX name, as `de_AT.UTF-8@euro`, whose encoding and modifier are ignored; or a BCP 47 tag,
    ///   as `de-AT`. Nil for `C` and `POSIX`, which name no language, and for anything else.
    package init?(_ text: String) {
        let name = text.prefix { $0 != "." && $0 != "@" }
        var parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
        func take(_ lengths: ClosedRange<Int>, of kind: (Character) -> Bool) -> String? {
            guard let part = parts.first, lengths.contains(part.count), part.allSatisfy(kind) else { return nil }
            parts.removeFirst()
            return String(part)
        }
        func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
        func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
        guard name != "POSIX", let language = take(2...8, of: isLetter) else { return nil }
        self.language = language.lowercased()
        script = take(4...4, of: isLetter).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        territory = take(2...2, of: isLetter)?.uppercased() ?? take(3...3, of: isDigit)
        guard parts.isEmpty else { return nil }
    }

    /// `zh_Hant_TW`
    package var identifier: String {
        [language, script, territory].compactMap(\.self).joined(separator: "_")
    }
}
