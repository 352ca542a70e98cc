/// A list that somebody has refined and kept under a name. It is an item of the library, of the kind `view`, so that the
/// library lists, deletes, brings back, exports and imports it as it does with everything else. Which source answers is no
/// part of it.
package struct SavedView: Hashable, Sendable {
    /// What the list is of.
    package let kind: LibrarySubject.Kind
    package let refinement: Refinement

    /// - Parameter refinement: in whatever order its filters were set: the same list is the same view.
    package init(of kind: LibrarySubject.Kind, _ refinement: Refinement) {
        self.kind = kind
        self.refinement = refinement.withSortedFilters
    }

    /// Nil for what names no list that this version can show in full.
    package init?(_ id: ItemID) {
        guard id.source == .ownViews, let slash = id.key.firstIndex(of: "/") else { return nil }
        let kind = LibrarySubject.Kind(rawValue: String(id.key[..<slash]))
        let stored = String(id.key[id.key.index(after: slash)...])
        let refinement = Refinement(storedText: stored)
        // What was left out of it would show another list under its name.
        guard kind.hasLists, refinement.storedText == stored else { return nil }
        (self.kind, self.refinement) = (kind, refinement)
    }

    /// Its key is what the list is asked: `movie/genre=drama&years=1990..1999`.
    package var subject: LibrarySubject {
        LibrarySubject(
            kind: .view, id: ItemID(source: .ownViews, key: "\(kind.rawValue)/\(refinement.storedText)"))
    }
}

extension SourceID {
    /// The source of views, which no catalogue has.
    package static let ownViews = SourceID(rawValue: "own-views")
}

extension LibrarySubject {
    /// Nil where it is something else.
    package var view: SavedView? { kind == .view ? SavedView(id) : nil }
}

extension LibrarySubject {
    /// What the lists are of among which it is found: an album is shown with its artist's others, a view is such a list.
    package var kindOfLists: Kind { view?.kind ?? (kind == .album ? .artist : kind) }
}

extension LibrarySubject.Kind {
    package static let view = Self(rawValue: "view")

    /// Whether there are lists of it: albums are in those of their artists.
    fileprivate var hasLists: Bool { isKnown && self != .album && !isMadeHere }
}

extension LibrarySummary {
    /// - Parameter name: what the reader calls it.
    package init(_ view: SavedView, name: String) {
        self.init(subject: view.subject, title: name)
    }
}
