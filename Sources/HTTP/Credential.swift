import FoundationEssentials

/// How a request carries the key.
package enum Credential: Hashable, Sendable {
    case query(name: String, Secret)
    case bearer(Secret)
    /// A user, in whose name there is no colon, and the password (RFC 7617).
    case basic(user: String, Secret)
    /// A name and a password, for a server that asks for a proof of the password in its place (RFC 7616), which takes a second request.
    case digest(user: String, Secret)
    /// What `Authorization` says of this one request: sent elsewhere it is worth nothing, so it follows no redirect.
    case signature(Secret)

    package var secret: Secret {
        switch self {
        case .query(_, let secret), .bearer(let secret), .basic(_, let secret), .digest(_, let secret),
            .signature(let secret):
            secret
        }
    }

    /// What `Authorization` says; nil where the key is not sent there.
    var revealedField: String? {
        switch self {
        case .query, .digest: nil
        case .bearer(let secret): "Bearer \(secret.revealed)"
        case .basic(let user, let secret):
            "Basic " + Data("\(user):\(secret.revealed)".utf8).base64EncodedString()
        case .signature(let secret): secret.revealed
        }
    }
}
