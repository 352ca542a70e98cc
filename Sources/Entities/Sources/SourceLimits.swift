/// What a service allows its clients.
package struct SourceLimits: Hashable, Sendable {
    /// How many requests may start in a second; nil for no limit of the service's own.
    package var requestsPerSecond: Int?
    /// How many requests may be under way at once.
    package var connections: Int

    package init(requestsPerSecond: Int? = nil, connections: Int = 4) {
        self.requestsPerSecond = requestsPerSecond
        self.connections = connections
    }
}
