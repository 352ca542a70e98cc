/// A GET. What it asks and who asks are kept apart, so that whatever is stored, compared or shown is made of
/// the first alone.
struct HTTPRequest: Hashable, Sendable {
    /// Without the key.
    let url: HTTPURL
    let credential: Credential?
    /// Of the answer that is already at hand: where it still holds, the service says 304 and sends no body.
    var known: EntityTag?

    init(url: HTTPURL, credential: Credential? = nil, known: EntityTag? = nil) {
        self.url = url
        self.credential = credential
        self.known = known
    }

    init(_ base: HTTPURL, path: String? = nil, query: [QueryItem], credential: Credential?) {
        let place = path.map { base.appending($0) } ?? base
        self.init(url: place.adding(query: query.map(\.encoded).joined(separator: "&")), credential: credential)
    }

    var host: String { url.host }

    /// What is put on the wire, key included: for the transport alone.
    var revealedURL: String {
        guard case .query(let name, let secret) = credential else { return url.text }
        return url.adding(query: QueryItem(name, secret.revealed).encoded).text
    }

    /// Header fields, with the key where they carry it: for the transport alone.
    var revealedHeaders: [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = []
        if case .bearer(let secret) = credential { fields.append(("Authorization", "Bearer \(secret.revealed)")) }
        if let known { fields.append(("If-None-Match", known.text)) }
        return fields
    }

    /// The same question of one who has the answer of this tag.
    func conditional(on known: EntityTag?) -> HTTPRequest {
        HTTPRequest(url: url, credential: credential, known: known)
    }
}

extension HTTPRequest: CustomStringConvertible {
    /// The canonical form, without the key: what logs may hold and caches go by.
    var description: String { "GET \(url.text)" }
}
