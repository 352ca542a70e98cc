import Presentation

/// The sort orders. Their names are stored in sessions.
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

/// An item of the library as the list shows it, formatted for the user's locale.
struct LibraryRow: Hashable {
    let kind: String
    let title: String
    /// Subtitle and year, if they are known.
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
    /// Whether there are items to filter.
    var canFilter = false
    var question: Question?

    struct Filter: Equatable {
        var text = ""
        var isBeingTyped = false
    }
}
