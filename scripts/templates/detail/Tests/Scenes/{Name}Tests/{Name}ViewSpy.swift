@testable import {Name}

@MainActor
final class {Name}ViewSpy: {Name}View {
    private(set) var state: {Name}State?

    func show(_ state: {Name}State) { self.state = state }
}
