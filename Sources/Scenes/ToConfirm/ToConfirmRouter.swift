import Entities
import Navigation

@MainActor
protocol ToConfirmRouter: AnyObject {
    /// Shows what a catalogue has, and gives it the keyboard.
    func show(_ candidate: LibrarySummary)
    /// The cursor has come to a thing that it may be.
    func follow(_ candidate: LibrarySummary)
    /// Nothing was found for what the cursor is on.
    func followNothing()
    /// Leads back to all that is kept.
    func showLibrary()
}

@MainActor
final class ToConfirmDefaultRouter: ToConfirmRouter {
    private weak var navigator: (any Navigator)?
    private let destinations: any ToConfirmDestinations

    init(navigator: any Navigator, destinations: any ToConfirmDestinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    func show(_ candidate: LibrarySummary) {
        navigator?.open(candidate.subject) { [destinations] in destinations.detail(of: candidate) }
    }

    func follow(_ candidate: LibrarySummary) {
        navigator?.follow(candidate.subject, of: self) { [destinations] in destinations.detail(of: candidate) }
    }

    func followNothing() {
        navigator?.followNothing(of: self)
    }

    func showLibrary() {
        navigator?.popList()
    }
}
