package import Entities

/// A request that is over, with its retries.
package struct RequestReport: Hashable, Sendable {
    package let source: SourceID
    package let host: String
    /// Nil if it was answered.
    package let failure: CatalogFailure?
    package let took: Duration

    package init(source: SourceID, host: String, failure: CatalogFailure?, took: Duration) {
        self.source = source
        self.host = host
        self.failure = failure
        self.took = took
    }
}
