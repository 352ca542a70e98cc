package import Entities
package import HTTP

/// The service of a shared shelf, as the network layer knows it. What an answer means is up to who has asked: each is
/// handed on, whatever its status.
package struct ShelfService: HTTPService {
    /// What failures call it.
    package let source = SourceID(rawValue: "shelf")
    /// One at a time: changes arrive in their order.
    package let limits = SourceLimits(connections: 1)

    package func failure(in response: HTTPResponse) -> CatalogFailure? { nil }
}
