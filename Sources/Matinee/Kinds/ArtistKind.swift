import AlbumDetail
import ArtistList
import CatalogKit
import Entities
import Navigation
import Services

struct ArtistKind: CatalogKind {
    let topic = "music"
    let section = SectionDescriptor(
        id: SectionID(rawValue: "music"), name: LocalizedText(english: "Music", german: "Musik", spanish: "Música"))
    let subjects = [LibrarySubject.Kind.artist, .album]

    func catalog(_ source: any MusicCatalog) -> any Catalog { source }

    func page(
        _ number: Int, _ query: ArtistQuery, of source: any MusicCatalog
    ) async throws(CatalogFailure) -> Page<Artist> {
        try await source.artists(query, page: number)
    }

    func cachedPage(_ number: Int, _ query: ArtistQuery, of source: any MusicCatalog) async -> Cached<Page<Artist>>? {
        await source.cachedArtists(query, page: number)
    }

    func found(_ item: Artist) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), listeners: item.listeners, plays: item.plays)
    }

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

    @MainActor
    func list(
        _ query: ArtistQuery?, of source: any MusicCatalog, in navigator: any Navigator,
        leadingTo destinations: Destinations
    ) -> any Screen {
        ArtistListBuilder(catalog: source, context: destinations.context).build(
            query, navigator: navigator, destinations: destinations)
    }

    /// An album is shown on its artist's page.
    @MainActor
    func detail(of item: LibrarySummary, by destinations: Destinations) -> (any Screen)? {
        if let album = item.subject.album {
            let artist = ArtistID(source: album.source, name: album.artist)
            return destinations.albums(of: artist, named: item.subtitle, startingAt: album)
        }
        return item.subject.artist.map { destinations.albums(of: $0, named: item.title, startingAt: nil) }
    }
}

extension Destinations: ArtistListDestinations, AlbumDetailDestinations {
    func albums(of artist: ArtistID) -> any Screen {
        albums(of: artist, named: nil, startingAt: nil)
    }

    fileprivate func albums(of artist: ArtistID, named name: String?, startingAt album: AlbumID?) -> any Screen {
        guard let catalog: any MusicCatalog = root.sources.catalog(of: artist.source) else { return nothing(name) }
        return AlbumDetailBuilder(catalog: catalog, context: context).build(
            artist, named: name, startingAt: album, navigator: navigator, destinations: self)
    }
}
