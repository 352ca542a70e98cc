import Presentation

@testable import {Name}

@MainActor
final class {Name}ViewSpy: {Name}View {
    private(set) var state: DetailState?

    func show(_ state: DetailState) { self.state = state }
}
