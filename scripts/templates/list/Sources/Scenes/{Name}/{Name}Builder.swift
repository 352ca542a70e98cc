import Entities
package import Navigation

#if DEBUG
    import Presentation
    import Widgets
#endif

/// Where the list can lead.
@MainActor
package protocol {Name}Destinations {
    func detail(of id: {Name}Item.ID) -> any Screen
}

/// What the service has, page by page.
@MainActor
package struct {Name}Builder {
    private let service: any {Name}Service
    private let context: SceneContext

    package init(service: any {Name}Service, context: SceneContext) {
        self.service = service
        self.context = context
    }

    package func build(navigator: any Navigator, destinations: any {Name}Destinations) -> any Screen {
        let interactor = {Name}DefaultInteractor(service: service)
        let router = {Name}DefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = {Name}DefaultPresenter(interactor: interactor, router: router, wording: context.wording)
        let display = context.display
        let view: any Screen & {Name}View =
            display.isPlain
            ? {Name}PlainView(presenter: presenter, display: display)
            : {Name}DefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}

#if DEBUG
    extension {Name}Builder {
        /// The scene on a service of its own, to look at: `matinee --scene {Name}`.
        package static func sample(navigator: any Navigator, context: SceneContext) -> any Screen {
            {Name}Builder(service: {Name}Sample(), context: context)
                .build(navigator: navigator, destinations: {Name}SampleDestinations())
        }
    }

    /// Has sixty items, then none, then fails, from refresh to refresh.
    private actor {Name}Sample: {Name}Service {
        private var refreshes = 0

        func items(page: Int) async throws(CatalogFailure) -> Page<{Name}Item> {
            if page == 1 { refreshes += 1 }
            // Long enough to see that it loads; given up with the screen.
            try? await Task.sleep(for: .milliseconds(500))
            switch refreshes % 3 {
            case 1:
                let items = ((page - 1) * 20 + 1...page * 20).map { number in
                    {Name}Item(id: number, title: "Item \(number)", year: number % 7 == 0 ? nil : 1960 + number)
                }
                return Page(items: items, sentCount: 20, total: 60, isLast: page == 3)
            case 2: return Page(items: [], sentCount: 0, total: 0, isLast: true)
            default: throw .offline
            }
        }
    }

    private struct {Name}SampleDestinations: {Name}Destinations {
        func detail(of id: {Name}Item.ID) -> any Screen {
            TextScreen(title: "Item \(id)") { [.title("Item \(id)"), .plain("Here its detail would be.")] }
        }
    }
#endif
