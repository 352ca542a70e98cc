/// Which artists, in which order.
package struct ArtistQuery: RefinableQuery {
    package static let kind = LibrarySubject.Kind.artist

    package var refinement: Refinement

    package init(_ refinement: Refinement) {
        self.refinement = refinement
    }
}
