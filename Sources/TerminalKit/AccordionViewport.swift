/// A list whose row under the cursor unfolds into more lines: which lines are visible, and where the cursor is. Moving
/// down first scrolls through the unfolded lines, so that all of them can be read.
package struct AccordionViewport: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var height = 0
    /// The row under the cursor; 0 in an empty list.
    package private(set) var cursor = 0
    /// How many lines the row under the cursor unfolds into, below its own.
    package private(set) var unfolded = 0
    /// The first line in sight.
    package private(set) var top = 0
    /// The first visible line after the last motion. A window that was smaller meanwhile goes back to it.
    private var chosenTop = 0
    /// As in `ListViewport`.
    private var isFree = false

    package init() {}

    /// The content of a line.
    package enum Line: Hashable, Sendable {
        case row(Int)
        /// An unfolded line, from 0.
        case unfolded(Int)
    }

    package var lineCount: Int { count == 0 ? 0 : count + unfolded }

    package var visible: Range<Int> { top..<max(top, min(lineCount, top + height)) }

    package subscript(line: Int) -> Line {
        if line <= cursor { return .row(line) }
        return line <= cursor + unfolded ? .unfolded(line - cursor - 1) : .row(line - unfolded)
    }

    /// The last row in sight; -1 in an empty list.
    package var lastVisibleRow: Int {
        guard let last = visible.last else { return -1 }
        if case .row(let row) = self[last] { return row }
        return cursor
    }

    package mutating func resize(count: Int, unfolded: Int, height: Int) {
        self.count = max(0, count)
        self.height = max(0, height)
        self.unfolded = max(0, unfolded)
        cursor = max(0, min(cursor, self.count - 1))
        top = chosenTop
        showUnfolded()
        settle()
    }

    /// - Returns: whether the cursor is on another row now; the old row is folded then.
    package mutating func move(_ motion: ListMotion) -> Bool {
        comeBack()
        let old = cursor
        let rows = motion.lines(inWindowOf: height)
        switch motion {
        case .first: (cursor, top) = (0, 0)
        case .last: cursor = count - 1
        case _ where rows > 0 && hiddenBelow > 0: top += min(rows, hiddenBelow)
        case _ where rows < 0 && hiddenAbove > 0: top -= min(-rows, hiddenAbove)
        default: cursor += rows
        }
        cursor = max(0, min(cursor, count - 1))
        if cursor != old { fold(from: old) }
        settle()
        chosenTop = top
        return cursor != old
    }

    package mutating func select(_ row: Int) {
        isFree = false
        let old = cursor
        cursor = max(0, min(row, count - 1))
        if cursor != old { fold(from: old) }
        settle()
        chosenTop = top
    }

    /// As in `ListViewport`: what was on the row is on this one now, with what it unfolds into.
    package mutating func follow(_ row: Int) {
        guard isFree else { return select(row) }
        let (old, isAbove) = (cursor, cursor + unfolded < top)
        cursor = max(0, min(row, count - 1))
        guard cursor != old else { return }
        if isAbove {
            top = chosenTop + cursor - old
            settle()
            chosenTop = top
        }
        isFree = isOutOfSight
    }

    /// Scrolls a line to the top of the window, as far as the cursor's row or its unfolded lines stay visible.
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
        isFree = isOutOfSight
    }

    private var isOutOfSight: Bool { cursor + unfolded < top || cursor >= top + max(1, height) }

    /// The next motion begins where the cursor is, as far as that is out of sight.
    private mutating func comeBack() {
        guard isFree else { return }
        isFree = false
        settle()
    }

    /// How many unfolded lines lie below the window.
    private var hiddenBelow: Int { max(0, cursor + unfolded + 1 - (top + height)) }

    /// How many lines of the row, its own included, lie above the window.
    private var hiddenAbove: Int { max(0, top - cursor) }

    /// Folds the lines of the old row, and moves the rows below as little as possible.
    private mutating func fold(from old: Int) {
        if old < cursor { top = max(0, top - unfolded) }
        unfolded = 0
        if !(top..<top + max(1, height)).contains(cursor) { top = cursor > old ? cursor - height + 1 : cursor }
    }

    /// Scrolls so that the unfolded lines are visible, as far as their row stays visible. If the user has scrolled past
    /// the row already, nothing moves.
    private mutating func showUnfolded() {
        if isFree { return }
        top = max(top, min(cursor, cursor + unfolded + 1 - height))
    }

    private mutating func settle() {
        let lowest = cursor + unfolded
        // A window without height keeps its row, to show it when it has some height again.
        let rows = max(1, height)
        top = max(0, min(top, lineCount - rows))
        if isFree { return }
        if lowest < top { top = lowest }
        if cursor >= top + rows { top = cursor - rows + 1 }
    }
}
