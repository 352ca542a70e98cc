import Foundation
import TestSupport

/// Runs a program to its end, without a terminal.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    /// - Parameter environment: the whole environment; nil for that of the tests.
    static func run(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil
    ) async throws -> Command {
        try await onOwnThread {
            let folder = try TemporaryFolder()
            let (output, errors) = (try folder.file("output"), try folder.file("errors"))
            let status = try SpawnedProcess(
                [path] + arguments, environment: environment, output: output, errors: errors
            )
            .wait()
            return Command(status: status, output: try output.content(), errors: try errors.content())
        }
    }
}
