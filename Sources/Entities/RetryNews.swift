/// That a service is asked once more by itself, since what went wrong is likely to pass: why somebody waits longer.
package enum RetryNews: Hashable, Sendable {
    /// After a pause the same will be asked again.
    case began(CatalogSource, after: CatalogFailure)
    /// It has answered, or has failed for good.
    case ended(CatalogSource)
}
