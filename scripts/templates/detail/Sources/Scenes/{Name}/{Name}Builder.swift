import Entities
package import Navigation
package import Presentation

#if DEBUG
    package import Browsing
#endif

/// All that is known of one item.
@MainActor
package struct {Name}Builder {
    private let service: any {Name}Service
    private let wording: Wording

    package init(service: any {Name}Service, wording: Wording) {
        self.service = service
        self.wording = wording
    }

    package func build(_ id: {Name}Item.ID, links: any LinkOpener, display: any Display) -> any Screen {
        let interactor = {Name}DefaultInteractor(service: service)
        let router = {Name}DefaultRouter(links: links)
        let presenter = {Name}DefaultPresenter(id: id, interactor: interactor, router: router, wording: wording)
        if display.isPlain {
            let view = {Name}PlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = {Name}DefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

#if DEBUG
    extension {Name}Builder {
        /// The scene on a service of its own, to look at: `matinee --scene {Name}`.
        package static func sample(
            wording: Wording, navigator: any Navigator, links: any LinkOpener, display: any Display,
            notices: any NoticeBoard
        ) -> any Screen {
            {Name}Builder(service: {Name}Sample(), wording: wording).build(1, links: links, display: display)
        }
    }

    /// Knows an item, then nothing, then fails, from refresh to refresh.
    private actor {Name}Sample: {Name}Service {
        private var requests = 0

        func item(_ id: {Name}Item.ID) async throws(CatalogFailure) -> {Name}Item? {
            requests += 1
            let request = requests
            // Long enough to see that it loads; given up with the screen.
            try? await Task.sleep(for: .milliseconds(500))
            switch request % 3 {
            case 1:
                let sentence = "A sample that is long enough to scroll in, whatever the size of the terminal. "
                return {Name}Item(
                    id: id, title: "Item \(id)", text: String(repeating: sentence, count: 40),
                    page: "https://example.org/items/\(id)")
            case 2: return nil
            default: throw .offline
            }
        }
    }
#endif
