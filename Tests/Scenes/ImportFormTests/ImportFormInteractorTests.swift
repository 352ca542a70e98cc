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
        interactor.stop()
        #expect(try await interactor.takeIn("c") { _, _ in }.rest == 4)
        #expect(try await interactor.takeBack() == ImportTakenBack(whole: 4))
        #expect(files.calls == ["try a", "take b", "take c", "back"])
        files.answer(.failure(.cannotRead))
        await #expect(throws: FileImportFailure.cannotRead) { _ = try await interactor.tryOut("a") }
    }
}
