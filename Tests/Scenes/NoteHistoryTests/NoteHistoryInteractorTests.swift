import Entities
import Services
import TestSupport
import Testing

@testable import NoteHistory

struct NoteHistoryInteractorTests {
    private let library = FakeLibrary()

    private var interactor: NoteHistoryDefaultInteractor {
        NoteHistoryDefaultInteractor(summary: .sample, library: library)
    }

    private func save(_ texts: String...) async throws {
        for text in texts { _ = try await library.saveNote(text, about: .sample, startedFrom: nil) }
    }

    @Test func answersWithTheTextsBeforeTheLastOneLatestFirst() async throws {
        try await save("First", "Second", "Third")

        #expect(try await interactor.earlierTexts().map(\.text) == ["Second", "First"])
    }

    @Test func ofANoteThatWasEmptiedAllTextsAreEarlierOnes() async throws {
        try await save("First", "Second")
        let known = library.item(LibrarySummary.sample.subject)?.note?.revision
        _ = try await library.removeNote(LibrarySummary.sample.subject, startedFrom: known)

        #expect(try await interactor.earlierTexts().map(\.text) == ["Second", "First"])
    }

    @Test func whereNothingWasWrittenThereIsNone() async throws {
        #expect(try await interactor.earlierTexts() == [])
    }

    @Test func handsOnWhyTheLibraryCannotBeRead() async {
        library.close(because: .noFolder)

        await #expect(throws: LibraryFailure.noFolder) { try await interactor.earlierTexts() }
    }
}
