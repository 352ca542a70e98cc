import Entities
import FoundationEssentials

/// The body of an answer that promises JSON.
struct JSONBody: Sendable {
    let response: HTTPResponse

    /// Reads it away from the caller's actor: a film with its credits takes milliseconds.
    @concurrent
    func decoded<Value: Decodable & Sendable>(as type: Value.Type) async throws(CatalogFailure) -> Value {
        guard let value = read(as: type) else { throw .unreadable(status: response.status) }
        return value
    }

    /// At once, for what is short; nil for what is not JSON or not of the shape.
    func read<Value: Decodable>(as type: Value.Type) -> Value? {
        try? JSONDecoder().decode(type, from: JSONRepair.repaired(response.body))
    }
}
