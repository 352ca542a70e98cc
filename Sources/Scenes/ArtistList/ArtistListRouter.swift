import Browsing
import Entities
import Navigation

/// Where the list leads is in `ListRouter` (Sources/Browsing), answered by `DetailRouting` and `NoteRouting` (Sources/Navigation).
@MainActor
protocol ArtistListRouter: ListRouter<ArtistID> {}

@MainActor
final class ArtistListDefaultRouter: ArtistListRouter, NoteRouting, DetailRouting {
    let notes: NoteRoute
    let details: DetailRoute
    private let destinations: any ArtistListDestinations

    init(navigator: any Navigator, destinations: any ArtistListDestinations) {
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        details = DetailRoute(navigator: navigator)
        self.destinations = destinations
    }

    func makeDetail(of artist: ArtistID) -> Navigator.MakeScreen {
        { [destinations] in destinations.albums(of: artist) }
    }
}
