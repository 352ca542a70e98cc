package import CatalogKit
package import Entities
import FoundationEssentials
package import HTTP
package import Runtime
import Synchronization

/// Pictures as their sources send them: on disk, or asked for, one request for each address at a time and two in all.
package final class PictureFiles: Sendable {
    /// What is known of an address.
    enum File: Hashable, Sendable {
        case bytes([UInt8])
        /// There is no picture.
        case none
    }

    private enum Failure: Error {
        case cancelled
    }

    private let store: AnswerStore?
    private let follower: RedirectFollower?
    private let quota: @Sendable (SourceID) -> CacheQuota
    private let time: any TimeSource
    private let gate = Gate<Failure>(whenCancelled: .cancelled)
    /// The requests that pictures come behind.
    private let answers: RequestsUnderWay
    /// How long the latest request took.
    private let latest = Mutex(Duration.zero)
    private let shared: SharedWork<PictureAddress, File?, Failure>

    /// What a picture's request may take. There is one try.
    package static let limits = CurlLimits(totalMilliseconds: 10_000, bytes: largest)
    private static let largest = 2 << 20
    private static let mostAtOnce = 2
    private static let redirects = 3
    private static let slow = Duration.seconds(1)
    private static let lifetime = Duration.seconds(30 * 24 * 3_600)
    private static let lifetimeOfNone = Duration.seconds(7 * 24 * 3_600)
    private static let accept = HTTPRequest.Field("Accept", "image/jpeg, image/png;q=0.9, image/webp;q=0.8")

    /// - Parameters:
    ///   - store: a file of its own, so that damage costs only pictures; nil to keep nothing.
    ///   - transport: with these `limits`; nil for no network.
    ///   - answers: the requests for what services say, which come first.
    ///   - quota: each source's share of the store.
    ///   - worker: the thread on which answers are looked at.
    package init(
        store: AnswerStore?, transport: (any HTTPTransport)?, after answers: RequestsUnderWay,
        quota: @escaping @Sendable (SourceID) -> CacheQuota,
        time: any TimeSource, worker: WorkerThread
    ) {
        self.store = store
        follower = transport.map { RedirectFollower(transport: $0, limit: Self.redirects) }
        self.answers = answers
        self.quota = quota
        self.time = time
        shared = SharedWork(worker: worker, whenCancelled: .cancelled)
    }

    /// What is on disk.
    ///
    /// - Parameter isStaleUsed: whether that may be old.
    /// - Returns: nil where nothing is.
    func kept(_ address: PictureAddress, isStaleUsed: Bool) async -> File? {
        guard let kept = await store?.find([request(for: address)])?.answer,
            isStaleUsed || isFresh(kept, of: address)
        else { return nil }
        return file(kept)
    }

    /// Whether the latest picture was long in coming.
    var isLineSlow: Bool { latest.withLock { $0 > Self.slow } }

    /// What is on disk, unless it is old; else what the source sends.
    ///
    /// - Parameter believesNone: whether the source is not asked where it had no picture the last time.
    /// - Returns: nil where that is not known: there is no network, the source fails, or nobody waits any more.
    func file(_ address: PictureAddress, believesNone: Bool = true) async -> File? {
        do throws(Failure) {
            return try await shared.value(of: address) { [self] () async throws(Failure) in
                await find(address, believesNone: believesNone)
            }
        } catch {
            return nil
        }
    }

    /// From now on there is no picture at this address, for some days.
    func markNone(_ address: PictureAddress) async {
        // No file of a picture is empty.
        let none = HTTPResponse(status: 200, headers: HTTPHeaders(), body: Data(), receivedAt: 0)
        await store?.put(none, to: request(for: address), by: policy(of: address, Self.lifetimeOfNone))
    }

    private func find(_ address: PictureAddress, believesNone: Bool) async -> File? {
        let kept = await store?.find([request(for: address)])?.answer
        if let kept, isFresh(kept, of: address), believesNone || !kept.body.isEmpty { return file(kept) }
        guard let follower, !Task.isCancelled else { return kept.map(file) }
        do throws(Failure) { try await gate.enter(atMost: Self.mostAtOnce) } catch { return kept.map(file) }
        defer { gate.leave() }
        do throws(CatalogFailure) {
            try await answers.rest()
            let start = time.now
            defer { latest.withLock { [now = time.now] in $0 = now - start } }
            let request = request(for: address).conditional(on: kept?.entityTag)
            return await file(try await follower.send(request, to: address.source), of: address, having: kept)
        } catch {
            guard case .tooLarge = error else { return kept.map(file) }
            await markNone(address)
            return File.none
        }
    }

    private func file(_ response: HTTPResponse, of address: PictureAddress, having kept: CachedAnswer?) async -> File? {
        switch response.status {
        case 200 where (1...Self.largest).contains(response.body.count):
            await store?.put(response, to: request(for: address), by: policy(of: address, Self.lifetime))
            return .bytes(Array(response.body))
        case 200, 404, 410:
            await markNone(address)
            return File.none
        case 304:
            guard let kept else { return nil }
            await store?.renew(
                kept, to: request(for: address), with: response.headers, by: policy(of: address, Self.lifetime))
            return file(kept)
        default: return kept.map(file)
        }
    }

    private func file(_ kept: CachedAnswer) -> File {
        kept.body.isEmpty ? .none : .bytes(Array(kept.body))
    }

    private func isFresh(_ kept: CachedAnswer, of address: PictureAddress) -> Bool {
        let lifetime = kept.body.isEmpty ? Self.lifetimeOfNone : Self.lifetime
        return kept.remainingLifetime(at: time.sinceEpoch, by: policy(of: address, lifetime)) > .zero
    }

    /// Without a key, which pictures do not need.
    private func request(for address: PictureAddress) -> HTTPRequest {
        HTTPRequest(url: address.url, fields: [Self.accept])
    }

    /// Services' own times are for pages: a picture never changes, or has another address.
    private func policy(of address: PictureAddress, _ lifetime: Duration) -> CachePolicy {
        CachePolicy(quota: quota(address.source), longest: lifetime, heedsService: false)
    }
}
