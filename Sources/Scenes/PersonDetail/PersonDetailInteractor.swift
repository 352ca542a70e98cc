import Entities
import Services

protocol PersonDetailInteractor: Sendable {
    /// The current day in the user's time zone.
    var today: CalendarDate { get }
    var pictures: any PictureStore { get }
    /// What is in memory.
    func peek(_ id: PersonID) -> PersonDetail?
    func person(_ id: PersonID) async throws(CatalogFailure) -> PersonDetail
    /// The cached answer.
    func cachedPerson(_ id: PersonID) async -> Cached<PersonDetail>?
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
}

struct PersonDetailDefaultInteractor: PersonDetailInteractor {
    let catalog: any PersonCatalog
    let diary: any Diary
    let pictures: any PictureStore

    var today: CalendarDate { diary.today }

    func peek(_ id: PersonID) -> PersonDetail? {
        catalog.peek(id)
    }

    func person(_ id: PersonID) async throws(CatalogFailure) -> PersonDetail {
        try await catalog.person(id)
    }

    func cachedPerson(_ id: PersonID) async -> Cached<PersonDetail>? {
        await catalog.cachedPerson(id)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }
}
