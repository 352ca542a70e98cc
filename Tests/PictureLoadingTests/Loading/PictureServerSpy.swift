import Entities
import Foundation
import HTTP
import Runtime
import Synchronization

/// Answers requests for pictures: at once, by what it has, or when its test says so.
final class PictureServerSpy: HTTPTransport {
    private struct Pending {
        let request: HTTPRequest
        let promise: Promise<HTTPResponse, CatalogFailure>
    }

    private struct State {
        var requests: [HTTPRequest] = []
        var pending: [Pending] = []
        var cancelled = 0
        var most = 0
        var answers: [String: Result<HTTPResponse, CatalogFailure>] = [:]
    }

    private let state = Mutex(State())

    /// - Parameter answers: by whole URLs. Others are waited for.
    init(_ answers: [String: Result<HTTPResponse, CatalogFailure>] = [:]) {
        state.withLock { $0.answers = answers }
    }

    var requests: [HTTPRequest] { state.withLock(\.requests) }
    /// The URLs that were asked for, in their order.
    var asked: [String] { requests.map(\.url.text) }
    /// Those that wait for their answers.
    var pending: [String] { state.withLock { $0.pending.map(\.request.url.text) } }
    var cancelledCount: Int { state.withLock(\.cancelled) }
    /// The most that waited at once.
    var mostAtOnce: Int { state.withLock(\.most) }

    func set(_ answer: Result<HTTPResponse, CatalogFailure>, for url: String) {
        state.withLock { $0.answers[url] = answer }
    }

    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse {
        let promise = Promise<HTTPResponse, CatalogFailure>(whenCancelled: .cancelled)
        let answer = state.withLock { state in
            state.requests.append(request)
            let answer = state.answers[request.url.text]
            if answer == nil {
                state.pending.append(Pending(request: request, promise: promise))
                state.most = max(state.most, state.pending.count)
            }
            return answer
        }
        if let answer { return try answer.get() }
        do throws(CatalogFailure) {
            return try await promise.value
        } catch {
            if error == .cancelled {
                state.withLock { state in
                    state.cancelled += 1
                    state.pending.removeAll { $0.promise === promise }
                }
            }
            throw error
        }
    }

    /// Answers those who wait for this URL.
    func answer(_ url: String, _ response: HTTPResponse) {
        let answered = state.withLock { state in
            defer { state.pending.removeAll { $0.request.url.text == url } }
            return state.pending.filter { $0.request.url.text == url }
        }
        for pending in answered { pending.promise.settle(.success(response)) }
    }
}

extension HTTPResponse {
    /// What `DecoderSpy` makes a picture of this colour of.
    static func picture(_ color: Int, tag: String? = nil, padding: Int = 0) -> HTTPResponse {
        .body("picture \(color) " + String(repeating: ".", count: padding), tag: tag)
    }

    static func body(_ text: String, tag: String? = nil) -> HTTPResponse {
        HTTPResponse(
            status: 200, headers: HTTPHeaders(tag.map { [(name: "ETag", value: $0)] } ?? []), body: Data(text.utf8),
            receivedAt: 0)
    }

    static func status(_ status: Int, location: String? = nil) -> HTTPResponse {
        HTTPResponse(
            status: status, headers: HTTPHeaders(location.map { [(name: "Location", value: $0)] } ?? []), body: Data(),
            receivedAt: 0)
    }
}
