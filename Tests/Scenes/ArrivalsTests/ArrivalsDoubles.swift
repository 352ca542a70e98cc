import Entities
import Presentation
import ScreenTestSupport

@testable import Arrivals

extension DestinationsSpy: ArrivalsDestinations {}

/// Records what it should show.
@MainActor
final class ArrivalsViewSpy: ArrivalsView {
    private(set) var state = AccordionState()
    private(set) var selected: Int?
    private(set) var unfolded: ArrivalsText?

    func show(_ state: AccordionState) { self.state = state }
    func select(row: Int) { selected = row }
    func unfold(_ text: ArrivalsText) { unfolded = text }
}

/// Records where it is to lead.
@MainActor
final class ArrivalsRouterSpy: ArrivalsRouter {
    enum Call: Equatable {
        case show(LibrarySubject)
        case follow(LibrarySubject)
        case followNothing
    }

    private(set) var calls: [Call] = []

    func show(_ thing: LibrarySummary) { calls.append(.show(thing.subject)) }
    func follow(_ thing: LibrarySummary) { calls.append(.follow(thing.subject)) }
    func followNothing() { calls.append(.followNothing) }
}
