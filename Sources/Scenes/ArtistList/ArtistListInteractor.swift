import Entities
import Services

protocol ArtistListInteractor: Sendable {
    /// Whether the catalogue has counts of listeners and plays.
    var hasCounts: Bool { get }
    func artists(page: Int) async throws(CatalogFailure) -> Page<Artist>
    /// The cached page.
    func cachedArtists(page: Int) async -> Cached<Page<Artist>>?
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
    /// The summary that the library would store.
    func summary(of artist: Artist) -> LibrarySummary
    /// The current state in the library, from memory.
    func isFavourite(_ artist: Artist) -> Bool
    func hasNote(_ artist: Artist) -> Bool
    /// Returns when the change is durable.
    func toggleFavourite(_ artist: Artist) async throws(LibraryFailure)
}

/// Which artists the list is about: the most listened-to.
struct ArtistListDefaultInteractor: ArtistListInteractor {
    let catalog: any MusicCatalog
    let library: any Library

    var hasCounts: Bool { catalog.source != .builtIn }

    func artists(page: Int) async throws(CatalogFailure) -> Page<Artist> {
        try await catalog.topArtists(page: page)
    }

    func cachedArtists(page: Int) async -> Cached<Page<Artist>>? {
        await catalog.cachedTopArtists(page: page)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func isFavourite(_ artist: Artist) -> Bool {
        library.isFavourite(summary(of: artist).subject)
    }

    func hasNote(_ artist: Artist) -> Bool {
        library.hasNote(summary(of: artist).subject)
    }

    func toggleFavourite(_ artist: Artist) async throws(LibraryFailure) {
        try await library.toggleFavourite(summary(of: artist))
    }

    func summary(of artist: Artist) -> LibrarySummary {
        LibrarySummary(artist)
    }
}
