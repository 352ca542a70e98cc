import Entities
import FoundationEssentials
import Synchronization

/// A catalogue's way to its service: from the disk where what is kept is fresh; else by a request that costs little
/// where what is kept still holds. Reading, and making values of what was read, is off the caller's actor.
final class CatalogAnswers<Service: HTTPService>: Sendable {
    private let http: HTTPClient
    private let service: Service
    private let time: any TimeSource
    /// What was validated up to then is asked for again; since 1970.
    private let forgotten = Mutex<Duration?>(nil)

    init(http: HTTPClient, service: Service, time: any TimeSource) {
        self.http = http
        self.service = service
        self.time = time
    }

    /// A fresh answer, from the disk or from the service.
    func answer<Body, Value>(
        to question: CatalogQuestion<Body, Value>
    ) async throws(CatalogFailure) -> CatalogAnswer<Value> {
        let kept = await http.store?.find(question.requests)
        if let kept, isFresh(kept.answer, by: question.rule), let value = await value(of: kept.answer, question) {
            return answer(value, kept.answer, by: question.rule)
        }
        var failure = CatalogFailure.notFound
        for request in question.requests {
            do throws(CatalogFailure) {
                return try await ask(request, having: kept?.request == request ? kept?.answer : nil, question)
            } catch {
                guard error == .notFound else { throw error }
                failure = error
            }
        }
        throw failure
    }

    /// What is kept, of any age below the ceiling.
    ///
    /// - Parameter substitutes: requests whose answers will do where there is none to the question's own.
    func kept<Body, Value>(
        _ question: CatalogQuestion<Body, Value>, orTo substitutes: some Sequence<HTTPRequest> & Sendable = []
    ) async -> CatalogAnswer<Value>? {
        guard let store = http.store else { return nil }
        if let kept = await store.find(question.requests), let value = await value(of: kept.answer, question) {
            return answer(value, kept.answer, by: question.rule)
        }
        guard let kept = await store.find(substitutes), let value = await value(of: kept.answer, question) else {
            return nil
        }
        return CatalogAnswer(value: value, validatedAt: kept.answer.validatedAt, lifetime: .zero)
    }

    /// What is asked from now on is asked of the service, at least whether what is kept holds.
    func forget() {
        let now = time.sinceEpoch
        forgotten.withLock { $0 = now }
    }

    private func ask<Body, Value>(
        _ request: HTTPRequest, having kept: KeptAnswer?, _ question: CatalogQuestion<Body, Value>
    ) async throws(CatalogFailure) -> CatalogAnswer<Value> {
        let response = try await http.response(to: request.conditional(on: kept?.entityTag), of: service)
        if response.status == 304, let kept {
            guard let value = await value(of: kept, question) else {
                // It holds, but says nothing: its like is worth a whole answer.
                return try await ask(request, having: nil, question)
            }
            await http.store?.renew(kept, to: request, with: response.headers, by: question.rule)
            return answer(value, response, by: question.rule)
        }
        guard let value = await read(response, question) else { throw .unreadable(status: response.status) }
        // Not before it has been read: the page of a hotel's network says 200 too.
        await http.store?.put(response, to: request, by: question.rule)
        return answer(value, response, by: question.rule)
    }

    private func isFresh(_ kept: KeptAnswer, by rule: KeepingRule) -> Bool {
        kept.remainingLifetime(at: time.sinceEpoch, by: rule) > .zero
            && forgotten.withLock { $0.map { kept.validatedAt > $0 } ?? true }
    }

    private func value<Body, Value>(of kept: KeptAnswer, _ question: CatalogQuestion<Body, Value>) async -> Value? {
        await read(HTTPResponse(status: 200, headers: HTTPHeaders(), body: kept.body, receivedAt: 0), question)
    }

    private func read<Body, Value>(_ response: HTTPResponse, _ question: CatalogQuestion<Body, Value>) async -> Value? {
        await withTaskExecutorPreference(http.worker) { await question.value(in: response) }
    }

    private func answer<Value>(_ value: Value, _ response: HTTPResponse, by rule: KeepingRule) -> CatalogAnswer<Value> {
        CatalogAnswer(value: value, validatedAt: time.sinceEpoch, lifetime: rule.lifetime(by: response.headers))
    }

    private func answer<Value>(_ value: Value, _ kept: KeptAnswer, by rule: KeepingRule) -> CatalogAnswer<Value> {
        CatalogAnswer(
            value: value, validatedAt: kept.validatedAt,
            lifetime: isFresh(kept, by: rule) ? kept.remainingLifetime(at: time.sinceEpoch, by: rule) : .zero)
    }
}
