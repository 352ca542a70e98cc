import Browsing
import Entities
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import NoteEditor

struct NoteEditorInteractorTests {
    private func interactor(
        _ library: FakeLibrary = FakeLibrary(), _ drafts: FakeDrafts = FakeDrafts()
    ) -> NoteEditorDefaultInteractor {
        NoteEditorDefaultInteractor(summary: .sample, library: library, drafts: drafts)
    }

    @Test func answersWithTheNoteThatIsStored() async throws {
        #expect(try await interactor(FakeLibrary([.sample(note: "Again")])).note()?.text == "Again")
        #expect(try await interactor(FakeLibrary()).note() == nil)
    }

    @Test func otherVersionsAreTheTextsThatOtherMachinesHaveWrittenBeside() async throws {
        let library = FakeLibrary([.sample(note: "Again")])
        library.setRevisions(
            ["Before", "Theirs", "Again"].enumerated().map { Note(text: $1, changed: 0, revision: $0 + 1) },
            of: LibrarySummary.sample.subject)
        #expect(try await interactor(library).versionsBeside() == [])
        library.setRevisionsBeside([2], of: LibrarySummary.sample.subject)
        #expect(try await interactor(library).versionsBeside().map(\.text) == ["Theirs"])
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

    @Test(arguments: [nil, 2], ["", " \n"])
    func anEmptiedNoteLeavesATextThatSomebodyElseHasStoredMeanwhile(knew revision: Int?, text: String) async throws {
        let library = FakeLibrary([.sample(note: "Theirs")])

        let stored = try await interactor(library).save(text, startedFrom: revision)
        #expect(library.kept.first?.note?.text == "Theirs")
        #expect(stored == StoredNote(revision: 3, newer: library.kept.first?.note))
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

    @Test func ofWhatWasLeftBehindItIsTheLatestAboutTheSame() async {
        let other = LibrarySummary(subject: .movie(MovieID(2)), title: "Other")
        let drafts = FakeDrafts([
            Draft(id: .init(rawValue: "1"), summary: other, text: "other", startedFrom: nil, changed: 9),
            .sample("latest", id: "2"), .sample("earlier", id: "3"),
        ])
        #expect(await interactor(FakeLibrary(), drafts).abandonedDraft()?.text == "latest")
        #expect(await interactor().abandonedDraft() == nil)
    }

    @Test func keepsADraftWithWhatIsKnownOfTheFilmAndTakesItAway() async throws {
        let drafts = FakeDrafts()
        let id = Draft.ID()
        try await interactor(FakeLibrary(), drafts).keepDraft("words", startedFrom: 3, as: id)
        #expect(drafts.kept.map(\.summary) == [.sample])
        #expect(drafts.kept.map(\.startedFrom) == [3])

        await interactor(FakeLibrary(), drafts).removeDraft(id)
        #expect(drafts.kept == [])
    }

    @Test func whatIsTakenUpIsBeingWrittenHere() async {
        let drafts = FakeDrafts([.sample("left")])
        #expect(await interactor(FakeLibrary(), drafts).takeUp(.sample("left")))
        #expect(await interactor(FakeLibrary(), drafts).abandonedDraft() == nil)
        #expect(await !interactor(FakeLibrary(), drafts).takeUp(.sample("left")))
    }
}
