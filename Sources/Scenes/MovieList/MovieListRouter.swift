import Browsing
import Entities
import Navigation

/// Where the list leads is in `ListRouter` (Sources/Browsing), answered by `DetailRouting` and `NoteRouting` (Sources/Navigation).
@MainActor
protocol MovieListRouter: ListRouter<MovieID> {}

@MainActor
final class MovieListDefaultRouter: MovieListRouter, NoteRouting, DetailRouting {
    let notes: NoteRoute
    let details: DetailRoute
    /// What a detail asks for the film before and after its own: the list's presenter.
    weak var siblingSource: (any SiblingSource<MovieID>)?
    private let destinations: any MovieListDestinations

    init(navigator: any Navigator, destinations: any MovieListDestinations) {
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        details = DetailRoute(navigator: navigator)
        self.destinations = destinations
    }

    func makeDetail(of id: MovieID) -> Navigator.MakeScreen {
        { [destinations, weak siblingSource] in destinations.movieDetail(id, siblings: siblingSource) }
    }
}
