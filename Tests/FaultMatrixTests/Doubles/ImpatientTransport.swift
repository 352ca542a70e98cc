import Entities
import Synchronization

@testable import CommandLine
@testable import HTTP

/// libcurl with two additions: it can drop its open connections, and use a shorter timeout than the program.
final class ImpatientTransport: HTTPTransport {
    private struct State {
        var transport = makeTransport(CurlLimits())
        var underWay = 0
    }

    private let state = Mutex(State())

    /// How many exchanges are in flight.
    var underWay: Int { state.withLock(\.underWay) }

    /// Drops the open connections. If libcurl finds a reused connection closed it sends the request again, so the
    /// number of requests would depend on chance.
    ///
    /// - Parameter milliseconds: the timeout from now on; nil for that of the program.
    func beginAnew(givingUpAfter milliseconds: Int?) {
        var limits = CurlLimits()
        if let milliseconds { limits.totalMilliseconds = milliseconds }
        let transport = Self.makeTransport(limits)
        state.withLock { $0.transport = transport }
    }

    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse {
        let transport = state.withLock { state in
            state.underWay += 1
            return state.transport
        }
        defer { state.withLock { $0.underWay -= 1 } }
        return try await transport.send(request)
    }

    private static func makeTransport(_ limits: CurlLimits) -> CurlTransport {
        CurlTransport(userAgent: "Matinee/test (+https://github.com/matinee-tui/matinee)", limits: limits)
    }
}
