/// What makes a source that is not open now available at the next start of the program.
package enum CatalogAccess: Hashable, Sendable {
    /// Its key has to be set.
    case key(SourceID)
    /// It could answer, but the program was told to use only what comes with it.
    case withoutBuiltIn
}
