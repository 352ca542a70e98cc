package import Entities

/// Views, as items of the library.
extension Library {
    /// Keeps a list under a name, or gives a kept one another name. A view of another list of this kind that has the name is
    /// no favourite any more once the new one is durable, so that a name means one list.
    ///
    /// - Returns: what has lost its name, for `restore`.
    package func keep(_ view: SavedView, named name: String) async throws(LibraryFailure) -> [LibraryRecord] {
        let former = try await items().filter { item in
            item.isFavourite && item.summary.title == name && item.id != view.subject
                && item.id.view?.kind == view.kind
        }
        try await addFavourite(LibrarySummary(view, name: name))
        return former.isEmpty ? [] : try await removeFavourites(former.map(\.id))
    }

    /// The view of that name, of whatever kind; the one kept last if there are several. Nil if there is none.
    package func view(named name: String) async throws(LibraryFailure) -> SavedView? {
        try await items().first { $0.summary.title == name && $0.id.view != nil }?.id.view
    }
}
