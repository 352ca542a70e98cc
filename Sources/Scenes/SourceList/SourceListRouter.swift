import Navigation

@MainActor
protocol SourceListRouter: AnyObject {
    /// Opens a page in the browser.
    func open(_ url: String)
}

@MainActor
final class SourceListDefaultRouter: SourceListRouter {
    private let links: any LinkOpener

    init(links: any LinkOpener) {
        self.links = links
    }

    func open(_ url: String) {
        links.open(url)
    }
}
