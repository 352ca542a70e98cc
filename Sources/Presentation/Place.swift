package import Entities

/// Where something that a detail names leads.
package enum Place: Hashable, Sendable {
    case movie(MovieID)
    /// With the name that it is known by there.
    case person(PersonID, String)
    /// A list, of that source.
    case movies(MovieQuery, SourceID)
    case books(BookQuery, SourceID)
    case species(PokemonQuery, SourceID)
    case book(BookID)
    /// With the name that it is known by there.
    case artist(ArtistID, String)
    case artists(ArtistQuery, SourceID)
    case pokemon(PokemonID)
    /// A page in the browser.
    case page(String)
}

extension Place {
    /// Of a page; nil for what is none.
    package var address: String? {
        if case .page(let address) = self { address } else { nil }
    }
}

extension Place: StableID {
    /// By which a session finds the place that was marked.
    package var stableText: String {
        switch self {
        case .movie(let id): "movie/" + id.stableText
        case .person(let id, _): "person/" + id.stableText
        case .movies(let query, let source): "movies/\(source)/\(query.refinement.storedText)"
        case .books(let query, let source): "books/\(source)/\(query.refinement.storedText)"
        case .species(let query, let source): "species/\(source)/\(query.refinement.storedText)"
        case .book(let id): "book/" + id.stableText
        case .artist(let id, _): "artist/" + id.stableText
        case .artists(let query, let source): "artists/\(source)/\(query.refinement.storedText)"
        case .pokemon(let id): "pokemon/" + id.stableText
        case .page(let address): "page/" + address
        }
    }
}
