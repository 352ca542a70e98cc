import Presentation

/// What the list is ordered by. The names are those of sessions.
enum LibrarySort: String, CaseIterable {
    /// Latest first.
    case added
    case title
    /// Films, artists, albums; each by title.
    case kind

    var next: LibrarySort {
        switch self {
        case .added: .title
        case .title: .kind
        case .kind: .added
        }
    }
}

/// Something that is kept, as the list shows it: ready words, in the reader's language and locale.
struct LibraryRow: Hashable {
    let kind: String
    let title: String
    /// Subtitle and year, as far as there are such.
    let facts: String
    let added: String
    var marks = Marks()
}

/// What the screen shows at one moment, besides its rows.
struct LibraryScreenState: Equatable {
    /// Stands in the border.
    var title = ""
    var list = ListState()
    /// Nil for none.
    var filter: Filter?
    /// Whether there is something to filter.
    var canFilter = false
    var question: Question?

    struct Filter: Equatable {
        var text = ""
        var isBeingTyped = false
    }
}
