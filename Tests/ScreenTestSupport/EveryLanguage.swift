package import Entities
package import Presentation

extension Language {
    /// Those that everything is translated to: not the one which it is written in first.
    package static let translations = allCases.filter { $0 != .english }
    /// A locale of each language.
    package static let locales = allCases.map(\.rawValue)
}

extension Wording {
    /// Every language of the program.
    package static let all = Language.locales.map { Wording.sample($0) }
}
