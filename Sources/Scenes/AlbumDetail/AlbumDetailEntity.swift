import Entities
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
    case failed(CatalogFailure, Message)
    case content(AlbumContent)

    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// What to refresh is to try again; nil where nothing has failed.
    var failure: CatalogFailure? {
        switch self {
        case .folded, .loading: nil
        case .failed(let failure, _): failure
        case .content(let content): content.failure
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
    /// Why it could not be had anew.
    var failure: CatalogFailure?
    /// Release date, listeners, plays, on one line.
    var facts = ""
    var tags: String?
    var tracks: [Track] = []
    /// Said in place of tracks where there are none.
    var noTracks: String
    var summary: String?
    var url: String?
}
