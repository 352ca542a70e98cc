package import Entities

/// A catalogue that knows all about single things of one kind.
package protocol DetailCatalog<Detail>: Catalog {
    associatedtype Detail: ItemDetail
    typealias ID = Detail.Item.ID

    /// What is in memory, at once: for the first frame of a screen, and for the rows of lists.
    func peek(_ id: ID) -> Preview<Detail>?

    func detail(of id: ID) async throws(CatalogFailure) -> Detail

    /// The cached answer of `detail(of:)`, fresh or not, without a request. Nil if there is none.
    func cachedDetail(of id: ID) async -> Cached<Detail>?
}

extension DetailCatalog {
    /// The catalogue as what it is for details.
    package var details: any DetailCatalog<Detail> { self }

    /// A catalogue that keeps no answers has none.
    package func cachedDetail(of id: ID) async -> Cached<Detail>? { nil }
}
