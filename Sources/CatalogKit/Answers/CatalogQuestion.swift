package import FoundationEssentials
package import HTTP

/// A question of a catalogue: its requests, and how the answer is decoded.
package struct CatalogQuestion<Value: Sendable>: Sendable {
    /// The requests to try; each one only if the service answers "not found" to the one before.
    let requests: [HTTPRequest]
    let policy: CachePolicy
    /// Whether the service fails where it does not have this.
    let mustBeThere: Bool
    /// Nil for an answer that cannot be decoded, does not fit the question, or contradicts itself. Such an answer is
    /// not cached.
    private let read: @Sendable (Data) -> Value?

    /// - Parameters:
    ///   - mustBeThere: whether the service fails where it does not have this: what lists begin with is always there.
    ///   - read: decodes an answer.
    package init(
        requests: [HTTPRequest], policy: CachePolicy, mustBeThere: Bool = false,
        read: @escaping @Sendable (Data) -> Value?
    ) {
        self.requests = requests
        self.policy = policy
        self.mustBeThere = mustBeThere
        self.read = read
    }

    /// Off the caller's actor: decoding a film with its credits takes milliseconds.
    @concurrent
    func value(in body: Data) async -> Value? {
        read(body)
    }
}
