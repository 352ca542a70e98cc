/// What a catalogue asks its service, and how it reads the answer.
struct CatalogQuestion<Body: Decodable & Sendable, Value: Sendable>: Sendable {
    /// Which to ask; each after the first only where the service does not know the one before.
    let requests: [HTTPRequest]
    let rule: KeepingRule
    /// Nil for an answer that does not say what was asked, or contradicts itself: it is not kept.
    let make: @Sendable (Body) -> Value?

    /// Away from the caller's actor: a film with its credits takes milliseconds.
    @concurrent
    func value(in response: HTTPResponse) async -> Value? {
        JSONBody(response: response).read(as: Body.self).flatMap(make)
    }
}
