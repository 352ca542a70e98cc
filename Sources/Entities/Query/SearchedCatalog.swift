/// A source, asked for one kind of thing.
package struct SearchedCatalog: Hashable, Sendable {
    package let kind: LibrarySubject.Kind
    package let source: SourceID
    /// In graphemes: it is not asked for less.
    package let shortestSearch: Int

    package init(kind: LibrarySubject.Kind, source: SourceID, shortestSearch: Int = 1) {
        self.kind = kind
        self.source = source
        self.shortestSearch = shortestSearch
    }
}
