import Entities
import Navigation

@MainActor
protocol ArrivalsRouter: AnyObject {
    /// Shows the thing, or the list, and gives it the keyboard.
    func show(_ thing: LibrarySummary)
    /// The cursor has come to it.
    func follow(_ thing: LibrarySummary)
    /// The list is empty.
    func followNothing()
}

@MainActor
final class ArrivalsDefaultRouter: ArrivalsRouter {
    private weak var navigator: (any Navigator)?
    private let destinations: any ArrivalsDestinations

    init(navigator: any Navigator, destinations: any ArrivalsDestinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    func show(_ thing: LibrarySummary) {
        if let view = thing.subject.view {
            if let list = destinations.list(of: view) { navigator?.pushList(list, comesBack: false) }
        } else if thing.subject.kind.isMadeHere {
            navigator?.pushList(destinations.list(thing), comesBack: false)
        } else {
            navigator?.open(thing.subject) { [destinations] in destinations.detail(of: thing) }
        }
    }

    func follow(_ thing: LibrarySummary) {
        guard !thing.subject.kind.isMadeHere else { return followNothing() }
        navigator?.follow(thing.subject, of: self) { [destinations] in destinations.detail(of: thing) }
    }

    func followNothing() {
        navigator?.followNothing(of: self)
    }
}
