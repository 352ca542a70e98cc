package import Entities
package import Services

package struct ArtistKind: CatalogKind {
    package let topic = "music"
    package let section = SectionDescriptor(
        id: SectionID(rawValue: "music"), name: LocalizedText(english: "Music", german: "Musik", spanish: "Música"))
    package let subjects = [LibrarySubject.Kind.artist, .album]

    package init() {}

    package func lists(_ source: any MusicCatalog) -> any ListCatalog<Artist, ArtistQuery> { source.lists }

    package func found(_ item: Artist) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), listeners: item.listeners, plays: item.plays)
    }

    package func ask(_ item: Artist, of source: any MusicCatalog) async throws(CatalogFailure) -> Picture? {
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

    package func keptPicture(of subject: LibrarySubject, at source: any MusicCatalog) async -> Picture? {
        if let id = subject.album {
            if let known = source.peek(id) { return known.album.picture }
            return await source.cachedAlbum(id)?.value.album.picture
        }
        guard let id = subject.artist else { return nil }
        if let known = source.peek(id)?.picture { return known }
        return await source.cachedArtist(id)?.value.picture
    }

    package func isKept(_ item: Artist, at source: any MusicCatalog) async -> Bool? {
        guard let albums = await source.cachedTopAlbums(of: item.id, page: 1),
            let artist = await source.cachedArtist(item.id)
        else { return nil }
        var album: Cached<AlbumDetail>?
        if let first = albums.value.items.first { album = await source.cachedAlbum(first.id) }
        return albums.isFresh && artist.isFresh && album?.isFresh != false
    }
}
