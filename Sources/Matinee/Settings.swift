import LiveServices
import Services

/// What the environment asks for.
struct Settings {
    let tmdbKey: TMDBKey?
    let lastFMKey: LastFMKey?
    let tmdbURL: HTTPURL
    let lastFMURL: HTTPURL
    /// The last page of a list that the address for TMDB gives out, at least 1.
    let tmdbPages: Int
    /// For messages, as the environment names it, without its encoding: `de_AT`.
    let localeIdentifier: String
    let noColor: Bool

    init(environment: [String: String]) throws(LaunchError) {
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        tmdbKey = try Self.read(value("TMDB_API_KEY"), orFailWith: .malformedKey(variable: "TMDB_API_KEY")) {
            TMDBKey($0)
        }
        lastFMKey = try Self.read(value("LASTFM_API_KEY"), orFailWith: .malformedKey(variable: "LASTFM_API_KEY")) {
            LastFMKey($0)
        }
        tmdbURL =
            try Self.read(value("MATINEE_TMDB_URL"), orFailWith: .malformedURL(variable: "MATINEE_TMDB_URL")) {
                HTTPURL($0)
            } ?? .tmdb
        lastFMURL =
            try Self.read(value("MATINEE_LASTFM_URL"), orFailWith: .malformedURL(variable: "MATINEE_LASTFM_URL")) {
                HTTPURL($0)
            } ?? .lastFM
        tmdbPages =
            try Self.read(value("MATINEE_TMDB_PAGES"), orFailWith: .malformedPages(variable: "MATINEE_TMDB_PAGES")) {
                Int($0).flatMap { Self.pages.contains($0) ? $0 : nil }
            } ?? TMDBCatalog.usualLastPage
        let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
        localeIdentifier = String(locale.prefix { $0 != "." && $0 != "@" })
        noColor = value("NO_COLOR") != nil
    }

    /// What the services translate to: `pt_BR` asks for Brazilian Portuguese, `C` for English.
    var contentLocale: ContentLocale {
        let parts = localeIdentifier.split(separator: "_", omittingEmptySubsequences: false)
        guard let language = parts.first, Self.isCode(language) else {
            return ContentLocale(language: "en", region: nil)
        }
        let region = parts.count > 1 && Self.isCode(parts[1]) ? parts[1].uppercased() : nil
        return ContentLocale(language: language.lowercased(), region: region)
    }

    /// Whether it looks like a code of ISO 639-1 or 3166-1: two letters.
    private static func isCode(_ text: Substring) -> Bool {
        text.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }

    private static let pages = 1...1_000_000

    private static func read<Value>(
        _ text: String?, orFailWith error: LaunchError, _ make: (String) -> Value?
    ) throws(LaunchError) -> Value? {
        guard let text else { return nil }
        guard let value = make(text) else { throw error }
        return value
    }
}
