import Entities
import TestSupport
import Testing

@testable import ImportForm

struct ImportFormInteractorTests {
    @Test func itAsksOfFilesWhatItIsAsked() async throws {
        let files = FakeFileImport(.success(.some))
        let interactor = ImportFormDefaultInteractor(files: files)
        #expect(try await interactor.tryOut("a") == .some)
        #expect(try await interactor.takeIn("b") { _, _ in } == .some)
        try await interactor.takeBack()
        #expect(files.calls == ["try a", "take b", "back"])
        files.answer(.failure(.cannotRead))
        await #expect(throws: FileImportFailure.cannotRead) { _ = try await interactor.tryOut("a") }
    }
}
