package import Entities

/// Views, as items of the library.
extension Library {
    /// Keeps a list under a name, or gives a kept one another name. A view of another list of this kind that has the name is
    /// no favourite any more once the new one is durable, so that a name means one list.
    ///
    /// - Returns: what takes it back, and gives the name back to the view that had it.
    package func keep(_ view: SavedView, named name: String) async throws(LibraryFailure) -> TakeBack {
        let items = try await items()
        let former = items.filter { item in
            item.isFavourite && item.summary.title == name && item.id != view.subject
                && item.id.view?.kind == view.kind
        }
        let before = items.first { $0.id == view.subject }
        let named = LibrarySummary(view, name: name)
        try await addFavourite(named)
        let step = LibraryStep(of: named) { item in
            item.summary = before?.summary ?? named
            item.isFavourite = before?.isFavourite ?? false
        } to: {
            $0.isFavourite = true
        }
        let nameless = try await former.isEmpty ? [] : removeFavourites(former.map(\.id))
        return { [self] () async throws(LibraryFailure) in
            let outcome = try await takeBack(step)
            if !nameless.isEmpty { try await restore(nameless) }
            return outcome
        }
    }

    /// The view of that name, of whatever kind; the one kept last if there are several. Nil if there is none.
    package func view(named name: String) async throws(LibraryFailure) -> SavedView? {
        try await items().first { $0.summary.title == name && $0.id.view != nil }?.id.view
    }
}
