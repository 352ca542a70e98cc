@testable import NoteEditor

@MainActor
final class NoteEditorRouterSpy: NoteEditorRouter {
    private(set) var closeCount = 0

    var edited: String?
    private(set) var texts: [String] = []

    func close() { closeCount += 1 }

    func edit(_ text: String) -> String? {
        texts.append(text)
        return edited
    }
}
