/// Which rows of a list are visible, and where the cursor is. It does not know the rows themselves.
package struct ListViewport: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var height = 0
    /// The row under the cursor; 0 in an empty list.
    package private(set) var cursor = 0
    /// The first row in sight.
    package private(set) var top = 0
    /// The first visible row after the last motion. A window that was smaller meanwhile goes back to it.
    private var chosenTop = 0

    package init() {}

    package var visible: Range<Int> {
        top..<min(count, top + height)
    }

    /// The number of rows and the window may change; the cursor stays on its row number as long as there is such a row.
    package mutating func resize(count: Int, height: Int) {
        self.count = max(0, count)
        self.height = max(0, height)
        top = chosenTop
        settle()
    }

    package mutating func move(_ motion: ListMotion) {
        switch motion {
        case .first: cursor = 0
        case .last: cursor = count - 1
        default:
            let rows = motion.rows(inWindowOf: height)
            cursor += rows
            // The window goes along with more than a row.
            if abs(rows) > 1 { top += rows }
        }
        settle()
        chosenTop = top
    }

    /// Puts the cursor on a row, in sight.
    package mutating func select(_ row: Int) {
        cursor = row
        settle()
        chosenTop = top
    }

    /// Scrolls a row to the top of the window, as far as the cursor stays visible.
    package mutating func scroll(to top: Int) {
        self.top = top
        settle()
        chosenTop = self.top
    }

    private mutating func settle() {
        cursor = max(0, min(cursor, count - 1))
        top = max(cursor - height + 1, min(top, cursor))
        top = max(0, min(top, count - height))
    }
}

/// A way to move through a list or a text.
package enum ListMotion: Hashable, Sendable {
    case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
}

extension ListMotion {
    /// How far it goes, in rows; negative is up. 0 for those that lead to an end.
    ///
    /// - Parameter height: of the window. Of a page one row stays in sight.
    func rows(inWindowOf height: Int) -> Int {
        switch self {
        case .up: -1
        case .down: 1
        case .pageUp: -max(1, height - 1)
        case .pageDown: max(1, height - 1)
        case .halfPageUp: -max(1, height / 2)
        case .halfPageDown: max(1, height / 2)
        case .first, .last: 0
        }
    }
}
