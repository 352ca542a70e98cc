package import Entities

/// What the network layer must know about the service that it talks to.
package protocol HTTPService: Sendable {
    /// What the service is called in failures.
    var source: CatalogSource { get }
    /// How many requests may start in a second; nil for no limit of the service's own.
    var requestsPerSecond: Int? { get }

    /// What an answer says went wrong, by its body first and by its status second; nil for a good answer.
    func failure(in response: HTTPResponse) -> CatalogFailure?
}
