#if DEBUG
    import Entities
    package import Navigation

    extension {Name}Builder {
        /// The scene on a service of its own, to look at: `matinee --scene {Name}`.
        package static func sample(navigator: any Navigator, context: SceneContext) -> any Screen {
            {Name}Builder(service: {Name}Sample(), context: context).build(1)
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
