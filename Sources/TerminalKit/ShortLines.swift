/// The lines at the top of a text that are shorter than the others, since something stands beside them.
package struct ShortLines: Hashable, Sendable {
    /// How many they are.
    package let count: Int
    /// In cells.
    package let width: Int

    package init(_ count: Int, width: Int) {
        (self.count, self.width) = (count, width)
    }
}
