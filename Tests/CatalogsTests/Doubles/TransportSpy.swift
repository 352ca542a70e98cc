import Entities
import Synchronization

@testable import HTTP

/// Answers at once, from a list; the last answer is given again and again.
final class TransportSpy: HTTPTransport {
    private let state: Mutex<(answers: [Result<HTTPResponse, CatalogFailure>], requests: [HTTPRequest])>

    init(_ answers: [Result<HTTPResponse, CatalogFailure>]) {
        state = Mutex((answers, []))
    }

    convenience init(_ answers: Result<HTTPResponse, CatalogFailure>...) {
        self.init(answers)
    }

    var requests: [HTTPRequest] { state.withLock(\.requests) }

    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse {
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
        }
        guard let answer else { throw .offline }
        return try answer.get()
    }
}
