/// The lines at the top of a text that are shorter than the others, since something stands beside them.
package struct ShortLines: Hashable, Sendable {
    /// How many they are.
    package let count: Int
    /// In cells.
    package let width: Int
    /// Where they begin, behind the longer ones below them: what is beside them stands left of them; 0 where it stands right.
    package let indent: Int

    package init(_ count: Int, width: Int, indent: Int = 0) {
        (self.count, self.width, self.indent) = (count, width, indent)
    }
}
