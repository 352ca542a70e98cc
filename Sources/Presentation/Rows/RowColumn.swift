/// A column of a list beside its titles. Widths are in cells.
package struct RowColumn: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// Left of the titles, and right of them.
        case before, behind
        /// At the right end, whatever else is right of the titles.
        case last
        /// Nowhere: it is said, and the eye finds what it says behind the titles (`Row.asides`).
        case said
    }

    package enum Width: Hashable, Sendable {
        case fixed(Int)
        /// As wide as its longest text, as far as there is room; without room for `least` the column is not drawn.
        case longest(least: Int, most: Int)
    }

    package enum Meaning: Hashable, Sendable {
        case text
        /// What people think of it: a number, of which only lines say what it is.
        case rating
        /// What people think of it, with words of its own behind the number, as `4.3/5`.
        case figure
        /// Its heading is said before it where there are no columns.
        case named
        /// Words with ` · ` between them; where there are colours each is a chip in the row's colour for it.
        case words
    }

    /// What stands above it; empty for nothing.
    package let heading: String
    package let place: Place
    package let width: Width
    package let meaning: Meaning
    /// The least width of a row that shows it.
    package let leastRow: Int
    package let isRightAligned: Bool
    /// Its width where the list is parted, so that headings above the rows say a part of its texts: it shows the short ones there alone.
    /// Nil for a column that shows short texts wherever a row has any.
    package let widthInParts: Int?

    /// A column of a fixed width; right of the titles its texts end at the same column.
    ///
    /// - Parameters:
    ///   - leastRow: the least width of a row that shows it.
    ///   - widthInParts: nil for the same width, and short texts, in any list.
    package init(
        _ heading: String, width: Int, at place: Place = .behind, as meaning: Meaning = .text, from leastRow: Int = 0,
        inParts widthInParts: Int? = nil
    ) {
        (self.heading, self.width, self.place) = (heading, .fixed(width), place)
        (self.meaning, self.leastRow, isRightAligned) = (meaning, leastRow, place != .before)
        self.widthInParts = widthInParts
    }

    /// A column that is said alone: what the eye sees of it rows have behind their titles.
    package init(saying meaning: Meaning) {
        (heading, place, width, self.meaning) = ("", .said, .fixed(0), meaning)
        (leastRow, isRightAligned, widthInParts) = (0, false, nil)
    }

    /// A column behind the titles that is as wide as its longest text.
    ///
    /// - Parameters:
    ///   - widths: without room for the least of them the column is not drawn; it is never wider than the greatest.
    ///   - leastRow: the least width of a row that shows it.
    package init(
        _ heading: String, longest widths: ClosedRange<Int>, as meaning: Meaning = .text, from leastRow: Int = 0
    ) {
        (self.heading, place) = (heading, .behind)
        width = .longest(least: widths.lowerBound, most: widths.upperBound)
        (self.meaning, self.leastRow, isRightAligned) = (meaning, leastRow, false)
        widthInParts = nil
    }
}
