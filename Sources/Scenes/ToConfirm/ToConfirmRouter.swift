import Browsing
import Entities
import Navigation
import Presentation

@MainActor
protocol ToConfirmRouter: AnyObject {
    /// Shows what a catalogue has, and gives it the keyboard.
    func show(_ candidate: LibrarySummary)
    /// The cursor has come to a thing that it may be.
    func follow(_ candidate: LibrarySummary)
    /// Nothing was found for what the cursor is on.
    func followNothing()
    /// Those of the library, of which the list is one; nil for a list by itself.
    var tabs: SharedTabs? { get }
    /// Leads back to all that is kept, and to one of its tabs, by its index.
    func showLibrary(atTab index: Int)
}

extension ToConfirmRouter {
    /// The tabs before its own.
    var otherTabs: ListTabs? { tabs?.tabs(before: .toConfirm) }

    var otherTabCount: Int { otherTabs?.labels.count ?? 0 }
}

@MainActor
final class ToConfirmDefaultRouter: ToConfirmRouter {
    let tabs: SharedTabs?
    private weak var navigator: (any Navigator)?
    private let destinations: any ToConfirmDestinations

    /// - Parameter tabs: those of the library; nil for a list by itself.
    init(navigator: any Navigator, destinations: any ToConfirmDestinations, tabs: SharedTabs? = nil) {
        (self.navigator, self.tabs) = (navigator, tabs)
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

    func showLibrary(atTab index: Int) {
        navigator?.popList()
        tabs?.choose?(index)
    }
}
