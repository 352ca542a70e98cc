@testable import {Name}

@MainActor
final class {Name}ViewSpy: {Name}View {
    private(set) var states: [{Name}State] = []

    func show(_ state: {Name}State) { states.append(state) }
}
