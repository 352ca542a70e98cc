import Navigation

@MainActor
protocol {Name}Router: AnyObject {
    func showDetail(of id: {Name}Item.ID)
    /// The cursor has come to an item.
    func followDetail(of id: {Name}Item.ID)
    /// There is nothing for the cursor to be on.
    func followNothing()
}

@MainActor
final class {Name}DefaultRouter: {Name}Router {
    private weak var navigator: (any Navigator)?
    private let destinations: any {Name}Destinations

    init(navigator: any Navigator, destinations: any {Name}Destinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    func showDetail(of id: {Name}Item.ID) {
        navigator?.open(id, makeDetail(of: id))
    }

    func followDetail(of id: {Name}Item.ID) {
        navigator?.follow(id, makeDetail(of: id))
    }

    func followNothing() {
        navigator?.followNothing()
    }

    private func makeDetail(of id: {Name}Item.ID) -> Navigator.MakeScreen {
        { [destinations] in destinations.detail(of: id) }
    }
}
