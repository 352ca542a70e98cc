/// What makes a catalogue that is not in use now available at the next start of the program.
package enum CatalogAccess: Hashable, Sendable {
    /// Its key has to be set.
    case key(SourceID)
    /// It could answer, but the program was told to use only what comes with it.
    case withoutBuiltIn
    /// It could answer, but another one is preferred to it: this option of the command line chooses it.
    case option(String)
    /// It comes with the program, and gives way to a live one.
    case builtIn
}
