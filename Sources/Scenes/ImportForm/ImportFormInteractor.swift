import Entities
import Services

protocol ImportFormInteractor: Sendable {
    /// What taking the file in would do.
    func tryOut(_ path: String) async throws(FileImportFailure) -> ImportOutcome
    /// Returns when all of it is durable, or what there was of it by the time when it was stopped.
    func takeIn(
        _ path: String, didDo: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
    ) async throws(FileImportFailure) -> ImportOutcome
    /// The rest of a file is left.
    func stop()
    /// As it was before the last import.
    ///
    /// - Returns: nil where there is nothing to take back.
    func takeBack() async throws(LibraryFailure) -> ImportTakenBack?
}

struct ImportFormDefaultInteractor: ImportFormInteractor {
    let files: any FileImport

    func tryOut(_ path: String) async throws(FileImportFailure) -> ImportOutcome { try await files.tryOut(path) }

    func takeIn(
        _ path: String, didDo: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
    ) async throws(FileImportFailure) -> ImportOutcome {
        try await files.takeIn(path, didDo: didDo)
    }

    func stop() { files.stop() }

    func takeBack() async throws(LibraryFailure) -> ImportTakenBack? { try await files.takeBack() }
}
