package import Entities

/// Films, in lists and one by one. Each source that has films implements it.
///
/// For a range of days that has no cached page, `cachedPage(_:of:)` may give the page of the same range some days before.
package protocol MovieCatalog: ListCatalog, DetailCatalog
where Item == Movie, Query == MovieQuery, Detail == MovieDetail {
    /// The film that a register or another source knows by this id; nil where there is none, where several may be meant,
    /// and for ids that the source cannot be asked for.
    func movie(knownAs alias: ItemID) async throws(CatalogFailure) -> MovieID?
}

extension MovieCatalog {
    package func movie(knownAs alias: ItemID) async throws(CatalogFailure) -> MovieID? { nil }
}
