package import Entities
package import Presentation

extension Language {
    /// Whether it says everything itself.
    package var isComplete: Bool { complete.rawValue == rawValue }
    /// Those that everything is translated to: not the one which it is written in first, and none that is declared partial.
    package static let translations = allCases.filter { $0 != .english && $0.isComplete }
    /// A locale of each language.
    package static let locales = allCases.map(\.rawValue)
}

extension Wording {
    /// Every language of the program.
    package static let all = Language.locales.map { Wording.sample($0) }
}
