/// Rows of a list below a heading of their own.
package struct ListPart: Equatable, Sendable {
    /// What they are, and how many: `To read 3`.
    package let heading: String
    /// It goes on to the first row of the next part.
    package let firstRow: Int

    package init(_ heading: String, firstRow: Int) {
        (self.heading, self.firstRow) = (heading, firstRow)
    }
}
