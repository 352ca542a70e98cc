import Entities
import Presentation

/// What the screen shows at one moment.
struct PokemonDetailState: Equatable {
    /// Stands in the border.
    var title = ""
    /// Nil if nothing is known of the species yet.
    var content: PokemonDetailContent?
    /// Nil where the terminal shows no pictures.
    var picture: PictureState?
    /// Stands below the content, or in its place: loading, or a failure.
    var message: Message?
    /// The failure after which a refresh tries again; nil if nothing has failed.
    var failure: CatalogFailure?
    var isLoading = false
    var hasSiblings = false
}

/// A species' details, formatted for the user's locale. Unknown values are nil or empty.
struct PokemonDetailContent: Equatable {
    struct Field: Equatable {
        let label: String
        let value: LinkedText
    }

    struct Bar: Equatable {
        let label: String
        let number: String
        /// Of the largest value that there can be, 0...1.
        let share: Double
    }

    struct Stage: Equatable {
        /// How many come before it in its family.
        let depth: Int
        let name: LinkedText
        /// How the one before becomes it.
        let condition: String?
        /// Whether it is the species that is shown.
        let isShown: Bool
    }

    struct Moves: Equatable {
        /// How many there are.
        let label: String
        /// By how they are learnt.
        let groups: [MoveGroup]
    }

    struct MoveGroup: Equatable {
        let label: String
        /// By level.
        let leveled: [Field]
        /// Those that need no level.
        let others: [String]
    }

    var title: String
    var englishName: String?
    /// What the user has written about it.
    var notes: [LabelledNote] = []
    /// Number and genus, on one line.
    var facts = ""
    var flavour: String?
    var fields: [Field] = []
    var statsLabel = ""
    var stats: [Bar] = []
    var familyLabel = ""
    /// Empty for a species that has no other in its family.
    var family: [Stage] = []
    var moves: Moves?
    /// That nothing more is to be had from this source; nil where there is.
    var knowsLittle: String?
}
