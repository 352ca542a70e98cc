import Presentation

/// An album as the list shows it: ready words, in the reader's locale.
struct AlbumRow: Hashable {
    let title: String
    let year: String?
    let plays: String?
    var marks = Marks()
}

/// What the album under the cursor unfolds into.
enum UnfoldedAlbum: Equatable {
    /// The cursor has only just come, or has none to be on.
    case folded
    case loading(Message)
    case failed(Message)
    case content(AlbumContent)

    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// Whether it says what to do about what went wrong.
    var hasFailed: Bool {
        switch self {
        case .folded, .loading: false
        case .failed: true
        case .content(let content): content.note?.remedy != nil
        }
    }

    var hasPage: Bool {
        if case .content(let content) = self { content.url != nil } else { false }
    }
}

/// An album's details in ready words. What is not known is nil or empty.
struct AlbumContent: Equatable {
    struct Track: Equatable {
        /// From 1.
        let number: Int
        let title: String
        let duration: String?
    }

    /// Why it may be old; nil where it is not.
    var note: Message?
    /// Release date, listeners, plays, on one line.
    var facts = ""
    var tags: String?
    var tracks: [Track] = []
    /// Said in place of tracks where there are none.
    var noTracks: String
    var summary: String?
    var url: String?
}
