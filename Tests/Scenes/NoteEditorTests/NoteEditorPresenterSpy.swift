import Commands
import Presentation

@testable import NoteEditor

@MainActor
final class NoteEditorPresenterSpy: NoteEditorPresenter {
    enum Call: Equatable {
        case appear
        case change(String)
        case save
        case close
        case discard
        case answer(Command)
        case otherEditor
        case history
    }

    private(set) var calls: [Call] = []
    var unsaved: UnsavedText?

    func viewDidAppear() { calls.append(.appear) }
    func didChange(_ text: String) { calls.append(.change(text)) }
    func didAskToSave() { calls.append(.save) }
    func didAskToClose() { calls.append(.close) }
    func didAskToDiscard() { calls.append(.discard) }
    func didAnswer(_ answer: Command) { calls.append(.answer(answer)) }
    func didAskForHistory() { calls.append(.history) }
    func didAskForOtherEditor() { calls.append(.otherEditor) }
}
