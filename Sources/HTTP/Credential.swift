/// How a request carries the key.
package enum Credential: Hashable, Sendable {
    case query(name: String, Secret)
    case bearer(Secret)

    package var secret: Secret {
        switch self {
        case .query(_, let secret), .bearer(let secret): secret
        }
    }
}
