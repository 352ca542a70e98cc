import Presentation

@testable import {Name}

@MainActor
final class {Name}ViewSpy: {Name}View {
    private(set) var state: ListState?

    func show(_ state: ListState) { self.state = state }
    func select(row: Int) {}
}
