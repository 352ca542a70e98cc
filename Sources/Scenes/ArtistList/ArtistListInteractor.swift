import Entities
import Services

protocol ArtistListInteractor: Sendable {
    /// Whether the catalogue counts listeners and plays.
    var hasCounts: Bool { get }
    func artists(page: Int) async throws(CatalogFailure) -> Page<Artist>
    /// What was kept of a page from before.
    func cachedArtists(page: Int) async -> Cached<Page<Artist>>?
    /// What is asked next comes from the service, not from memory.
    func invalidateCache()
    /// What the library keeps of it.
    func summary(of artist: Artist) -> LibrarySummary
    /// What the library says of it now, at once.
    func isFavourite(_ artist: Artist) -> Bool
    func hasNote(_ artist: Artist) -> Bool
    /// Returns when that is durable.
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
        LibrarySummary(artist, source: catalog.source)
    }
}
