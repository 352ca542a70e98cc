import Browsing
import Entities
import Navigation

@MainActor
protocol AlbumDetailRouter: NoteRouter {
    /// Opens a page in the browser.
    func open(_ url: String)
}

@MainActor
final class AlbumDetailDefaultRouter: AlbumDetailRouter, NoteRouting {
    let notes: NoteRoute
    private let links: any LinkOpener

    init(
        links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any AlbumDetailDestinations
    ) {
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        self.links = links
    }

    func open(_ url: String) {
        links.open(url)
    }
}
