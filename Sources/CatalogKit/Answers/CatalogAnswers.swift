package import Entities
import FoundationEssentials
package import HTTP
import Runtime
import Synchronization

/// Answers a catalogue's questions: from the disk if the cached answer is fresh, else by a request, which is
/// conditional if there is a stale answer. Reading and decoding run off the caller's actor.
package final class CatalogAnswers<Service: HTTPService>: Sendable {
    private let http: HTTPClient
    /// The cache on disk; nil for none.
    private let store: AnswerStore?
    private let service: Service
    private let time: any TimeSource
    /// Answers validated before this time are requested again; since 1970.
    private let invalidated = Mutex<Duration?>(nil)
    /// Empty what catalogues have in memory.
    private let memories = Mutex<[@Sendable () -> Void]>([])

    package init(http: HTTPClient, store: AnswerStore?, service: Service) {
        self.http = http
        self.store = store
        self.service = service
        time = http.time
    }

    /// A fresh answer, from the disk or from the service.
    package func answer<Value>(
        to question: CatalogQuestion<Value>
    ) async throws(CatalogFailure) -> CatalogAnswer<Value> {
        let cached = await store?.find(question.requests)
        if let cached, isFresh(cached.answer, by: question.policy), let value = await value(of: cached.answer, question)
        {
            return answer(value, cached.answer, by: question.policy)
        }
        var failure = CatalogFailure.notFound
        for request in question.requests {
            do throws(CatalogFailure) {
                return try await ask(request, having: cached?.request == request ? cached?.answer : nil, question)
            } catch {
                guard error == .notFound else { throw error }
                failure = error
            }
        }
        throw failure
    }

    /// Room for answers of one kind, decoded, by what they are about. `invalidate` empties it.
    ///
    /// - Parameter limit: how many are kept, at least 1.
    package func memory<Key: Hashable & Sendable, Value>(limit: Int) -> MemoryCache<Key, CatalogAnswer<Value>> {
        let memory = MemoryCache<Key, CatalogAnswer<Value>>(limit: limit, time: time)
        memories.withLock { $0.append(memory.removeAll) }
        return memory
    }

    /// What is in memory, else an answer from the disk or from the service, which is there as long as it is fresh.
    ///
    /// - Parameter learn: is handed an answer that was not in memory.
    package func value<Key, Value>(
        of question: CatalogQuestion<Value>, in memory: MemoryCache<Key, CatalogAnswer<Value>>, as key: Key,
        learn: (CatalogAnswer<Value>) -> Void = { _ in }
    ) async throws(CatalogFailure) -> Value {
        if let known = memory[key] { return known.value }
        let answer = try await answer(to: question)
        learn(answer)
        memory.remember(answer, for: key)
        return answer.value
    }

    /// What is in memory, else the cached answer, fresh or stale.
    package func cached<Key, Value>(
        _ question: CatalogQuestion<Value>, orTo substitutes: @autoclosure () -> [HTTPRequest] = [],
        in memory: MemoryCache<Key, CatalogAnswer<Value>>, as key: Key,
        learn: (CatalogAnswer<Value>) -> Void = { _ in }
    ) async -> Cached<Value>? {
        if let known = memory[key] { return known.cached(at: time.sinceEpoch) }
        guard let answer = await cached(question, orTo: substitutes()) else { return nil }
        learn(answer)
        memory.remember(answer, for: key)
        return answer.cached(at: time.sinceEpoch)
    }

    /// A list that belongs to something bigger, which is shown without it where the service could not say; nil then. The
    /// list of what the service does not know is empty.
    package func part<Item>(_ question: CatalogQuestion<[Item]>) async -> [Item]? {
        do throws(CatalogFailure) {
            return try await answer(to: question).value
        } catch {
            return error == .notFound ? [] : nil
        }
    }

    /// The cached answer, fresh or stale, unless it is too old to be used.
    ///
    /// - Parameter substitutes: other requests whose answers are used if there is none for the question's own. They are many, and
    ///   made only then.
    package func cached<Value>(
        _ question: CatalogQuestion<Value>, orTo substitutes: @autoclosure () -> [HTTPRequest] = []
    ) async -> CatalogAnswer<Value>? {
        guard let store else { return nil }
        if let cached = await store.find(question.requests), let value = await value(of: cached.answer, question) {
            return answer(value, cached.answer, by: question.policy)
        }
        guard let cached = await store.find(substitutes()), let value = await value(of: cached.answer, question) else {
            return nil
        }
        return CatalogAnswer(value: value, validatedAt: cached.answer.validatedAt, lifetime: .zero)
    }

    /// From now on every question goes to the service, at least to validate the stored answer.
    package func invalidate() {
        for forget in memories.withLock({ $0 }) { forget() }
        let now = time.sinceEpoch
        invalidated.withLock { $0 = now }
    }

    private func ask<Value>(
        _ request: HTTPRequest, having cached: CachedAnswer?, _ question: CatalogQuestion<Value>
    ) async throws(CatalogFailure) -> CatalogAnswer<Value> {
        let start = time.now
        let response = try await http.response(
            to: request.conditional(on: cached?.entityTag), of: service, mustBeThere: question.mustBeThere)
        if response.status == 304, let cached {
            guard let value = await value(of: cached, question) else {
                // The stored answer is unchanged at the service but cannot be decoded, so the whole answer is
                // requested.
                return try await ask(request, having: nil, question)
            }
            await store?.renew(cached, to: request, with: response.headers, by: question.policy)
            return answer(value, response, by: question.policy)
        }
        guard let value = await read(response.body, question) else {
            throw http.noteUnreadable(response, to: request, of: service.source, since: start)
        }
        // Only after it was decoded: the login page of a hotel's network has status 200 too.
        await store?.put(response, to: request, by: question.policy)
        return answer(value, response, by: question.policy)
    }

    private func isFresh(_ cached: CachedAnswer, by policy: CachePolicy) -> Bool {
        cached.remainingLifetime(at: time.sinceEpoch, by: policy) > .zero
            && invalidated.withLock { $0.map { cached.validatedAt > $0 } ?? true }
    }

    private func value<Value>(of cached: CachedAnswer, _ question: CatalogQuestion<Value>) async -> Value? {
        await read(cached.body, question)
    }

    private func read<Value>(_ body: Data, _ question: CatalogQuestion<Value>) async -> Value? {
        await withTaskExecutorPreference(http.reader) { await question.value(in: body) }
    }

    private func answer<Value>(_ value: Value, _ response: HTTPResponse, by policy: CachePolicy) -> CatalogAnswer<Value>
    {
        CatalogAnswer(value: value, validatedAt: time.sinceEpoch, lifetime: policy.lifetime(by: response.headers))
    }

    private func answer<Value>(_ value: Value, _ cached: CachedAnswer, by policy: CachePolicy) -> CatalogAnswer<Value> {
        CatalogAnswer(
            value: value, validatedAt: cached.validatedAt,
            lifetime: isFresh(cached, by: policy) ? cached.remainingLifetime(at: time.sinceEpoch, by: policy) : .zero)
    }
}
