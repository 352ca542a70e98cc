import Foundation
import Glibc
import Synchronization

/// `scripts/fixture-server` in a process of its own, on a port of its own. It ends with this object, and with
/// the process that started it.
package final class FixtureServer: Sendable {
    /// `http://127.0.0.1:PORT`, or https.
    package let address: String

    private let process: Int
    private let end = Mutex(End.notYet)

    private enum End {
        case notYet
        /// With a socket that has its port; -1 for none.
        case ended(Int32)
    }

    /// A fault: its name, the requests that it is for, and how often; nil for always.
    package struct Fault: Encodable, Sendable {
        let fault: String
        let path: String
        let query: [String: String]
        let times: Int?
        let method: String

        /// - Parameters:
        ///   - path: only requests with a path that begins with this.
        ///   - query: only requests with these parameters.
        ///   - method: only requests with this one; empty for any.
        package init(
            _ fault: String, path: String = "/", query: [String: String] = [:], times: Int? = nil, method: String = ""
        ) {
            self.fault = fault
            self.path = path
            self.query = query
            self.times = times
            self.method = method
        }
    }

    /// A request as the server saw it, with its key replaced.
    package struct Request: Decodable, Sendable {
        package let method: String
        package let path: String
        package let query: [String: String]
        package let headers: [String: String]
        package let status: Int?
        /// How many requests were in flight when it came, with this one.
        package let concurrent: Int
    }

    /// Starts one, and waits until it listens.
    ///
    /// - Parameter arguments: as `scripts/fixture-server --help` has them.
    package static func start(_ arguments: String...) async throws -> FixtureServer {
        try await onOwnThread { try FixtureServer(arguments) }
    }

    /// The names of all faults.
    package static func faults() async throws -> [String] {
        try await onOwnThread { try FixtureNursery.lines(of: FixtureNursery.command + ["--list-faults"]) }
    }

    private init(_ arguments: [String]) throws {
        (process, address) = try FixtureNursery.ofThisProcess.get().start(arguments)
    }

    deinit {
        switch end.withLock({ $0 }) {
        case .notYet: try? FixtureNursery.ofThisProcess.get().end(process)
        case .ended(let port): if port >= 0 { close(port) }
        }
    }

    /// Ends it, and waits until its port is closed.
    package func stop() async {
        end.withLock { end in
            guard case .notYet = end else { return }
            try? FixtureNursery.ofThisProcess.get().end(process)
            end = .ended(Self.socket(at: address))
        }
    }

    /// A socket that listens to nobody. Without it another server could get the port, and answer in place of this one.
    private static func socket(at address: String) -> Int32 {
        guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else { return -1 }
        let file = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var reuses: Int32 = 1
        setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isBound = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if !isBound { close(file) }
        return isBound ? file : -1
    }

    /// Replaces all faults, those of the command line too. The first one that fits a request is used.
    package func spoil(_ faults: [Fault]) async throws {
        let body = try JSONEncoder().encode(["faults": faults])
        _ = try await exchange("POST /_control", body)
    }

    /// Changes settings.
    ///
    /// - Parameter counts: by `movies`, `artists`, `albums`, `books_etags` and so on.
    package func have(_ counts: [String: Int]) async throws {
        _ = try await exchange("POST /_control", JSONEncoder().encode(counts))
    }

    /// Asks it as another client does.
    ///
    /// - Parameter order: `PUT /books/1`
    /// - Returns: the answer's body. Whatever is no success throws.
    package func ask(_ order: String, _ body: String = "") async throws -> String {
        String(decoding: try await exchange(order, Data(body.utf8)), as: UTF8.self)
    }

    /// Ends the delay of all answers, also of those that are waited for.
    package func answer() async throws {
        _ = try await exchange("POST /_control", JSONEncoder().encode(["latency_ms": 0]))
    }

    /// Resets it to its state at the start, with an empty log.
    package func reset() async throws {
        _ = try await exchange("POST /_reset", Data())
    }

    /// All requests so far, oldest first.
    package func requests() async throws -> [Request] {
        try JSONDecoder().decode([Request].self, from: await exchange("GET /_requests", Data()))
    }

    private func exchange(_ order: String, _ body: Data) async throws -> Data {
        let address = address
        return try await onOwnThread { try ControlConnection(address).exchange(order, body: body) }
    }
}
