import Navigation

@MainActor
protocol AlbumDetailRouter: AnyObject {
    /// Leaves for a page in the browser.
    func open(_ url: String)
}

@MainActor
final class AlbumDetailDefaultRouter: AlbumDetailRouter {
    private let links: any LinkOpener

    init(links: any LinkOpener) {
        self.links = links
    }

    func open(_ url: String) {
        links.open(url)
    }
}
