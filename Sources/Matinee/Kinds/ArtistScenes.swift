import AlbumDetail
import ArtistList
import CatalogKit
import CommandLine
import Entities
import Navigation
import Services

extension ArtistKind: ShownKind {
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
