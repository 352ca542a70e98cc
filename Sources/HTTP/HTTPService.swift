package import Entities

/// What the network layer must know about the service that it talks to.
package protocol HTTPService: Sendable {
    /// The service that failures name.
    var source: SourceID { get }
    var limits: SourceLimits { get }

    /// The error in an answer, from its body or else from its status; nil if it is successful.
    func failure(in response: HTTPResponse) -> CatalogFailure?
}
