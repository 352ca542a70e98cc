@testable import PersonDetail

@MainActor
final class PersonDetailViewSpy: PersonDetailView {
    private(set) var state = PersonDetailState()

    func show(_ state: PersonDetailState) { self.state = state }
}
