import LiveServices
import Presentation
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
        func read<Value>(
            _ name: String, _ make: (String) -> Value?, orFailWith error: (String) -> LaunchError
        ) throws(LaunchError) -> Value? {
            guard let text = value(name) else { return nil }
            guard let value = make(text) else { throw error(name) }
            return value
        }
        tmdbKey = try read(SourceVariable.tmdbKey, { TMDBKey($0) }, orFailWith: LaunchError.malformedKey)
        lastFMKey = try read(SourceVariable.lastFMKey, { LastFMKey($0) }, orFailWith: LaunchError.malformedKey)
        tmdbURL = try read(SourceVariable.tmdbURL, { HTTPURL($0) }, orFailWith: LaunchError.malformedURL) ?? .tmdb
        lastFMURL =
            try read(SourceVariable.lastFMURL, { HTTPURL($0) }, orFailWith: LaunchError.malformedURL) ?? .lastFM
        tmdbPages =
            try read(
                SourceVariable.tmdbPages, { Int($0).flatMap { Self.pages.contains($0) ? $0 : nil } },
                orFailWith: LaunchError.malformedPages) ?? TMDBCatalog.usualLastPage
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
}
