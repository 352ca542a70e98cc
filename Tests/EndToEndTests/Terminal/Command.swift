import Foundation
import TestSupport

/// A program that runs to its end, without a terminal.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    /// - Parameter environment: all of it; nil for the tests' own.
    static func run(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil
    ) async throws -> Command {
        try await onOwnThread {
            let folder = try TemporaryFolder()
            let (output, errors) = (try folder.file("output"), try folder.file("errors"))
            let status = try ChildProcess([path] + arguments, environment: environment, output: output, errors: errors)
                .wait()
            return Command(status: status, output: try output.content(), errors: try errors.content())
        }
    }
}
