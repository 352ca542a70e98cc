/// A GET. What it asks and who asks are kept apart, so that whatever is stored, compared or shown is made of
/// the first alone.
package struct HTTPRequest: Hashable, Sendable {
    /// Without the key.
    package let url: HTTPURL
    package let credential: Credential?
    /// Of the answer that is already at hand: where it still holds, the service says 304 and sends no body.
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

    /// What is put on the wire, key included: for the transport alone.
    package var revealedURL: String {
        guard case .query(let name, let secret) = credential else { return url.text }
        return url.adding(query: QueryItem(name, secret.revealed).encoded).text
    }

    /// Header fields, with the key where they carry it: for the transport alone.
    package var revealedHeaders: [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = []
        if case .bearer(let secret) = credential { fields.append(("Authorization", "Bearer \(secret.revealed)")) }
        if let known { fields.append(("If-None-Match", known.text)) }
        return fields
    }

    /// The same question of one who has the answer of this tag.
    package func conditional(on known: EntityTag?) -> HTTPRequest {
        HTTPRequest(url: url, credential: credential, known: known)
    }
}

extension HTTPRequest: CustomStringConvertible {
    /// The canonical form, without the key: what logs may hold and caches go by.
    package var description: String { "GET \(url.text)" }
}
