import Entities
import Services
import Sourcing

/// A list that a source can be asked for, whatever it is of.
struct FoundList: Sendable {
    typealias Read = @Sendable (Refinement, _ page: Int) async -> Result<Page<FoundItem>, CatalogFailure>

    let kind: FoundKind
    let source: SourceID
    let capabilities: SourceCapabilities
    /// The values of a filter; those with this text in their names where one is given.
    let values: @Sendable (QueryFilter, _ text: String?) async -> Result<[FilterValue], CatalogFailure>
    let read: Read

    /// Nil where no source is open.
    ///
    /// - Parameter source: nil for the one that lists are from.
    init?(_ kind: FoundKind, from sources: OpenSources, of source: SourceID? = nil, today: CalendarDate) {
        guard let subject = kind.subject, let source = source ?? sources.source(about: subject) else { return nil }
        let made: (catalog: any Catalog, read: Read)?
        switch kind {
        case .films: made = sources.catalog((any MovieCatalog).self, of: source).map { ($0, Self.films($0, today)) }
        case .artists: made = sources.catalog((any MusicCatalog).self, of: source).map { ($0, Self.artists($0)) }
        case .books: made = sources.catalog((any BookCatalog).self, of: source).map { ($0, Self.books($0)) }
        case .pokemon: made = sources.catalog((any PokemonCatalog).self, of: source).map { ($0, Self.pokemon($0)) }
        case .library: made = nil
        }
        guard let made else { return nil }
        let catalog = made.catalog
        (self.kind, self.source, read) = (kind, source, made.read)
        capabilities = catalog.capabilities
        values = { filter, text in
            do throws(CatalogFailure) {
                guard let text else { return .success(try await catalog.values(of: filter)) }
                return .success(try await catalog.values(of: filter, matching: text))
            } catch { return .failure(error) }
        }
    }

    private static func films(_ catalog: any MovieCatalog, _ today: CalendarDate) -> Read {
        { refinement, number in
            var query = MovieQuery(refinement)
            query.day = today
            let asked = query
            return await answer { () async throws(CatalogFailure) in
                try await catalog.movies(asked, page: number)
            } orKept: {
                await catalog.cachedMovies(asked, page: number)
            } as: {
                FoundItem(summary: LibrarySummary($0), rating: $0.rating?.average, votes: $0.rating?.votes)
            }
        }
    }

    private static func artists(_ catalog: any MusicCatalog) -> Read {
        { refinement, number in
            let asked = ArtistQuery(refinement)
            return await answer { () async throws(CatalogFailure) in
                try await catalog.artists(asked, page: number)
            } orKept: {
                await catalog.cachedArtists(asked, page: number)
            } as: {
                FoundItem(summary: LibrarySummary($0), listeners: $0.listeners, plays: $0.plays)
            }
        }
    }

    private static func books(_ catalog: any BookCatalog) -> Read {
        { refinement, number in
            let asked = BookQuery(refinement)
            return await answer { () async throws(CatalogFailure) in
                try await catalog.books(asked, page: number)
            } orKept: {
                await catalog.cachedBooks(asked, page: number)
            } as: {
                FoundItem(summary: LibrarySummary($0), rating: $0.rating?.average, votes: $0.rating?.votes)
            }
        }
    }

    private static func pokemon(_ catalog: any PokemonCatalog) -> Read {
        { refinement, number in
            let asked = PokemonQuery(refinement)
            return await answer { () async throws(CatalogFailure) in
                try await catalog.pokemon(asked, page: number)
            } orKept: {
                await catalog.cachedPokemon(asked, page: number)
            } as: {
                FoundItem(summary: LibrarySummary($0))
            }
        }
    }

    /// What the service says, else what was kept of it: as lists in the program do.
    private static func answer<Item>(
        _ read: () async throws(CatalogFailure) -> Page<Item>, orKept: () async -> Cached<Page<Item>>?,
        as found: (Item) -> FoundItem
    ) async -> Result<Page<FoundItem>, CatalogFailure> {
        do throws(CatalogFailure) { return .success(try await read().map(found)) } catch {
            return await orKept().map { .success($0.value.map(found)) } ?? .failure(error)
        }
    }
}

extension Page {
    fileprivate func map<Other>(_ change: (Item) -> Other) -> Page<Other> {
        Page<Other>(
            items: items.map(change), sentCount: sentCount, total: total, isLast: isLast, isFollowed: isFollowed)
    }
}
