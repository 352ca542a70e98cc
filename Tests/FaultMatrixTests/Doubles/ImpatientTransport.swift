import Entities
import Synchronization

@testable import HTTP

/// libcurl, which can be told to begin anew: without connections from before, and with less patience for a service
/// that hangs than a person has.
final class ImpatientTransport: HTTPTransport {
    private struct State {
        var transport = makeTransport(CurlLimits())
        var underWay = 0
    }

    private let state = Mutex(State())

    /// How many exchanges have begun and not ended.
    var underWay: Int { state.withLock(\.underWay) }

    /// A connection from before would be asked on once more: libcurl sends a request again, on a new one, where a kept
    /// one turns out to be closed, and how many are kept is chance.
    ///
    /// - Parameter milliseconds: how long an exchange may take from now on; nil for as long as in the program.
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
