import Entities
import Services

/// What a list of one kind and the pages of its things ask a catalogue: the same as the scenes do.
protocol PrefetchReading: Sendable {
    /// `any MovieCatalog`
    associatedtype Source: Sendable
    associatedtype Item: Pictured & Sendable

    func page(_ number: Int, of source: Source) async throws(CatalogFailure) -> Page<Item>
    func cachedPage(_ number: Int, of source: Source) async -> Cached<Page<Item>>?
    func subject(of item: Item) -> LibrarySubject
    /// Asks for all that the item's page shows first.
    func ask(_ item: Item, of source: Source) async throws(CatalogFailure) -> Picture?
    /// Nil where not all of that is there; else whether it is fresh.
    func isKept(_ item: Item, at source: Source) async -> Bool?
}

struct FilmReading: PrefetchReading {
    let query: MovieQuery

    func page(_ number: Int, of source: any MovieCatalog) async throws(CatalogFailure) -> Page<Movie> {
        try await source.movies(query, page: number)
    }

    func cachedPage(_ number: Int, of source: any MovieCatalog) async -> Cached<Page<Movie>>? {
        await source.cachedMovies(query, page: number)
    }

    func subject(of item: Movie) -> LibrarySubject { .movie(item.id) }

    func ask(_ item: Movie, of source: any MovieCatalog) async throws(CatalogFailure) -> Picture? {
        let known = source.peek(item.id)?.detail
        let detail = if let known { known } else { try await source.movie(item.id) }
        return detail.item.picture ?? item.picture
    }

    func isKept(_ item: Movie, at source: any MovieCatalog) async -> Bool? {
        if source.peek(item.id)?.detail != nil { return true }
        return await source.cachedMovie(item.id)?.isFresh
    }
}

struct ArtistReading: PrefetchReading {
    func page(_ number: Int, of source: any MusicCatalog) async throws(CatalogFailure) -> Page<Artist> {
        try await source.artists(ArtistQuery(), page: number)
    }

    func cachedPage(_ number: Int, of source: any MusicCatalog) async -> Cached<Page<Artist>>? {
        await source.cachedArtists(ArtistQuery(), page: number)
    }

    func subject(of item: Artist) -> LibrarySubject { .artist(item.id) }

    func ask(_ item: Artist, of source: any MusicCatalog) async throws(CatalogFailure) -> Picture? {
        let albums = try await source.topAlbums(of: item.id, page: 1)
        _ = try await source.artist(item.id)
        // The page unfolds it at once. Some are in a list, and nowhere else.
        if let first = albums.items.first {
            do throws(CatalogFailure) { _ = try await source.album(first.id) } catch {
                guard error == .notFound else { throw error }
            }
        }
        return item.picture
    }

    func isKept(_ item: Artist, at source: any MusicCatalog) async -> Bool? {
        guard let albums = await source.cachedTopAlbums(of: item.id, page: 1),
            let artist = await source.cachedArtist(item.id)
        else { return nil }
        var album: Cached<AlbumDetail>?
        if let first = albums.value.items.first { album = await source.cachedAlbum(first.id) }
        return albums.isFresh && artist.isFresh && album?.isFresh != false
    }
}

struct BookReading: PrefetchReading {
    func page(_ number: Int, of source: any BookCatalog) async throws(CatalogFailure) -> Page<Book> {
        try await source.books(BookQuery(), page: number)
    }

    func cachedPage(_ number: Int, of source: any BookCatalog) async -> Cached<Page<Book>>? {
        await source.cachedBooks(BookQuery(), page: number)
    }

    func subject(of item: Book) -> LibrarySubject { .book(item.id) }

    func ask(_ item: Book, of source: any BookCatalog) async throws(CatalogFailure) -> Picture? {
        try await source.book(item.id).item.picture ?? item.picture
    }

    func isKept(_ item: Book, at source: any BookCatalog) async -> Bool? {
        await source.cachedBook(item.id)?.isFresh
    }
}

struct PokemonReading: PrefetchReading {
    func page(_ number: Int, of source: any PokemonCatalog) async throws(CatalogFailure) -> Page<Pokemon> {
        try await source.pokemon(PokemonQuery(), page: number)
    }

    func cachedPage(_ number: Int, of source: any PokemonCatalog) async -> Cached<Page<Pokemon>>? {
        await source.cachedPokemon(PokemonQuery(), page: number)
    }

    func subject(of item: Pokemon) -> LibrarySubject { .pokemon(item.id) }

    func ask(_ item: Pokemon, of source: any PokemonCatalog) async throws(CatalogFailure) -> Picture? {
        try await source.pokemon(item.id).item.picture ?? item.picture
    }

    func isKept(_ item: Pokemon, at source: any PokemonCatalog) async -> Bool? {
        await source.cachedPokemon(item.id)?.isFresh
    }
}
