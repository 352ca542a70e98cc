package import Entities

/// The people who make films and play in them. Sources of films that know more of people than their names implement it.
package protocol PersonCatalog: Catalog {
    func person(_ id: PersonID) async throws(CatalogFailure) -> PersonDetail

    /// What is in memory and fresh, at once.
    func peek(_ id: PersonID) -> PersonDetail?

    /// The cached answer of `person(_:)`, fresh or not, without a request.
    func cachedPerson(_ id: PersonID) async -> Cached<PersonDetail>?
}
