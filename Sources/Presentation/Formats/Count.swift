import Entities

/// How many there are of something: the number, and how the locale writes it.
package struct Count: Hashable, Sendable {
    package let number: Int
    package let text: String

    package init(_ number: Int, text: String) {
        self.number = number
        self.text = text
    }

    /// Ungrouped, for small numbers.
    package init(_ number: Int) {
        self.init(number, text: String(number))
    }

    /// `1 vote`, `12,345 votes`
    func of(_ one: String, _ other: String, in language: Language) -> String {
        "\(text) \(form(one, other, in: language))"
    }

    /// What a language says of one, or of other numbers.
    func form(_ one: String, _ other: String, in language: Language) -> String {
        switch language.pluralForm(for: number) {
        case .one: one
        case .other: other
        }
    }
}
