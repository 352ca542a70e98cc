/// How a shared shelf is doing.
package enum ShelfState: Hashable, Sendable {
    /// There is none: the reading list is on this machine alone.
    case none
    case asking
    /// What it has is here, and what is here was sent, but for changes that need an answer.
    case upToDate
    /// The list is what was known of it before.
    case failed(CatalogFailure)
}
