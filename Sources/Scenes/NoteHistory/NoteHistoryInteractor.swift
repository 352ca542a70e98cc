import Entities
import Services

protocol NoteHistoryInteractor: Sendable {
    /// What the note is about.
    var title: String { get }
    /// The earlier texts of the note, latest first.
    func earlierTexts() async throws(LibraryFailure) -> [Note]
    /// Which of them another machine has written beside the note of now, by their revisions.
    func textsBeside() async throws(LibraryFailure) -> Set<Int>
}

struct NoteHistoryDefaultInteractor: NoteHistoryInteractor {
    let summary: LibrarySummary
    let library: any Library

    var title: String { summary.title }

    func earlierTexts() async throws(LibraryFailure) -> [Note] {
        let texts = try await library.revisions(of: summary.subject)
        let current = library.item(summary.subject)?.note
        return texts.filter { $0.revision != current?.revision }.reversed()
    }

    func textsBeside() async throws(LibraryFailure) -> Set<Int> {
        try await library.revisionsBeside(summary.subject)
    }
}
