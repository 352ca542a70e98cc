@testable import NoteEditor

@MainActor
final class NoteEditorRouterSpy: NoteEditorRouter {
    private(set) var closeCount = 0

    func close() { closeCount += 1 }
}
