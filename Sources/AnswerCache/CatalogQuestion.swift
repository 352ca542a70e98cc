package import FoundationEssentials
package import HTTP

/// What a catalogue asks its service, and how it reads the answer.
package struct CatalogQuestion<Value: Sendable>: Sendable {
    /// Which to ask; each after the first only where the service does not know the one before.
    let requests: [HTTPRequest]
    let policy: CachePolicy
    /// Nil for an answer that cannot be read, does not say what was asked, or contradicts itself: it is not cached.
    private let read: @Sendable (Data) -> Value?

    /// - Parameter read: makes a value of an answer's bytes.
    package init(requests: [HTTPRequest], policy: CachePolicy, read: @escaping @Sendable (Data) -> Value?) {
        self.requests = requests
        self.policy = policy
        self.read = read
    }

    /// Away from the caller's actor: a film with its credits takes milliseconds.
    @concurrent
    func value(in body: Data) async -> Value? {
        read(body)
    }
}
