package import Entities

/// An interactor of the detail of a kept thing: where that comes from.
package protocol DetailInteractor<Detail>: KeepingInteractor {
    associatedtype Detail: ItemDetail
    typealias ID = Detail.Item.ID

    /// The catalogue that answers.
    var source: any DetailCatalog<Detail> { get }
    var pictures: any PictureStore { get }
    /// What is in memory.
    func peek(_ id: ID) -> Preview<Detail>?
    func detail(of id: ID) async throws(CatalogFailure) -> Detail
    /// The cached answer.
    func cachedDetail(of id: ID) async -> Cached<Detail>?
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
    /// The summary that the library would store.
    func summary(of item: Detail.Item) -> LibrarySummary
}

/// What is asked is asked of the catalogue.
extension DetailInteractor {
    /// What the library knows where the catalogue has nothing.
    package func peek(_ id: ID) -> Preview<Detail>? {
        source.peek(id)
            ?? library.summary(of: Detail.Item.subject(of: id), alsoIn: source.capabilities.registers)
            .flatMap { Detail.Item($0) }.map { .summary($0) }
    }

    package func detail(of id: ID) async throws(CatalogFailure) -> Detail {
        try await source.detail(of: id)
    }

    package func cachedDetail(of id: ID) async -> Cached<Detail>? {
        await source.cachedDetail(of: id)
    }

    package func invalidateCache() {
        source.invalidateCache()
    }

    package func summary(of item: Detail.Item) -> LibrarySummary { item.summary }

    /// Gets one into memory, so that it is there at once if it is shown next.
    package func prepare(_ id: ID) async {
        if peek(id)?.detail != nil { return }
        // If it fails, the screen that shows it will report that.
        _ = try? await detail(of: id)
    }
}
