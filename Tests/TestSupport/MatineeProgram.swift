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
    package init(data: String, wrapper: [String] = []) {
        environment = ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": data]) { $1 }
        self.wrapper = wrapper
    }

    package func run(_ arguments: String..., input: String = "") async throws -> Result {
        try await onOwnThread { try runHere(wrapper + [Self.path] + arguments, input) }
    }

    private func runHere(_ command: [String], _ input: String) throws -> Result {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.environment = environment
        // Files, since a pipe that nobody reads would hold the program up.
        func file(_ name: String) throws -> FileHandle {
            let url = URL(filePath: folder.path).appending(path: name)
            try Data(name == "input" ? Data(input.utf8) : Data()).write(to: url)
            return try name == "input" ? FileHandle(forReadingFrom: url) : FileHandle(forUpdating: url)
        }
        let (output, complaint) = (try file("output"), try file("complaint"))
        process.standardInput = try file("input")
        process.standardOutput = output
        process.standardError = complaint
        try process.startAlone()
        process.waitUntilExit()
        func content(_ handle: FileHandle) throws -> String {
            try handle.seek(toOffset: 0)
            return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
        }
        return Result(status: process.terminationStatus, output: try content(output), complaint: try content(complaint))
    }
}
