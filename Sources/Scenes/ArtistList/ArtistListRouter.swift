import Entities
import Navigation

@MainActor
protocol ArtistListRouter: AnyObject {
    func showAlbums(of artist: ArtistID)
    /// The cursor has come to an artist.
    func followAlbums(of artist: ArtistID)
    /// The list is empty.
    func followNothing()
    func editNote(about summary: LibrarySummary)
}

@MainActor
final class ArtistListDefaultRouter: ArtistListRouter {
    private weak var navigator: (any Navigator)?
    private let destinations: any ArtistListDestinations

    init(navigator: any Navigator, destinations: any ArtistListDestinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    func showAlbums(of artist: ArtistID) {
        navigator?.open(artist, makeAlbums(of: artist))
    }

    func followAlbums(of artist: ArtistID) {
        navigator?.follow(artist, makeAlbums(of: artist))
    }

    func followNothing() {
        navigator?.followNothing()
    }

    func editNote(about summary: LibrarySummary) {
        navigator?.push(destinations.noteEditor(about: summary))
    }

    private func makeAlbums(of artist: ArtistID) -> Navigator.MakeScreen {
        { [destinations] in destinations.albums(of: artist) }
    }
}
