import Browsing
import Entities
import Navigation

@MainActor
protocol ArtistListRouter: NoteRouter {
    func showAlbums(of artist: ArtistID)
    /// The cursor has come to an artist.
    func followAlbums(of artist: ArtistID)
    /// The list is empty.
    func followNothing()
}

@MainActor
final class ArtistListDefaultRouter: ArtistListRouter, NoteRouting {
    let notes: NoteRoute
    private weak var navigator: (any Navigator)?
    private let destinations: any ArtistListDestinations

    init(navigator: any Navigator, destinations: any ArtistListDestinations) {
        self.navigator = navigator
        notes = NoteRoute(navigator: navigator, destinations: destinations)
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

    private func makeAlbums(of artist: ArtistID) -> Navigator.MakeScreen {
        { [destinations] in destinations.albums(of: artist) }
    }
}
