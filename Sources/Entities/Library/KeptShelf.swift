/// What a list of kept things has to show, filled with what was read of the library.
package protocol KeptShelf {
    /// What is read at one moment.
    associatedtype Contents: Sendable

    /// How the library was read last.
    var read: LibraryReading { get }
    /// Whether anything is kept.
    var hasKept: Bool { get }
    /// What could not be read leaves what is there.
    mutating func fill(with contents: Contents)
}
