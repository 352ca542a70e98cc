import Foundation

/// `scripts/fixture-server` in a process of its own, on a port of its own. It ends with this object, and with
/// the process that started it.
package final class FixtureServer: Sendable {
    /// `http://127.0.0.1:PORT`, or https.
    package let address: String

    private let process: Process
    /// The server ends when this does.
    private let guardPipe: Pipe

    package enum Failure: Error {
        case didNotStart
    }

    /// A request as the server saw it, with its key replaced.
    package struct Request: Decodable, Sendable {
        package let method: String
        package let path: String
        package let query: [String: String]
        package let headers: [String: String]
        package let status: Int?
        /// How many were in flight when it came, this one included.
        package let concurrent: Int
    }

    /// - Parameter arguments: as `scripts/fixture-server --help` has them.
    package init(_ arguments: [String] = []) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let output = Pipe()
        guardPipe = Pipe()
        process = Process()
        process.executableURL = root.appending(path: "scripts/fixture-server")
        process.arguments = ["--port", "0", "--stdin-guard"] + arguments
        process.standardInput = guardPipe
        process.standardOutput = output
        try process.run()

        var greeting = Data()
        while greeting.last != UInt8(ascii: "\n") {
            let more = try output.fileHandleForReading.read(upToCount: 1) ?? Data()
            guard !more.isEmpty else { throw Failure.didNotStart }
            greeting += more
        }
        guard let address = String(decoding: greeting, as: UTF8.self).split(whereSeparator: \.isWhitespace).last,
            address.hasPrefix("http")
        else { throw Failure.didNotStart }
        self.address = String(address)
    }

    deinit {
        process.terminate()
    }

    /// Spoils what is asked from now on, or as often as `times` says, below a path.
    package func fault(_ name: String, path: String = "/", query: [String: String] = [:], times: Int? = nil) throws {
        var rule: [String: Any] = ["fault": name, "path": path, "query": query]
        rule["times"] = times
        try control(["faults": [rule]])
    }

    /// Sends the settings of `POST /_control`.
    package func control(_ settings: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: settings)
        _ = try ControlConnection(address).exchange("POST /_control", body: body)
    }

    /// What was asked so far, oldest first.
    package func requests() throws -> [Request] {
        let body = try ControlConnection(address).exchange("GET /_requests", body: Data())
        return try JSONDecoder().decode([Request].self, from: body)
    }
}
