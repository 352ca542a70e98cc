/// How a request says who is asking.
enum Credential: Hashable, Sendable {
    case query(name: String, Secret)
    case bearer(Secret)

    var secret: Secret {
        switch self {
        case .query(_, let secret), .bearer(let secret): secret
        }
    }
}
