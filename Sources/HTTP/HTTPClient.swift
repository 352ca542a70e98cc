package import Entities
package import Runtime

/// Sends requests to services: equal requests in flight are merged, no more go to a host at once than its service allows, redirects follow
/// strict rules, and failures that are likely to pass are retried. Requests that change something are sent once, each by itself, unless
/// they say that a second time does no harm: only who asks knows that.
///
/// One per configuration, and one for sync. Loads nothing before its first request.
package final class HTTPClient: Sendable {
    /// Nil for a client that never touches the network.
    private let transport: RedirectFollower?
    /// The clock, which the caches use too.
    package let time: any TimeSource
    private let retryRule: RetryRule
    private let gate: HostGate
    private let shared: SharedWork<HTTPRequest, HTTPResponse, CatalogFailure>
    /// For one listener; without one, news is dropped.
    package let retryNews: AsyncStream<RetryNews>
    /// How each service has answered.
    package let outcomes = ServiceOutcomes()
    /// Requests in flight; pictures wait until there is none.
    package let underWay = RequestsUnderWay()
    private let heard: @Sendable (RequestReport) -> Void
    private let retryTeller: AsyncStream<RetryNews>.Continuation
    /// The thread on which requests run.
    package let worker: WorkerThread
    /// Where answers are read, which may take long: `worker` keeps time, and hands on what arrives.
    package let reader: WorkerThread

    /// - Parameters:
    ///   - userAgent: the program's name for servers, `Name/version (+address)`.
    ///   - isOffline: whether the network is never used; every request then fails at once with `.startedOffline`.
    ///   - retries: how often a request is sent again after a failure that is likely to pass.
    ///   - limits: of one exchange.
    ///   - heard: is told of each request that is over, on any thread.
    package convenience init(
        userAgent: String, isOffline: Bool = false, retries: Int? = nil, limits: CurlLimits = CurlLimits(),
        heard: @escaping @Sendable (RequestReport) -> Void = { _ in }
    ) {
        let transport = isOffline ? nil : CurlTransport(userAgent: userAgent, limits: limits)
        let worker = WorkerThread()
        self.init(
            transport: transport, time: SystemTime(worker: worker), worker: worker, reader: WorkerThread(),
            retries: retries, heard: heard
        ) {
            .random(in: 0...1)
        }
    }

    /// - Parameters:
    ///   - transport: nil for a client that never touches the network.
    ///   - reader: where answers are read; nil for `worker`, in whose order they are read then.
    ///   - retries: how often a request is sent again; nil for as often as usual.
    ///   - heard: is told of each request that is over, on any thread.
    package init(
        transport: (any HTTPTransport)?, time: any TimeSource,
        worker: WorkerThread = WorkerThread(), reader: WorkerThread? = nil, retries: Int? = nil,
        heard: @escaping @Sendable (RequestReport) -> Void = { _ in }, jitter: @escaping @Sendable () -> Double
    ) {
        self.worker = worker
        self.reader = reader ?? worker
        (retryNews, retryTeller) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(8))
        shared = SharedWork(worker: worker, whenCancelled: .cancelled)
        self.transport = transport.map { RedirectFollower(transport: $0) }
        self.time = time
        retryRule = RetryRule(jitter: jitter, limit: retries ?? RetryRule.usualLimit)
        self.heard = heard
        gate = HostGate(time: time)
    }

    /// The longest `Retry-After`, in seconds, that one call waits for.
    package static let longestWait = RetryRule.longestWait

    /// Whether the network is never used.
    package var isOffline: Bool { transport == nil }

    /// A successful answer, as the service defines success, or why there is none. For a conditional request also 304
    /// without a body: the known answer is unchanged.
    ///
    /// - Parameters:
    ///   - isTrial: whether a failure says nothing of the service as it is used: the key is only tried.
    ///   - mustBeThere: whether the service fails where it does not have what it is asked for: its first list, say.
    package func response(
        to request: HTTPRequest, of service: some HTTPService, isTrial: Bool = false, mustBeThere: Bool = false
    ) async throws(CatalogFailure) -> HTTPResponse {
        guard let transport else { throw .startedOffline }
        guard request.method.isSafe else {
            return try await noted(request, service, transport, isTrial: isTrial, mustBeThere: mustBeThere)
        }
        return try await shared.value(of: request) { [self] () async throws(CatalogFailure) in
            try await noted(request, service, transport, isTrial: isTrial, mustBeThere: mustBeThere)
        }
    }

    /// Takes down that an answer that was handed out could not be read.
    ///
    /// - Parameter start: when it was asked for, on the monotonic clock.
    /// - Returns: that as a failure.
    package func noteUnreadable(
        _ response: HTTPResponse, to request: HTTPRequest, of source: SourceID, since start: Duration
    ) -> CatalogFailure {
        let failure = CatalogFailure.unreadable(status: response.status)
        heard(RequestReport(source: source, host: request.url.host, failure: failure, took: time.now - start))
        outcomes.note(failure, of: source, at: time.sinceEpoch)
        return failure
    }

    private func noted(
        _ request: HTTPRequest, _ service: some HTTPService, _ transport: RedirectFollower, isTrial: Bool,
        mustBeThere: Bool
    ) async throws(CatalogFailure) -> HTTPResponse {
        let start = time.now
        outcomes.begin(service.source)
        defer { outcomes.end(service.source) }
        var status = 0
        func tell(_ failure: CatalogFailure?) {
            heard(
                RequestReport(
                    source: service.source, host: request.url.host, failure: failure, took: time.now - start))
        }
        do throws(CatalogFailure) {
            let response = try await askUntilAnswered(request, service, transport, &status)
            tell(nil)
            outcomes.note(nil, of: service.source, at: time.sinceEpoch)
            return response
        } catch {
            let failure = mustBeThere && !isTrial ? error.ofService(status: status) : error
            tell(failure)
            if !isTrial { outcomes.note(failure, of: service.source, at: time.sinceEpoch) }
            throw error
        }
    }

    /// - Parameter status: is set to that of the answer that was refused.
    private func askUntilAnswered(
        _ request: HTTPRequest, _ service: some HTTPService, _ transport: RedirectFollower, _ status: inout Int
    ) async throws(CatalogFailure) -> HTTPResponse {
        var retries = 0
        defer { if retries > 0 { retryTeller.yield(.ended(service.source)) } }
        while true {
            let (failure, asked): (CatalogFailure, Int?)
            do throws(CatalogFailure) {
                let response = try await ask(request, service, transport)
                if response.status == 304, request.known != nil { return response }
                guard let refusal = service.failure(in: response) else { return response }
                status = response.status
                (failure, asked) = (refusal.presentable(after: request), response.retryAfterSeconds)
            } catch {
                (failure, asked) = (error, nil)
            }
            guard request.mayBeRepeated, let pause = retryRule.pause(after: failure, retries: retries, asked: asked)
            else { throw failure }
            retries += 1
            retryTeller.yield(.began(service.source, after: failure))
            do { try await time.sleep(for: pause) } catch { throw .cancelled }
        }
    }

    private func ask(
        _ request: HTTPRequest, _ service: some HTTPService, _ transport: RedirectFollower
    ) async throws(CatalogFailure) -> HTTPResponse {
        try await gate.enter(request.url.origin, service.limits)
        underWay.begin()
        defer {
            underWay.end()
            gate.leave(request.url.origin)
        }
        return try await transport.send(request, to: service.source)
    }
}

extension CatalogFailure {
    /// What it says of a service that must have what it was asked for.
    fileprivate func ofService(status: Int) -> CatalogFailure {
        guard self == .notFound else { return self }
        return (200...299).contains(status) ? .unreadable(status: status) : .refused(status: status, message: nil)
    }

    /// Shortened for the screen, and without the key, which a service may repeat in its message.
    fileprivate func presentable(after request: HTTPRequest) -> CatalogFailure {
        guard case .refused(let status, let message?) = self else { return self }
        let repeatsKey = request.credential.map { message.contains($0.secret.revealed) } ?? false
        return .refused(status: status, message: repeatsKey ? nil : String(message.prefix(300)))
    }
}
