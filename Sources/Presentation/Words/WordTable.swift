import Commands
import Entities

/// The words about a kind of thing, of which every language has a table of its own.
protocol WordTable: Sendable {
    static func english(_ keys: KeyNames) -> Self
    static func german(_ keys: KeyNames) -> Self
    static func spanish(_ keys: KeyNames) -> Self
}

extension WordTable {
    init(in language: Language, _ keys: KeyNames) {
        self =
            switch language {
            case .english: .english(keys)
            case .german: .german(keys)
            case .spanish: .spanish(keys)
            }
    }
}
