package import Entities
import Services
import Synchronization

/// Takes nothing in, says what a test wants, and notes what it was asked.
package final class FakeFileImport: FileImport {
    private struct Contents {
        var outcome: Result<ImportOutcome, FileImportFailure>
        var calls: [String] = []
        var isStopped = false
        var takenBack: ImportTakenBack? = ImportTakenBack(whole: 4)
    }

    private let contents: Mutex<Contents>

    package init(_ outcome: Result<ImportOutcome, FileImportFailure> = .success(ImportOutcome())) {
        contents = Mutex(Contents(outcome: outcome))
    }

    package var calls: [String] { contents.withLock(\.calls) }

    package func answer(_ outcome: Result<ImportOutcome, FileImportFailure>) {
        contents.withLock { $0.outcome = outcome }
    }

    /// - Parameter takenBack: what comes of taking the import back; nil where there is nothing to take back.
    package func answer(takenBack: ImportTakenBack?) {
        contents.withLock { $0.takenBack = takenBack }
    }

    package func tryOut(_ path: String) async throws(FileImportFailure) -> ImportOutcome {
        await Task.yield()
        return try noting("try \(path)").get()
    }

    package func takeIn(
        _ path: String, didDo: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
    ) async throws(FileImportFailure) -> ImportOutcome {
        didDo(5, 10)
        await Task.yield()
        var outcome = try noting("take \(path)").get()
        if contents.withLock(\.isStopped) { outcome.rest = 4 }
        return outcome
    }

    package func stop() {
        contents.withLock { $0.isStopped = true }
    }

    package func takeBack() async throws(LibraryFailure) -> ImportTakenBack? {
        _ = noting("back")
        return contents.withLock(\.takenBack)
    }

    private func noting(_ call: String) -> Result<ImportOutcome, FileImportFailure> {
        contents.withLock { contents in
            contents.calls.append(call)
            return contents.outcome
        }
    }
}
