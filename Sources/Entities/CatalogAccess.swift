/// What makes a catalogue that is not in use now available at the next start of the program.
package enum CatalogAccess: Hashable, Sendable {
    /// Its key has to be set.
    case key(SourceID)
    /// There is a key, but the program was told to use the built-in catalogue.
    case withoutBuiltIn
    /// It is the built-in one, and there is a key for a live one.
    case builtIn
}
