/// News of automatic retries, after a failure that is likely to pass: why the user has to wait longer.
package enum RetryNews: Hashable, Sendable {
    /// A request that has failed will be sent again after a pause.
    case began(SourceID, after: CatalogFailure)
    /// The service has answered, or the last retry has failed.
    case ended(SourceID)
}
