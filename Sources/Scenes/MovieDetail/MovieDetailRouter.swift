import Browsing
import Entities
import Navigation

@MainActor
protocol MovieDetailRouter: NoteRouter {
    /// The list that the film was opened from; nil if there was none, or it is gone.
    var siblings: (any SiblingSource<MovieID>)? { get }
    /// Opens a page in the browser.
    func open(_ url: String)
}

@MainActor
final class MovieDetailDefaultRouter: MovieDetailRouter, NoteRouting {
    let notes: NoteRoute
    private(set) weak var siblings: (any SiblingSource<MovieID>)?
    private let links: any LinkOpener

    init(
        siblings: (any SiblingSource<MovieID>)?, links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any MovieDetailDestinations
    ) {
        self.siblings = siblings
        self.links = links
        notes = NoteRoute(navigator: navigator, destinations: destinations)
    }

    func open(_ url: String) {
        links.open(url)
    }
}
