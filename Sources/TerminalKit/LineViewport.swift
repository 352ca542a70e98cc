/// Which part of a line of text is visible where the room is narrower than the line. It scrolls sideways with the
/// cursor, by whole graphemes.
package struct LineViewport: Hashable, Sendable {
    /// In graphemes. Where some are out of sight, one cell before or after these is left for a mark.
    package private(set) var visible = 0..<0

    package init() {}

    /// - Parameters:
    ///   - widths: of the line's graphemes, in cells.
    ///   - cursor: the grapheme under the cursor; their count at the end of the line.
    ///   - room: in cells.
    package mutating func show(_ widths: [Int], cursor: Int, room: Int) {
        let count = widths.count
        var starts = [0]
        for width in widths { starts.append(starts[starts.count - 1] + width) }
        // After the last visible grapheme one cell is left: for the mark, or for the cursor at the end of the line.
        func needed(_ part: Range<Int>) -> Int {
            (part.lowerBound > 0 ? 1 : 0) + starts[part.upperBound] - starts[part.lowerBound] + 1
        }

        var first = min(visible.lowerBound, count)
        if cursor <= first {
            // Some of what stands before the cursor is shown too.
            first = cursor
            while first > 0, starts[cursor] - starts[first - 1] <= room / 2 { first -= 1 }
        }
        while first < cursor, needed(first..<min(cursor + 1, count)) > room { first += 1 }
        // No room stays empty after the line's end.
        while first > 0, needed(first - 1..<count) <= room { first -= 1 }

        var end = first
        while end < count, needed(first..<end + 1) <= room { end += 1 }
        visible = first..<end
    }
}
