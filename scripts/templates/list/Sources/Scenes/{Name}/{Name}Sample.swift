#if DEBUG
    import Entities
    package import Navigation
    import Presentation
    import Services
    import Widgets

    extension {Name}Builder {
        /// The scene on a source of its own, to look at: `matinee --scene {Name}`.
        package static func sample(navigator: any Navigator, context: SceneContext) -> any Screen {
            {Name}Builder(catalog: {Name}Sample(), context: context)
                .build(navigator: navigator, destinations: {Name}SampleDestinations())
        }
    }

    /// Has sixty items, then none, then fails, from refresh to refresh.
    private actor {Name}Sample: ListCatalog {
        nonisolated let source = SourceID(rawValue: "sample")
        nonisolated let capabilities = SourceCapabilities()
        private var refreshes = 0

        func page(_ number: Int, of query: {Name}Query) async throws(CatalogFailure) -> Page<{Name}Item> {
            if number == 1 { refreshes += 1 }
            let refresh = refreshes
            // Long enough to see that it loads; given up with the screen.
            try? await Task.sleep(for: .milliseconds(500))
            switch refresh % 3 {
            case 1:
                let items = ((number - 1) * 20 + 1...number * 20).map { key in
                    {Name}Item(
                        id: ItemID(source: source, key: String(key)), title: "Item \(key)",
                        released: key % 7 == 0 ? nil : CalendarDate(year: 1960 + key), picture: nil)
                }
                return Page(items: items, sentCount: 20, total: 60, isLast: number == 3)
            case 2: return Page(items: [], sentCount: 0, total: 0, isLast: true)
            default: throw .offline
            }
        }
    }

    private struct {Name}SampleDestinations: {Name}Destinations {
        func {name}Detail(_ id: ItemID) -> any Screen { screen("Item \(id.key)") }

        func noteEditor(about summary: LibrarySummary) -> any Screen { screen("A note") }

        func listForm(_ list: LibraryItem?, with thing: ListedThing?) -> any Screen { screen("A list") }

        private func screen(_ title: String) -> any Screen {
            TextScreen(title: title) { [.title(title), .plain("Here it would be.")] }
        }
    }
#endif
