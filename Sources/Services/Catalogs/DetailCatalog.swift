package import Entities

/// A catalogue that knows all about single things of one kind.
package protocol DetailCatalog<Detail>: Catalog {
    associatedtype Detail: ItemDetail
    typealias ID = Detail.Item.ID

    /// What is in memory, at once.
    func peek(_ id: ID) -> Preview<Detail>?
    func detail(of id: ID) async throws(CatalogFailure) -> Detail
    /// The cached answer, fresh or not, without a request.
    func cachedDetail(of id: ID) async -> Cached<Detail>?
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
}

extension DetailCatalog {
    /// The catalogue as what it is for details.
    package var details: any DetailCatalog<Detail> { self }
}

extension MovieCatalog {
    package func detail(of id: MovieID) async throws(CatalogFailure) -> MovieDetail { try await movie(id) }

    package func cachedDetail(of id: MovieID) async -> Cached<MovieDetail>? { await cachedMovie(id) }
}

extension BookCatalog {
    package func detail(of id: BookID) async throws(CatalogFailure) -> BookDetail { try await book(id) }

    package func cachedDetail(of id: BookID) async -> Cached<BookDetail>? { await cachedBook(id) }
}

extension PokemonCatalog {
    package func detail(of id: PokemonID) async throws(CatalogFailure) -> PokemonDetail { try await pokemon(id) }

    package func cachedDetail(of id: PokemonID) async -> Cached<PokemonDetail>? { await cachedPokemon(id) }
}
