import Browsing
import Entities
import Navigation

/// Where the list leads is in `ListRouter` (Sources/Browsing), answered by `DetailRouting` and `NoteRouting` (Sources/Navigation).
@MainActor
protocol {Name}Router: ListRouter<ItemID> {}

@MainActor
final class {Name}DefaultRouter: {Name}Router, NoteRouting, DetailRouting {
    let notes: NoteRoute
    let details: DetailRoute
    private let destinations: any {Name}Destinations

    init(navigator: any Navigator, destinations: any {Name}Destinations) {
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        details = DetailRoute(navigator: navigator)
        self.destinations = destinations
    }

    func makeDetail(of id: ItemID) -> Navigator.MakeScreen {
        { [destinations] in destinations.{name}Detail(id) }
    }
}
