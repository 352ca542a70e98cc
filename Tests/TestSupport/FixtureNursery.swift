import Foundation
import Synchronization

/// The process of which each `FixtureServer` is a copy: a run of all tests needs hundreds, and to load Python and the server's code
/// takes longer than most tests.
final class FixtureNursery: Sendable {
    enum Failure: Error {
        /// What it has written on its standard error says why.
        case didNotStart
    }

    /// It ends with the process that asks for it first, and all servers with it.
    static let ofThisProcess = Result { try FixtureNursery() }

    /// The interpreter itself, since `python3` may be a script that looks for one; without a look for packages, and with
    /// what it has compiled kept.
    static let command: [String] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let interpreter = try? lines(of: ["python3", "-c", "import sys; print(sys.executable)"]).first
        return [
            interpreter ?? "python3", "-E", "-S", "-X", "pycache_prefix=\(root.appending(path: ".build/python").path)",
            root.appending(path: "scripts/fixture-server").path,
        ]
    }()

    private let process: SpawnedProcess
    /// One order and its answer at a time.
    private let talk = Mutex((orders: SpawnedProcess.makePipe(), answers: SpawnedProcess.makePipe()))

    private init() throws {
        process = try talk.withLock { pipes in
            let process = try SpawnedProcess(
                Self.command + ["--nursery"], input: pipes.orders.fileHandleForReading,
                output: pipes.answers.fileHandleForWriting, errors: .standardError)
            try pipes.answers.fileHandleForWriting.close()
            return process
        }
    }

    /// Starts a server, and waits until it listens.
    ///
    /// - Parameter arguments: as `scripts/fixture-server --help` has them.
    func start(_ arguments: [String]) throws -> (process: Int, address: String) {
        let words = try ask(String(decoding: JSONEncoder().encode(arguments), as: UTF8.self)).split(separator: " ")
        guard words.count == 2, let process = Int(words[0]) else { throw Failure.didNotStart }
        return (process, String(words[1]))
    }

    /// Ends a server, and waits until its port is closed.
    func end(_ process: Int) throws {
        _ = try ask(String(process))
    }

    private func ask(_ order: String) throws -> String {
        try talk.withLock { pipes in
            try pipes.orders.fileHandleForWriting.write(contentsOf: Data("\(order)\n".utf8))
            var answer = Data()
            while answer.last != UInt8(ascii: "\n") {
                let more = try pipes.answers.fileHandleForReading.read(upToCount: 1) ?? Data()
                guard !more.isEmpty else { throw Failure.didNotStart }
                answer += more
            }
            return String(decoding: answer.dropLast(), as: UTF8.self)
        }
    }

    /// What a command prints, without the ends of lines.
    static func lines(of command: [String]) throws -> [String] {
        let output = try TemporaryFolder().file("lines")
        guard try SpawnedProcess(command, output: output).wait() == 0 else { throw Failure.didNotStart }
        return try output.content().split(separator: "\n").map(String.init)
    }
}
