/// Where a fact stands in a row. Widths are in cells.
package struct RowColumn: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// From the left edge on.
        case left(width: Int, gap: Int)
        /// Up to the right edge of what is left of the row; whether it keeps its room where nothing is known.
        case right(width: Int, gap: Int, staysEmpty: Bool)
        /// Up to that edge too, as wide as its text.
        case fitting
        /// The last two fifths of what is left of the row.
        case lastFifths
    }

    package let place: Place
    /// The least width of a row that shows it.
    package let leastRow: Int
    /// Whether it has the weight of the title.
    package let isStrong: Bool

    private init(_ place: Place, from leastRow: Int, isStrong: Bool = false) {
        (self.place, self.leastRow, self.isStrong) = (place, leastRow, isStrong)
    }

    package static func left(_ width: Int, gap: Int) -> RowColumn {
        RowColumn(.left(width: width, gap: gap), from: 0)
    }

    /// - Parameter leastRow: the least width of a row that shows it.
    package static func right(
        _ width: Int, gap: Int, staysEmpty: Bool = true, from leastRow: Int = 0
    ) -> RowColumn {
        RowColumn(.right(width: width, gap: gap, staysEmpty: staysEmpty), from: leastRow)
    }

    package static func fitting(from leastRow: Int, isStrong: Bool = false) -> RowColumn {
        RowColumn(.fitting, from: leastRow, isStrong: isStrong)
    }

    package static func lastFifths(from leastRow: Int) -> RowColumn {
        RowColumn(.lastFifths, from: leastRow)
    }
}
