import Entities

@testable import BookForm

@MainActor
final class BookFormRouterSpy: BookFormRouter {
    private(set) var saved: [LibrarySubject] = []
    private(set) var closeCount = 0

    func willSave(_ subject: LibrarySubject) { saved.append(subject) }
    func close() { closeCount += 1 }
}
