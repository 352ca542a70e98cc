import Entities

/// Follows redirects, with our own rules: never from https to http, and never with a key to another host, port or
/// scheme.
struct RedirectFollower: Sendable {
    let transport: any HTTPTransport

    private static let limit = 5

    /// Sends a request and follows its redirects.
    ///
    /// - Parameter source: the service that a refused redirect is reported for.
    func send(_ request: HTTPRequest, to source: SourceID) async throws(CatalogFailure) -> HTTPResponse {
        var request = request
        for _ in 0...Self.limit {
            let response = try await transport.send(request)
            guard let location = location(in: response) else { return response }
            request = try target(of: request, of: source, location: location)
        }
        throw .redirectRefused(source, host: request.host)
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
        let leavesHTTPS = request.url.scheme == .https && url.scheme == .http
        let carriesKeyAway = request.credential != nil && url.origin != request.url.origin
        guard !leavesHTTPS, !carriesKeyAway else { throw .redirectRefused(source, host: request.host) }
        if case .query(let name, _) = request.credential {
            // Services repeat the query in the redirect; the key is removed, since the URL may be shown.
            url = url.removingQuery(named: name)
        }
        return HTTPRequest(url: url, credential: request.credential, known: request.known)
    }
}
