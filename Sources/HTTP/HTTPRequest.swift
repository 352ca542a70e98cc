/// A GET request. The question and the key are separate fields, so that what is stored, compared or shown never
/// contains the key.
package struct HTTPRequest: Hashable, Sendable {
    /// Without the key.
    package let url: HTTPURL
    package let credential: Credential?
    /// The tag of the known answer. If that is unchanged, the service answers 304 without a body.
    package var known: EntityTag?

    package init(url: HTTPURL, credential: Credential? = nil, known: EntityTag? = nil) {
        self.url = url
        self.credential = credential
        self.known = known
    }

    package init(_ base: HTTPURL, path: String? = nil, query: [QueryItem], credential: Credential?) {
        let place = path.map { base.appending($0) } ?? base
        self.init(url: place.adding(query: query.map(\.encoded).joined(separator: "&")), credential: credential)
    }

    package var host: String { url.host }

    /// The URL with the key, only for the transport.
    package var revealedURL: String {
        guard case .query(let name, let secret) = credential else { return url.text }
        return url.adding(query: QueryItem(name, secret.revealed).encoded).text
    }

    /// The header fields, with the key if it is sent there; only for the transport.
    package var revealedHeaders: [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = []
        if case .bearer(let secret) = credential { fields.append(("Authorization", "Bearer \(secret.revealed)")) }
        if let known { fields.append(("If-None-Match", known.text)) }
        return fields
    }

    /// The same request, conditional on this tag.
    package func conditional(on known: EntityTag?) -> HTTPRequest {
        HTTPRequest(url: url, credential: credential, known: known)
    }
}

extension HTTPRequest: CustomStringConvertible {
    /// The canonical form without the key, for logs and as the key of caches.
    package var description: String { "GET \(url.text)" }
}
