/// Says at the right edge of what scrolls which part of it is in sight.
package struct Scrollbar: Hashable, Sendable {
    /// The first of its cells that stands for what is in sight, and how many do.
    package let thumb: Range<Int>
    private let height: Int
    /// The last line that can be the first in sight.
    private let lastTop: Int

    /// Nil where all of it is in sight.
    ///
    /// - Parameters:
    ///   - top: the first line in sight.
    ///   - count: of all lines.
    ///   - lines: how many are in sight.
    ///   - height: of the bar, in cells.
    package init?(top: Int, count: Int, lines: Int, height: Int) {
        guard height >= Self.leastHeight, lines > 0, count > lines else { return nil }
        (self.height, lastTop) = (height, count - lines)
        let length = max(1, height * lines / count)
        let room = height - length
        let nearest = (min(top, lastTop) * room + lastTop / 2) / lastTop
        // It is at an end only where the lines are.
        let place = top > 0 && top < lastTop && room > 1 ? max(1, min(nearest, room - 1)) : nearest
        thumb = place..<place + length
    }

    /// The first line in sight where the middle of the thumb is pulled to this row of the bar.
    package func top(at y: Int) -> Int {
        let room = height - thumb.count
        guard room > 0 else { return 0 }
        let place = max(0, min(y - thumb.count / 2, room))
        return (place * lastTop + room / 2) / room
    }

    /// Smaller ones would say nothing.
    private static let leastHeight = 6
}

extension Surface {
    /// Draws the bar into the last column, where it can be pressed and pulled. To a reader it is ornament.
    package func draw(_ bar: Scrollbar) {
        if isForReader { return }
        for y in bar.thumb { put(.scrollbar, x: width - 1, y: y, .border) }
        for y in 0..<height { mark(row: y, width - 1..<width, as: .scrollbar(top: bar.top(at: y))) }
    }
}
