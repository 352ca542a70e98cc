import Presentation

@testable import BookForm

@MainActor
final class BookFormPresenterSpy: BookFormPresenter {
    enum Call: Equatable {
        case appear, cutPaste, save, leave
        case change(Int, String)
        case answer(isYes: Bool)
    }

    private(set) var calls: [Call] = []

    func viewWillAppear() { calls.append(.appear) }
    func didChange(_ field: Int, to content: Form.Content) { calls.append(.change(field, content.text ?? "")) }
    func didCutPaste() { calls.append(.cutPaste) }
    func didAskToSave() { calls.append(.save) }
    func didAskToLeave() { calls.append(.leave) }
    func didAnswer(isYes: Bool) { calls.append(.answer(isYes: isYes)) }
}
