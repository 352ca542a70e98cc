package import Entities

/// Follows redirects, with our own rules: never from https to http, never with a key or a change to another host, port or
/// scheme, a change only where its method stays, and what is signed not at all.
package struct RedirectFollower: Sendable {
    private let transport: any HTTPTransport
    private let limit: Int

    /// - Parameter limit: how many redirects one request may have.
    package init(transport: any HTTPTransport, limit: Int = 5) {
        self.transport = transport
        self.limit = limit
    }

    /// Sends a request and follows its redirects.
    ///
    /// - Parameter source: the service that a refused redirect is reported for.
    package func send(_ request: HTTPRequest, to source: SourceID) async throws(CatalogFailure) -> HTTPResponse {
        var request = request
        for _ in 0...limit {
            let response = try await transport.send(request)
            guard let location = location(in: response) else { return response }
            // The others may be followed with GET alone, which would not be the change that was asked for.
            guard request.method.isSafe || [307, 308].contains(response.status) else {
                throw .redirectRefused(source, host: request.host)
            }
            request = try target(of: request, of: source, location: location)
        }
        throw .redirectsInCircles(source, host: request.host)
    }

    private func location(in response: HTTPResponse) -> String? {
        [301, 302, 303, 307, 308].contains(response.status) ? response.headers["location"] : nil
    }

    private func target(
        of request: HTTPRequest, of source: SourceID, location: String
    ) throws(CatalogFailure) -> HTTPRequest {
        guard var url = request.url.resolving(location) else {
            throw .redirectRefused(source, host: request.host)
        }
        if case .signature = request.credential { throw .redirectRefused(source, host: request.host) }
        let leavesHTTPS = request.url.scheme == .https && url.scheme == .http
        let carriesKeyAway = request.credential != nil && url.origin != request.url.origin
        let carriesChangeAway = !request.method.isSafe && url.origin != request.url.origin
        guard !leavesHTTPS, !carriesKeyAway, !carriesChangeAway else {
            throw .redirectRefused(source, host: request.host)
        }
        if case .query(let name, _) = request.credential {
            // Services repeat the query in the redirect; the key is removed, since the URL may be shown.
            url = url.removingQuery(named: name)
        }
        return request.redirected(to: url)
    }
}
