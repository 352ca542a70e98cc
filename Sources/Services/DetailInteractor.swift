package import Entities

/// An interactor of the detail of a kept thing: where that comes from.
package protocol DetailInteractor<Detail>: KeepingInteractor {
    associatedtype Detail: ItemDetail
    typealias ID = Detail.Item.ID

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

extension DetailInteractor {
    /// Gets one into memory, so that it is there at once if it is shown next.
    package func prepare(_ id: ID) async {
        if peek(id)?.detail != nil { return }
        // If it fails, the screen that shows it will report that.
        _ = try? await detail(of: id)
    }
}
