import Presentation

@testable import BookForm

@MainActor
final class BookFormViewSpy: BookFormView {
    private(set) var state = FormState()

    func show(_ state: FormState) { self.state = state }
}
