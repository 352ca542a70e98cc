package import Entities

/// Which sources answer in this run, and how the others become available.
package struct SourceAvailability: Hashable, Sendable {
    private let open: [SourceID: Set<LibrarySubject.Kind>]
    private let closed: [SourceID: CatalogAccess]
    private let readers: [Reader]

    /// A source that answers about things by ids that somebody gives out: itself, or a register.
    package struct Reader: Hashable, Sendable {
        package let kind: LibrarySubject.Kind
        /// The source or register that gives out the ids.
        package let register: SourceID
        package let source: SourceID

        package init(_ source: SourceID, reads register: SourceID, of kind: LibrarySubject.Kind) {
            (self.source, self.register, self.kind) = (source, register, kind)
        }
    }

    /// - Parameters:
    ///   - open: the sources that answer, and about which kinds of things.
    ///   - closed: the others that this version knows.
    ///   - readers: what is asked by the ids of others, the preferred ones first.
    package init(
        open: [SourceID: Set<LibrarySubject.Kind>], closed: [SourceID: CatalogAccess], readers: [Reader] = []
    ) {
        self.open = open
        self.closed = closed
        self.readers = readers
    }

    /// Whether its source answers about this. It need not be the one that a list is from.
    package func answers(about subject: LibrarySubject) -> Bool {
        open[subject.source]?.contains(subject.kind) == true
    }

    /// The id under which an open source can show this thing, its own or another that it is known by; makes no request. Nil where
    /// no open source knows any.
    package func page(of thing: LibrarySummary) -> LibrarySubject? {
        if answers(about: thing.subject) { return thing.subject }
        let ids = [thing.subject.id] + thing.aliases.known.sorted { $0.stableText < $1.stableText }
        for reader in readers where reader.kind == thing.subject.kind {
            guard let id = ids.first(where: { $0.source == reader.register }) else { continue }
            return LibrarySubject(kind: reader.kind, id: ItemID(source: reader.source, key: id.key))
        }
        return nil
    }

    /// The id under which an open source can show a thing that is kept; nil where no open source knows any.
    package func page(of subject: LibrarySubject, keptIn library: any Library) -> LibrarySubject? {
        page(of: library.item(subject)?.summary ?? LibrarySummary(subject: subject, title: ""))
    }

    /// Whether its source is unknown here and another source has this kind, so it may be found there.
    package func canFind(_ thing: LibrarySummary) -> Bool {
        answers(about: thing.subject.kind) && closed[thing.subject.source] == nil && page(of: thing) == nil
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
