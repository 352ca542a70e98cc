import Entities
import Services
import TestSupport
import Testing

@testable import SourceList

struct SourceListInteractorTests {
    private let directory = FakeSourceDirectory()

    /// As others ask it by way of the interactor.
    private var asked: any SourceDirectory { SourceListDefaultInteractor(directory: directory).directory }

    @Test func handsOnWhatTheDirectorySays() async {
        #expect(await asked.reports() == SourceReport.samples)
        await asked.check(.lastFM)
        #expect(directory.calls == [.check(.lastFM)])
    }

    @Test func tellsOfChanges() async {
        var changes = asked.changes().makeAsyncIterator()
        directory.replace([])
        #expect(await changes.next() != nil)
        #expect(await asked.reports() == [])
    }

    @Test func entersAndRemovesKeysAndSaysWhyNot() async throws {
        try await asked.enterKey("key", of: .tmdb)
        try await asked.removeKey(of: .tmdb)
        #expect(directory.calls == [.enter("key", .tmdb), .remove(.tmdb)])

        directory.fail(.notAccepted(.offline))
        await #expect(throws: KeyFailure.notAccepted(.offline)) { try await asked.enterKey("key", of: .tmdb) }
    }
}
