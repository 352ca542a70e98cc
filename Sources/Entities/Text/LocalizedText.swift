/// A text in each language. It is for what brings its own name along, as sources, sections, orders and filters do; all other
/// words are in the tables of the languages.
package struct LocalizedText: Hashable, Sendable {
    package let english: String
    package let german: String
    package let spanish: String

    package init(english: String, german: String, spanish: String) {
        self.english = english
        self.german = german
        self.spanish = spanish
    }

    /// A name that is the same in all languages.
    package init(_ name: String) {
        self.init(english: name, german: name, spanish: name)
    }

    package subscript(language: Language) -> String {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        }
    }
}
