package import Entities

protocol {Name}Interactor: Sendable {
    /// Nil where there is nothing to know.
    func item(_ id: {Name}Item.ID) async throws(CatalogFailure) -> {Name}Item?
}

/// What the detail is about: an item, as the service knows it.
struct {Name}DefaultInteractor: {Name}Interactor {
    let service: any {Name}Service

    func item(_ id: {Name}Item.ID) async throws(CatalogFailure) -> {Name}Item? {
        try await service.item(id)
    }
}

/// A source that knows the items. Once something in Sources/Catalogs implements it, it belongs in Sources/Services.
package protocol {Name}Service: Sendable {
    /// Nil where there is nothing to know.
    func item(_ id: {Name}Item.ID) async throws(CatalogFailure) -> {Name}Item?
}
