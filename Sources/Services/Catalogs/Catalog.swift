package import Entities

/// What a source answers about one kind of thing. Each kind has a protocol of its own that refines this one.
package protocol Catalog: Sendable {
    var source: SourceID { get }
    var capabilities: SourceCapabilities { get }

    /// What a filter can be set to, the most usual first where the source says so; empty for a filter whose values are not
    /// listed.
    func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue]

    /// Those values of a filter whose names have this text in them, in any spelling; also for filters whose values are too many to be
    /// listed, such as people.
    func values(of filter: QueryFilter, matching text: String) async throws(CatalogFailure) -> [FilterValue]

    /// What is known of them without a request, at once.
    func knownValues(of filter: QueryFilter) -> [FilterValue]

    /// For a refresh by the user: the next questions go to the service, even where the cached answer is fresh. Nothing is
    /// removed from the cache, and what lists said of things stays in memory.
    func invalidateCache()
}

extension Catalog {
    package func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue] {
        knownValues(of: filter)
    }

    package func values(
        of filter: QueryFilter, matching text: String
    ) async throws(CatalogFailure) -> [FilterValue] {
        let words = SearchWords(text)
        return try await values(of: filter).filter { words.areFound(in: $0.name ?? $0.key) }
    }

    package func knownValues(of filter: QueryFilter) -> [FilterValue] { [] }

    /// A catalogue that keeps no answers has none to forget.
    package func invalidateCache() {}
}
