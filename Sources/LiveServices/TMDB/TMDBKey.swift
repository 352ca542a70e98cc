/// A key of TMDB, of either of its two kinds: users find both on the same page.
package struct TMDBKey: Sendable {
    let credential: Credential

    /// Reads a v3 key (32 hexadecimal digits in lower case) or a v4 read access token (starts with `eyJ`); nil for
    /// anything else. White space around it is left out.
    package init?(_ text: String) {
        let key = String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        if key.utf8.count == 32, key.utf8.allSatisfy({ Self.hexadecimalDigits.contains($0) }) {
            credential = .query(name: "api_key", Secret(revealed: key))
        } else if key.hasPrefix("eyJ"), key.utf8.allSatisfy({ Self.tokenCharacters.contains($0) }) {
            credential = .bearer(Secret(revealed: key))
        } else {
            return nil
        }
    }

    private static let hexadecimalDigits = Set("0123456789abcdef".utf8)
    /// What a JSON Web Token is written in; anything else could break out of the header field.
    private static let tokenCharacters = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.".utf8)
}
