import Navigation

@MainActor
protocol {Name}Router: AnyObject {
    /// In the browser.
    func open(_ url: String)
}

@MainActor
final class {Name}DefaultRouter: {Name}Router {
    private let links: any LinkOpener

    init(links: any LinkOpener) {
        self.links = links
    }

    func open(_ url: String) {
        links.open(url)
    }
}
