import HTTP
import Services

/// A text that PokéAPI has in several languages.
protocol PokeAPITranslation {
    var language: PokeAPIReference { get }
    var text: String { get }
}

/// Which of several translations the reader gets.
struct PokeAPILanguage: Hashable, Sendable {
    /// PokéAPI's codes, in lower case, the preferred ones first.
    private let codes: [String]

    init(_ locale: ContentLocale) {
        let chinese = ["TW", "HK", "MO"].contains(locale.region) ? "zh-hant" : "zh-hans"
        codes =
            locale.language == "zh" ? [chinese, "zh-hans", "zh-hant"] : [locale.tag.lowercased(), locale.language]
    }

    /// The last one in the reader's language, since later games correct earlier ones; nil where there is none.
    func own<Translation: PokeAPITranslation>(_ all: [Translation]) -> String? {
        codes.lazy.compactMap { last(in: $0, all) }.first
    }

    /// The last one in the reader's language, else in English; nil where there is neither.
    func best<Translation: PokeAPITranslation>(_ all: [Translation]) -> String? {
        own(all) ?? last(in: "en", all)
    }

    private func last<Translation: PokeAPITranslation>(in code: String, _ all: [Translation]) -> String? {
        // Codes had capitals in them before.
        all.last { $0.language.name.lowercased() == code && $0.text.nilIfEmpty != nil }?.text
    }
}
