/// Which books, in which order.
package struct BookQuery: RefinableQuery {
    package static let kind = LibrarySubject.Kind.book

    package var refinement: Refinement

    package init(_ refinement: Refinement) {
        self.refinement = refinement
    }
}
