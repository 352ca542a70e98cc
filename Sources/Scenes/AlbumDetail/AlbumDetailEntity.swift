import Entities
import Presentation

/// An album as the list shows it, formatted for the user's locale.
struct AlbumRow: Hashable {
    let title: String
    let year: String?
    /// How often it is played or how many like it, whichever the catalogue counts, in short: `160 M plays`.
    var count: String?
    /// The same as it is said, in whole numbers; nil where that is no other text.
    var saidCount: String?
    var marks = Marks()
}

/// The state of the unfolded album.
enum UnfoldedAlbum: Equatable {
    /// Nothing is unfolded yet, or the list is empty.
    case folded
    case loading(Message)
    case failed(CatalogFailure, Message)
    case content(AlbumContent)

    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// The failure after which a refresh tries again; nil if nothing has failed.
    var failure: CatalogFailure? {
        switch self {
        case .folded, .loading: nil
        case .failed(let failure, _): failure
        case .content(let content): content.failure
        }
    }

    var hasPage: Bool {
        if case .content(let content) = self { content.page != nil } else { false }
    }
}

/// An album's details, formatted for the user's locale. Unknown values are nil or empty.
struct AlbumContent: Equatable {
    struct Track: Equatable {
        /// From 1.
        let number: Int
        let title: String
        let duration: String?
    }

    /// Why it may be old; nil if it is not.
    var age: Message?
    /// Why a refresh has failed.
    var failure: CatalogFailure?
    /// Release date, listeners, plays, fans, on one line.
    var facts = ""
    /// Whether they say how often it is played, or how many like it.
    var saysCount = false
    var tags: [String] = []
    var tracks: [Track] = []
    /// Shown if there are no tracks.
    var noTracks: String
    var summary: String?
    /// What the user has said of it.
    var kept = KeptWords()
    var page: LinkedText?
}

/// What stands above the parts of an artist's page.
struct ArtistHeadings: Equatable {
    /// Above what else is known of the artist.
    let about: String
    /// Behind the beginning of the biography: what leads to the rest.
    let more: String
    /// Above the covers: `Albums · 59`
    let albums: String
}
