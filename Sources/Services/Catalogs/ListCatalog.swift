package import Entities

/// A catalogue that has lists of one kind of thing.
package protocol ListCatalog<Item, Query>: Catalog {
    associatedtype Item: KeptItem
    associatedtype Query: RefinableQuery

    /// - Parameter number: from 1. A page after the last one is empty.
    func page(_ number: Int, of query: Query) async throws(CatalogFailure) -> Page<Item>
    /// The cached page, fresh or not, without a request; nil if there is none.
    func cachedPage(_ number: Int, of query: Query) async -> Cached<Page<Item>>?
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
}

extension ListCatalog {
    /// The catalogue as what it is for lists.
    package var lists: any ListCatalog<Item, Query> { self }
}

extension MovieCatalog {
    package func page(_ number: Int, of query: MovieQuery) async throws(CatalogFailure) -> Page<Movie> {
        try await movies(query, page: number)
    }

    package func cachedPage(_ number: Int, of query: MovieQuery) async -> Cached<Page<Movie>>? {
        await cachedMovies(query, page: number)
    }
}

extension MusicCatalog {
    package func page(_ number: Int, of query: ArtistQuery) async throws(CatalogFailure) -> Page<Artist> {
        try await artists(query, page: number)
    }

    package func cachedPage(_ number: Int, of query: ArtistQuery) async -> Cached<Page<Artist>>? {
        await cachedArtists(query, page: number)
    }
}

extension BookCatalog {
    package func page(_ number: Int, of query: BookQuery) async throws(CatalogFailure) -> Page<Book> {
        try await books(query, page: number)
    }

    package func cachedPage(_ number: Int, of query: BookQuery) async -> Cached<Page<Book>>? {
        await cachedBooks(query, page: number)
    }
}

extension PokemonCatalog {
    package func page(_ number: Int, of query: PokemonQuery) async throws(CatalogFailure) -> Page<Pokemon> {
        try await pokemon(query, page: number)
    }

    package func cachedPage(_ number: Int, of query: PokemonQuery) async -> Cached<Page<Pokemon>>? {
        await cachedPokemon(query, page: number)
    }
}
