import Browsing
import Entities
import Navigation

@MainActor
protocol AlbumDetailRouter: NoteRouter, PlaceRouter {}

@MainActor
final class AlbumDetailDefaultRouter: AlbumDetailRouter, NoteRouting, PlaceRouting {
    let notes: NoteRoute
    let places: PlaceRoute

    init(
        links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any AlbumDetailDestinations
    ) {
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        places = PlaceRoute(navigator: navigator, links: links, destinations: destinations)
    }
}
