/// A language that the program speaks, by its code of ISO 639-1. Each says everything itself: a word that one of them lacks does not
/// compile.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case spanish = "es"
}

extension Language {
    /// Its rule for whole numbers. A language with other rules, or more forms, tells them here.
    package func pluralForm(for number: Int) -> PluralForm {
        switch self {
        case .english, .german, .spanish: number == 1 ? .one : .other
        }
    }
}

/// The forms that words have beside numbers, by the names that Unicode's CLDR has for them.
package enum PluralForm: Hashable, Sendable {
    case one, other
}
