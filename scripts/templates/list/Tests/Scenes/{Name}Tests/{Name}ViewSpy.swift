import Presentation

@testable import {Name}

@MainActor
final class {Name}ViewSpy: {Name}View {
    private(set) var states: [ListState] = []
    /// Where the cursor was put last.
    private(set) var selected: Int?

    func show(_ state: ListState) { states.append(state) }
    func select(row: Int) { selected = row }
}
