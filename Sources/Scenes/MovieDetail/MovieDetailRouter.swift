import Browsing
import Entities
import Navigation

@MainActor
protocol MovieDetailRouter: NoteRouter {
    var hasSiblings: Bool { get }
    func sibling(_ direction: SiblingDirection, of id: MovieID) -> Sibling<MovieID>
    /// The screen shows another film of the list now.
    func didMove(to id: MovieID)
    /// - Returns: why loading more has failed; nil if it has not.
    func loadMoreSiblings() async -> CatalogFailure?
    /// Opens a page in the browser.
    func open(_ url: String)
}

@MainActor
final class MovieDetailDefaultRouter: MovieDetailRouter, NoteRouting {
    let notes: NoteRoute
    /// The list that the film was opened from; nil if there was none, or it is gone.
    private weak var siblings: (any SiblingSource<MovieID>)?
    private let links: any LinkOpener

    init(
        siblings: (any SiblingSource<MovieID>)?, links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any MovieDetailDestinations
    ) {
        self.siblings = siblings
        self.links = links
        notes = NoteRoute(navigator: navigator, destinations: destinations)
    }

    var hasSiblings: Bool { siblings != nil }

    func sibling(_ direction: SiblingDirection, of id: MovieID) -> Sibling<MovieID> {
        siblings?.sibling(direction, of: id) ?? .none
    }

    func didMove(to id: MovieID) {
        siblings?.didMove(to: id)
    }

    func loadMoreSiblings() async -> CatalogFailure? {
        await siblings?.loadMoreSiblings()
    }

    func open(_ url: String) {
        links.open(url)
    }
}
