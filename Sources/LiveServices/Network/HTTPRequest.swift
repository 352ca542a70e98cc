/// A GET. What it asks and who asks are kept apart, so that whatever is stored, compared or shown is made of
/// the first alone.
struct HTTPRequest: Hashable, Sendable {
    /// Without the key.
    let url: HTTPURL
    let credential: Credential?

    init(url: HTTPURL, credential: Credential? = nil) {
        self.url = url
        self.credential = credential
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

    /// Header fields that carry the key: for the transport alone.
    var revealedHeaders: [(name: String, value: String)] {
        guard case .bearer(let secret) = credential else { return [] }
        return [("Authorization", "Bearer \(secret.revealed)")]
    }
}

extension HTTPRequest: CustomStringConvertible {
    /// The canonical form, without the key: what logs may hold and caches go by.
    var description: String { "GET \(url.text)" }
}
