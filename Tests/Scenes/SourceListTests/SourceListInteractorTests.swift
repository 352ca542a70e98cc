import Entities
import Services
import TestSupport
import Testing

@testable import SourceList

struct SourceListInteractorTests {
    private let directory = FakeSourceDirectory()

    private var interactor: SourceListDefaultInteractor { SourceListDefaultInteractor(directory: directory) }

    @Test func handsOnWhatTheDirectorySays() async {
        #expect(await interactor.reports() == SourceReport.samples)
        await interactor.check(.lastFM)
        #expect(directory.calls == [.check(.lastFM)])
    }

    @Test func tellsOfChanges() async {
        var changes = interactor.changes().makeAsyncIterator()
        directory.replace([])
        #expect(await changes.next() != nil)
        #expect(await interactor.reports() == [])
    }

    @Test func entersAndRemovesKeysAndSaysWhyNot() async throws {
        try await interactor.enterKey("key", of: .tmdb)
        try await interactor.removeKey(of: .tmdb)
        #expect(directory.calls == [.enter("key", .tmdb), .remove(.tmdb)])

        directory.fail(.notAccepted(.offline))
        await #expect(throws: KeyFailure.notAccepted(.offline)) { try await interactor.enterKey("key", of: .tmdb) }
    }
}
