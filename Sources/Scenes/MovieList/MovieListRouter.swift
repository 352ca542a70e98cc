import Browsing
import Entities
import Navigation

@MainActor
protocol MovieListRouter: NoteRouter {
    func showDetail(of id: MovieID)
    /// The cursor has come to a film.
    func followDetail(of id: MovieID)
    /// The detail shows another film, by its own decision.
    func didMoveDetail(to id: MovieID)
    /// The list is empty.
    func followNothing()
}

@MainActor
final class MovieListDefaultRouter: MovieListRouter, NoteRouting {
    let notes: NoteRoute
    /// Tells a film's detail what comes before and after it: the list's presenter.
    weak var siblings: (any SiblingSource<MovieID>)?
    private weak var navigator: (any Navigator)?
    private let destinations: any MovieListDestinations

    init(navigator: any Navigator, destinations: any MovieListDestinations) {
        self.navigator = navigator
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        self.destinations = destinations
    }

    func showDetail(of id: MovieID) {
        navigator?.open(id, makeDetail(of: id))
    }

    func followDetail(of id: MovieID) {
        navigator?.follow(id, makeDetail(of: id))
    }

    func didMoveDetail(to id: MovieID) {
        navigator?.didMoveDetail(to: id, makeDetail(of: id))
    }

    func followNothing() {
        navigator?.followNothing()
    }

    private func makeDetail(of id: MovieID) -> Navigator.MakeScreen {
        { [destinations, weak siblings] in destinations.movieDetail(id, siblings: siblings) }
    }
}
