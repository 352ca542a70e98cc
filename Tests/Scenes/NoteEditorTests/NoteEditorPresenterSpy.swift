import Commands
import Presentation

@testable import NoteEditor

@MainActor
final class NoteEditorPresenterSpy: NoteEditorPresenter {
    enum Call: Equatable {
        case appear
        case refresh
        case change(String)
        case save(decides: Bool)
        case close
        case discard
        case answer(Command)
        case otherEditor
        case join
        case history
    }

    private(set) var calls: [Call] = []
    var unsaved: UnsavedText?

    func viewDidAppear() { calls.append(.appear) }
    func didAskForRefresh() { calls.append(.refresh) }
    func didChange(_ text: String) { calls.append(.change(text)) }
    func didAskToSave(decides: Bool) { calls.append(.save(decides: decides)) }
    func didAskToClose() { calls.append(.close) }
    func didAskToDiscard() { calls.append(.discard) }
    func didAnswer(_ answer: Command) { calls.append(.answer(answer)) }
    func didAskForHistory() { calls.append(.history) }
    func didAskToJoinVersions() { calls.append(.join) }
    func didAskForOtherEditor() { calls.append(.otherEditor) }
}
