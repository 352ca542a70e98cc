import Foundation

/// The program itself, in a process of its own.
package struct MatineeProgram: Sendable {
    package struct Result: Sendable {
        package let status: Int32
        package let output: String
        package let complaint: String
    }

    private let environment: [String: String]
    private let wrapper: [String]

    /// Beside the tests that are running.
    package static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "matinee").path

    /// - Parameters:
    ///   - data: the folder for a person's data.
    ///   - wrapper: a command that starts the command that follows it.
    ///   - variables: in addition to those of this process.
    package init(data: String, wrapper: [String] = [], environment variables: [String: String] = [:]) {
        environment = ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": data]) { $1 }
            .merging(variables) { $1 }
        self.wrapper = wrapper
    }

    package func run(_ arguments: String..., input: String = "") async throws -> Result {
        try await run(arguments, input: input)
    }

    package func run(_ arguments: [String], input: String = "") async throws -> Result {
        try await onOwnThread { try runHere(wrapper + [Self.path] + arguments, input) }
    }

    private func runHere(_ command: [String], _ input: String) throws -> Result {
        // Files, since a full pipe would block the program.
        let folder = try TemporaryFolder()
        let (output, complaint) = (try folder.file("output"), try folder.file("complaint"))
        let process = try SpawnedProcess(
            command, environment: environment, input: try folder.file("input", input), output: output, errors: complaint
        )
        return Result(status: process.wait(), output: try output.content(), complaint: try complaint.content())
    }
}
