@testable import NoteHistory

@MainActor
final class NoteHistoryRouterSpy: NoteHistoryRouter {
    private(set) var texts: [String] = []

    func takeBack(_ text: String) { texts.append(text) }
}
