/// Which rows of a list are visible, and where the cursor is. It does not know the rows themselves. Where there is room
/// beside each other for several, as in a grid, they stand on a line together.
package struct ListViewport: Hashable, Sendable {
    package private(set) var count = 0
    /// The height of the window, in lines.
    package private(set) var height = 0
    /// How many rows are on a line.
    package private(set) var columns = 1
    /// The row under the cursor; 0 in an empty list.
    package private(set) var cursor = 0
    /// The first line in sight.
    package private(set) var top = 0
    /// The first visible line after the last motion. A window that was smaller meanwhile goes back to it.
    private var chosenTop = 0
    /// Whether the window may be where the cursor is not: it was scrolled alone, and the cursor stays on its row until it is
    /// moved.
    package private(set) var isFree = false

    package init() {}

    package var visible: Range<Int> {
        let first = min(top * columns, count)
        return first..<max(first, min(count, (top + height) * columns))
    }

    /// The line of the cursor.
    package var line: Int { cursor / columns }

    private var lineCount: Int { (count + columns - 1) / columns }

    /// The number of rows and the window may change; the cursor stays on its row number as long as there is such a row.
    package mutating func resize(count: Int, height: Int, columns: Int = 1) {
        let columns = max(1, columns)
        if columns != self.columns {
            chosenTop = chosenTop * self.columns / columns
            self.columns = columns
        }
        self.count = max(0, count)
        self.height = max(0, height)
        top = chosenTop
        settle()
    }

    package mutating func move(_ motion: ListMotion) {
        isFree = false
        switch motion {
        case .first: cursor = 0
        case .last: cursor = count - 1
        case .left: cursor -= 1
        case .right: cursor += 1
        case .rowToTop: top = line
        case .rowToMiddle: top = line - height / 2
        case .rowToBottom: top = line - height + 1
        default:
            let lines = motion.lines(inWindowOf: height)
            let line = max(0, min(self.line + lines, lineCount - 1))
            // The last line may be shorter.
            cursor = min(line * columns + cursor % columns, count - 1)
            // The window goes along with more than a line.
            if abs(lines) > 1 { top += lines }
        }
        settle()
        chosenTop = top
    }

    /// Puts the cursor on a row, in sight.
    package mutating func select(_ row: Int) {
        isFree = false
        cursor = row
        settle()
        chosenTop = top
    }

    /// Puts the cursor on a row, since what it was on stands there now. A window that was scrolled alone stays where it is; below
    /// the cursor it goes along with its rows, above which as many have come or gone.
    package mutating func follow(_ row: Int) {
        guard isFree else { return select(row) }
        let (old, isAbove) = (line, line < top)
        cursor = max(0, min(row, count - 1))
        guard line != old else { return }
        if isAbove {
            top = chosenTop + line - old
            settle()
            chosenTop = top
        }
        isFree = !(top..<top + height).contains(line)
    }

    /// Scrolls a line to the top of the window, as far as the cursor stays visible.
    package mutating func scroll(to top: Int) {
        isFree = false
        self.top = top
        settle()
        chosenTop = self.top
    }

    /// Scrolls the window alone: the cursor stays on its row, also out of sight, from where the next motion goes on.
    ///
    /// - Parameter lines: how far; negative is up.
    package mutating func scroll(by lines: Int) {
        isFree = true
        top += lines
        settle()
        chosenTop = top
        isFree = !(top..<top + height).contains(line)
    }

    private mutating func settle() {
        cursor = max(0, min(cursor, count - 1))
        if !isFree { top = max(line - height + 1, min(top, line)) }
        top = max(0, min(top, lineCount - height))
    }
}

/// A way to move through a list or a text.
package enum ListMotion: Hashable, Sendable {
    case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
    /// In a grid.
    case left, right
    /// Scroll, so that the row under the cursor is there; in a text nothing.
    case rowToTop, rowToMiddle, rowToBottom
}

extension ListMotion {
    /// Whether the cursor goes on upwards from a line that it cannot be on. Below the last line there is none.
    package var isUpwards: Bool {
        switch self {
        case .up, .pageUp, .halfPageUp, .last, .left: true
        case .down, .pageDown, .halfPageDown, .first, .right, .rowToTop, .rowToMiddle, .rowToBottom: false
        }
    }

    /// How far it goes, in lines; negative is up. 0 for those that lead to an end, or stay on their line.
    ///
    /// - Parameter height: of the window. Of a page one line stays in sight.
    func lines(inWindowOf height: Int) -> Int {
        switch self {
        case .up: -1
        case .down: 1
        case .pageUp: -max(1, height - 1)
        case .pageDown: max(1, height - 1)
        case .halfPageUp: -max(1, height / 2)
        case .halfPageDown: max(1, height / 2)
        case .first, .last, .left, .right, .rowToTop, .rowToMiddle, .rowToBottom: 0
        }
    }
}
