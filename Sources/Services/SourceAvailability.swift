package import Entities

/// Which sources answer in this run, and how the others become available.
package struct SourceAvailability: Hashable, Sendable {
    /// The source that answers about each kind of thing.
    private let answering: [LibrarySubject.Kind: SourceID]
    private let access: [SourceID: CatalogAccess]

    /// - Parameters:
    ///   - answering: the source that answers about each kind of thing.
    ///   - access: how a source becomes available where it does not answer, for each that this version knows.
    package init(answering: [LibrarySubject.Kind: SourceID], access: [SourceID: CatalogAccess]) {
        self.answering = answering
        self.access = access
    }

    /// Whether the source of this answers.
    package func answers(about subject: LibrarySubject) -> Bool {
        answering[subject.kind] == subject.source
    }

    /// How the source becomes available; nil for one that this version does not know.
    package func access(to source: SourceID) -> CatalogAccess? {
        access[source]
    }
}
