import Entities
import Navigation

@MainActor
protocol MovieListRouter: AnyObject {
    func showDetail(of id: MovieID)
    /// The cursor has come to a film.
    func followDetail(of id: MovieID)
    /// The detail has come to another film by itself.
    func didMoveDetail(to id: MovieID)
    /// There is nothing for the cursor to be on.
    func followNothing()
    func editNote(about summary: LibrarySummary)
}

@MainActor
final class MovieListDefaultRouter: MovieListRouter {
    /// What a film's detail may ask for its neighbours: the list's presenter.
    weak var siblings: (any SiblingSource<MovieID>)?
    private weak var navigator: (any Navigator)?
    private let destinations: any MovieListDestinations

    init(navigator: any Navigator, destinations: any MovieListDestinations) {
        self.navigator = navigator
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

    func editNote(about summary: LibrarySummary) {
        navigator?.push(destinations.noteEditor(about: summary))
    }

    private func makeDetail(of id: MovieID) -> Navigator.MakeScreen {
        { [destinations, weak siblings] in destinations.movieDetail(id, siblings: siblings) }
    }
}
