package import Entities

/// Where the rows of a list are from.
package enum RowOrigin: Hashable, Sendable {
    /// What is kept on this machine.
    case library
    /// The catalogue of a source.
    case source(SourceID)
}
