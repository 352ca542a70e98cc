@testable import BookForm

@MainActor
final class BookFormViewSpy: BookFormView {
    private(set) var state = BookFormState()

    func show(_ state: BookFormState) { self.state = state }
}
