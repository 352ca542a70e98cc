/// What a source has answered.
package struct FoundTitles: Hashable, Sendable {
    package let items: [LibrarySummary]
    /// Why it did not answer; then the items are what is built in.
    package let failure: CatalogFailure?

    package init(_ items: [LibrarySummary], failure: CatalogFailure? = nil) {
        self.items = items
        self.failure = failure
    }
}
