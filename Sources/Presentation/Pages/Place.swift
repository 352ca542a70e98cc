package import Entities

/// Where something that a detail names leads.
package enum Place: Hashable, Sendable {
    /// The detail of a thing, with the name that it is known by there; nil where that is not needed to show it.
    case detail(LibrarySubject, name: String?)
    /// A list of things of a kind, of that source.
    case list(LibrarySubject.Kind, Refinement, SourceID)
    /// The entries of the diary that are counted together.
    case diary(DiarySelection)
    /// A page in the browser.
    case page(String)
}

extension Place {
    package static func movie(_ id: MovieID) -> Self { .detail(.movie(id), name: nil) }
    package static func book(_ id: BookID) -> Self { .detail(.book(id), name: nil) }
    package static func pokemon(_ id: PokemonID) -> Self { .detail(.pokemon(id), name: nil) }
    package static func artist(_ id: ArtistID, _ name: String) -> Self { .detail(.artist(id), name: name) }
    package static func person(_ id: PersonID, _ name: String) -> Self { .detail(.person(id), name: name) }

    package static func movies(_ query: MovieQuery, _ source: SourceID) -> Self { list(query, of: source) }
    package static func books(_ query: BookQuery, _ source: SourceID) -> Self { list(query, of: source) }
    package static func species(_ query: PokemonQuery, _ source: SourceID) -> Self { list(query, of: source) }
    package static func artists(_ query: ArtistQuery, _ source: SourceID) -> Self { list(query, of: source) }

    package static func list<Query: RefinableQuery>(_ query: Query, of source: SourceID) -> Self {
        .list(Query.kind, query.refinement, source)
    }
}

extension Place {
    /// The address of a page; nil for what is none.
    package var address: String? {
        if case .page(let address) = self { address } else { nil }
    }
}

extension Place: StableID {
    /// By which a session finds the place that was marked.
    package var stableText: String {
        switch self {
        case .detail(let subject, _): subject.stableText
        case .list(let kind, let refinement, let source): "\(Self.lists(of: kind))/\(source)/\(refinement.storedText)"
        case .diary(let selection): "diary/" + selection.stableText
        case .page(let address): "page/" + address
        }
    }

    private static func lists(of kind: LibrarySubject.Kind) -> String {
        kind == .pokemon ? "species" : "\(kind)s"
    }
}
