import Entities
import Services
import TestSupport
import Testing

@testable import NoteEditor

struct NoteEditorInteractorTests {
    private func interactor(_ library: FakeLibrary) -> NoteEditorDefaultInteractor {
        NoteEditorDefaultInteractor(summary: .sample, library: library)
    }

    @Test func answersWithTheNoteThatIsStored() async throws {
        #expect(try await interactor(FakeLibrary([.sample(note: "Again")])).note()?.text == "Again")
        #expect(try await interactor(FakeLibrary()).note() == nil)
    }

    @Test func savesWithWhatIsKnownOfTheFilm() async throws {
        let library = FakeLibrary()
        let stored = try await interactor(library).save("Again", startedFrom: nil)

        #expect(stored == StoredNote(revision: 1))
        #expect(library.kept.first?.summary == .sample)
        #expect(library.kept.first?.note?.text == "Again")
    }

    @Test func saysThatSomebodyElseHadWritten() async throws {
        let library = FakeLibrary([.sample(note: "Theirs")])

        #expect(try await interactor(library).save("Mine", startedFrom: 2).hasOverwritten)
        #expect(try await !interactor(library).save("Mine too", startedFrom: 4).hasOverwritten)
    }

    @Test(arguments: ["", " \n\t "]) func aTextWithoutAnythingToReadTakesTheNoteAway(text: String) async throws {
        let library = FakeLibrary([.sample(note: "Again")])

        let stored = try await interactor(library).save(text, startedFrom: 3)
        #expect(stored.revision == nil)
        #expect(stored.removed?.item.note?.text == "Again")
        #expect(library.kept.map(\.note) == [nil])
    }

    @Test func bringsBackWhatWasTakenAway() async throws {
        let library = FakeLibrary([.sample(note: "Again")])
        let removed = try #require(try await interactor(library).save("", startedFrom: 3).removed)
        try await interactor(library).restore(removed)

        #expect(library.kept == [.sample(note: "Again")])
    }

    @Test func handsOnWhyTheLibraryCannotBeRead() async {
        let library = FakeLibrary()
        library.close(because: .noFolder)

        await #expect(throws: LibraryFailure.noFolder) { try await interactor(library).note() }
    }
}
