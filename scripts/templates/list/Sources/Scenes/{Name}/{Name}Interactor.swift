package import Entities

protocol {Name}Interactor: Sendable {
    func items(page: Int) async throws(CatalogFailure) -> Page<{Name}Item>
}

/// Which items the list is about: all that the service has.
struct {Name}DefaultInteractor: {Name}Interactor {
    let service: any {Name}Service

    func items(page: Int) async throws(CatalogFailure) -> Page<{Name}Item> {
        try await service.items(page: page)
    }
}

/// Who knows the items. Once something in Sources/Catalogs implements it, it belongs in Sources/Services.
package protocol {Name}Service: Sendable {
    /// - Parameter page: from 1.
    func items(page: Int) async throws(CatalogFailure) -> Page<{Name}Item>
}
