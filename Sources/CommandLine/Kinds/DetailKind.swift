package import Entities
package import Services

/// A kind of thing whose page is one answer of a catalogue.
package protocol DetailKind: CatalogKind where Item == Detail.Item {
    associatedtype Detail: ItemDetail

    /// The catalogue as what it is for details.
    func details(_ source: Source) -> any DetailCatalog<Detail>
    /// What the catalogue knows the subject by; nil where that is of another kind.
    func id(of subject: LibrarySubject) -> Item.ID?
}

extension DetailKind {
    package func ask(_ item: Item, of source: Source) async throws(CatalogFailure) -> Picture? {
        try await details(source).detail(of: item.id).item.picture ?? item.picture
    }

    package func keptPicture(of subject: LibrarySubject, at source: Source) async -> Picture? {
        guard let id = id(of: subject) else { return nil }
        let catalog = details(source)
        if let known = catalog.peek(id)?.item.picture { return known }
        return await catalog.cachedDetail(of: id)?.value.item.picture
    }

    package func isKept(_ item: Item, at source: Source) async -> Bool? {
        await details(source).cachedDetail(of: item.id)?.isFresh
    }
}
