/// The name of a locale, `zh_Hant_TW`, in a form that the system's locale data can be asked for: what it does not
/// expect has made it crash. Anybody can put anything into the environment, and services send names of languages.
package struct LocaleName: Hashable, Sendable {
    /// Of BCP 47: 2 to 8 letters, in lower case.
    package let language: String
    /// Of ISO 15924: `Hant`.
    package let script: String?
    /// Of ISO 3166-1, in upper case, or of UN M.49: `AT`, `419`.
    package let territory: String?

    /// - Parameter text: as POSIX has it, `de_AT.UTF-8@euro`, of which the encoding and what follows are passed over, or
    ///   as BCP 47 has it, `de-AT`. Nil for `C` and `POSIX`, which name no language, and for what is no such name.
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
