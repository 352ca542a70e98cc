import HTTP
import Services

/// A key of Last.fm.
package struct LastFMKey: Sendable {
    let credential: Credential

    /// Reads 32 hexadecimal digits; nil for anything else. White space around them is removed.
    package init?(_ text: String) {
        guard let secret = Secret(hexadecimalKey: text) else { return nil }
        credential = .query(name: "api_key", secret)
    }

    static let form = SettingForm<LastFMKey>(.key([.hexadecimal(digits: 32)])) { LastFMKey($0) }
}
