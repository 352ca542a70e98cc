import Entities
import Navigation

@MainActor
protocol AlbumDetailRouter: AnyObject {
    /// Opens a page in the browser.
    func open(_ url: String)
    func editNote(about summary: LibrarySummary)
}

@MainActor
final class AlbumDetailDefaultRouter: AlbumDetailRouter {
    private let links: any LinkOpener
    private weak var navigator: (any Navigator)?
    private let destinations: any AlbumDetailDestinations

    init(
        links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any AlbumDetailDestinations
    ) {
        self.links = links
        self.navigator = navigator
        self.destinations = destinations
    }

    func open(_ url: String) {
        links.open(url)
    }

    func editNote(about summary: LibrarySummary) {
        navigator?.push(destinations.noteEditor(about: summary))
    }
}
