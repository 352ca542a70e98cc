import Presentation

@testable import PersonDetail

@MainActor
final class PersonDetailViewSpy: PersonDetailView {
    private(set) var state = DetailState()

    func show(_ state: DetailState) { self.state = state }
}
