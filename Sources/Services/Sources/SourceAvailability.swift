package import Entities

/// Which sources answer in this run, and how the others become available.
package struct SourceAvailability: Hashable, Sendable {
    private let open: [SourceID: Set<LibrarySubject.Kind>]
    private let closed: [SourceID: CatalogAccess]

    /// - Parameters:
    ///   - open: the sources that answer, and about which kinds of things.
    ///   - closed: the others that this version knows.
    package init(open: [SourceID: Set<LibrarySubject.Kind>], closed: [SourceID: CatalogAccess]) {
        self.open = open
        self.closed = closed
    }

    /// Whether its source answers about this. It need not be the one that a list is from.
    package func answers(about subject: LibrarySubject) -> Bool {
        open[subject.source]?.contains(subject.kind) == true
    }

    /// Whether any source has this kind of thing.
    package func answers(about kind: LibrarySubject.Kind) -> Bool {
        open.values.contains { $0.contains(kind) }
    }

    /// How the source becomes available; nil for one that is open, and for one that this version does not know.
    package func access(to source: SourceID) -> CatalogAccess? {
        closed[source]
    }
}
