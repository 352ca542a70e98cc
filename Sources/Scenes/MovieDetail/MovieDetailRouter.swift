import Browsing
import Entities
import Navigation

@MainActor
protocol MovieDetailRouter: SiblingDetailRouter<MovieID> {}

@MainActor
final class MovieDetailDefaultRouter: MovieDetailRouter, NoteRouting, PlaceRouting {
    let notes: NoteRoute
    let places: PlaceRoute
    private(set) weak var siblings: (any SiblingSource<MovieID>)?

    init(
        siblings: (any SiblingSource<MovieID>)?, links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any MovieDetailDestinations
    ) {
        self.siblings = siblings
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        places = PlaceRoute(navigator: navigator, links: links, destinations: destinations)
    }
}
