import Foundation
import TestSupport

/// A dialogue with the program over pipes, or in a terminal that can do nothing.
final class PlainTalk {
    struct Silence: Error, CustomStringConvertible {
        let awaited: String
        let heard: String

        var description: String { "waited in vain for \(awaited); heard was:\n\(heard)" }
    }

    private let line: Pseudoterminal
    private let program: SpawnedProcess
    private var heard: [UInt8] = []
    private var heardBefore = 0

    /// Starts it on a pseudo terminal.
    init(_ arguments: [String], environment: [String: String]) async throws {
        line = try Pseudoterminal(width: 80, height: 24)
        let (start, path) = ([try MatineeBinary.path()] + arguments, line.path)
        program = try await onOwnThread { try SpawnedProcess(start, environment: environment, terminal: path) }
    }

    deinit {
        program.signal(SIGKILL)
        program.wait()
    }

    /// All that it has said.
    var text: String { String(decoding: heard, as: UTF8.self).replacing("\r\n", with: "\n") }

    var bytes: [UInt8] { heard }

    /// Whether what is typed is shown.
    var echoes: Bool { line.echoes }

    /// Types a line.
    func say(_ text: String) throws {
        heardBefore = heard.count
        try line.type(Array("\(text)\n".utf8))
    }

    func type(_ bytes: [UInt8]) throws {
        try line.type(bytes)
    }

    /// Waits until it has said this since the last line that was typed.
    func wait(for text: String) async throws {
        try await wait(for: text) { String(decoding: self.heard[self.heardBefore...], as: UTF8.self).contains(text) }
    }

    /// Waits until the program has read what was typed: Ctrl-C throws away what nobody has.
    func waitUntilRead() async throws {
        try await wait(for: "its reading") { self.line.isRead }
    }

    func exitStatus() async throws -> Int32 {
        try await wait(for: "its end") { !self.program.isRunning }
        heard += line.read(waiting: 0)
        return program.wait()
    }

    private func wait(for awaited: String, until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while !condition() {
            guard ContinuousClock.now < end else { throw Silence(awaited: awaited, heard: text) }
            heard += line.read(waiting: 0)
            // Other tests have the thread meanwhile.
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Lets it read lines from a file, and write into another one.
    ///
    /// - Returns: its exit status, and what it has said.
    static func run(
        _ lines: [String], _ arguments: [String] = ["--plain"], environment: [String: String]
    ) async throws -> Command {
        let start = [try MatineeBinary.path()] + arguments
        return try await onOwnThread {
            let folder = try TemporaryFolder()
            let input = try folder.file("input", lines.map { $0 + "\n" }.joined())
            let (output, errors) = (try folder.file("output"), try folder.file("errors"))
            let status = try SpawnedProcess(
                start, environment: environment, input: input, output: output, errors: errors
            ).wait()
            return Command(status: status, output: try output.content(), errors: try errors.content())
        }
    }
}
