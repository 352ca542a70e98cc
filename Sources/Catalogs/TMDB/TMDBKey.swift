import HTTP
import Services

/// A key of TMDB, of either of its two kinds: users find both on the same page.
package struct TMDBKey: Sendable {
    let credential: Credential

    /// Reads a v3 key (32 hexadecimal digits) or a v4 read access token (starts with `eyJ`); nil for
    /// anything else. White space around it is left out.
    package init?(_ text: String) {
        if let secret = Secret(hexadecimalKey: text) {
            credential = .query(name: "api_key", secret)
        } else if let secret = Self.token(text) {
            credential = .bearer(secret)
        } else {
            return nil
        }
    }

    static let form = SettingForm<TMDBKey>(.key([.hexadecimal(digits: 32), .token(start: "eyJ")])) { TMDBKey($0) }

    private static func token(_ text: String) -> Secret? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 1, words[0].hasPrefix("eyJ"), words[0].utf8.allSatisfy(tokenCharacters.contains)
        else { return nil }
        return Secret(revealed: String(words[0]))
    }

    /// The characters of a JSON Web Token. Others could break the header field.
    private static let tokenCharacters = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.".utf8)
}
