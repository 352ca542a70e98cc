import Browsing
import Entities
import Navigation

@MainActor
protocol MovieListRouter: AnyObject {
    func showDetail(of id: MovieID)
    /// The cursor has come to a film.
    func followDetail(of id: MovieID)
    /// The detail shows another film, by its own decision.
    func didMoveDetail(to id: MovieID)
    /// The list is empty.
    func followNothing()
    func editNote(about summary: LibrarySummary)
}

@MainActor
final class MovieListDefaultRouter: MovieListRouter {
    /// Tells a film's detail what comes before and after it: the list's presenter.
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
