import HTTP
import LastFM
import Presentation
import Services
import TMDB

/// The settings from the environment.
struct Settings {
    let tmdbKey: TMDBKey?
    let lastFMKey: LastFMKey?
    let tmdbURL: HTTPURL
    let lastFMURL: HTTPURL
    /// The last page that the TMDB server allows for a list; at least 1.
    let tmdbPages: Int
    /// The locale of messages; nil for `C` and for invalid names.
    let locale: LocaleName?
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
        locale = (value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG")).flatMap { LocaleName($0) }
        noColor = value("NO_COLOR") != nil
    }

    /// `de_AT`
    var localeIdentifier: String { locale?.identifier ?? "C" }

    /// The language and country for services: Brazilian Portuguese for `pt_BR`, English for `C`. Services know only
    /// codes of two letters.
    var contentLocale: ContentLocale {
        guard let locale, locale.language.count == 2 else { return ContentLocale(language: "en", region: nil) }
        return ContentLocale(
            language: locale.language, region: locale.territory.flatMap { $0.count == 2 ? $0 : nil })
    }

    private static let pages = 1...1_000_000
}
