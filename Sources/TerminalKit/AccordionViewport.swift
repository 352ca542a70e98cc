/// A list whose row under the cursor unfolds into more lines: which lines are visible, and where the cursor is. Moving
/// down first scrolls through the unfolded lines, so that all of them can be read.
package struct AccordionViewport: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var height = 0
    /// The row under the cursor; 0 in an empty list.
    package private(set) var cursor = 0
    /// How many lines the row under the cursor unfolds into, below its own.
    package private(set) var unfolded = 0
    /// Rows that are shown elsewhere: they take no line, only what the one under the cursor unfolds into does.
    package private(set) var hidden = 0..<0
    /// The first line in sight.
    package private(set) var top = 0
    /// The first visible line after the last motion. A window that was smaller meanwhile goes back to it.
    private var chosenTop = 0
    /// Whether the window may be where the cursor is not, as in `ListViewport`: lines were scrolled alone.
    private var isFree = false

    package init() {}

    /// The content of a line.
    package enum Line: Hashable, Sendable {
        case row(Int)
        /// An unfolded line, from 0.
        case unfolded(Int)
    }

    package var lineCount: Int { count == 0 ? 0 : linesAbove(count) + unfolded }

    /// How many lines the rows before this one take, without what is unfolded.
    private func linesAbove(_ row: Int) -> Int { row - hidden.clamped(to: 0..<max(0, row)).count }

    /// The row that takes a line, which is counted without what is unfolded.
    private func row(_ line: Int) -> Int { line < hidden.lowerBound ? line : line + hidden.count }

    /// The lines of the row under the cursor, with what it unfolds into; empty where it takes none.
    package var cursorLines: Range<Int> {
        let start = linesAbove(cursor)
        return start..<start + ownLines + unfolded
    }

    private var ownLines: Int { hidden.contains(cursor) ? 0 : 1 }

    package var visible: Range<Int> { top..<max(top, min(lineCount, top + height)) }

    package subscript(line: Int) -> Line {
        let lines = cursorLines
        if line < lines.lowerBound + ownLines { return .row(row(line)) }
        return line < lines.upperBound ? .unfolded(line - lines.lowerBound - ownLines) : .row(row(line - unfolded))
    }

    /// The last row in sight; -1 in an empty list.
    package var lastVisibleRow: Int {
        guard let last = visible.last else { return hidden.contains(cursor) && count > 0 ? cursor : -1 }
        if case .row(let row) = self[last] { return row }
        return cursor
    }

    /// - Parameter hidden: the rows that are shown elsewhere. Where the one under the cursor is another of them, what it unfolds into
    ///   begins at the top.
    package mutating func resize(count: Int, hidden: Range<Int> = 0..<0, unfolded: Int, height: Int) {
        self.count = max(0, count)
        let hidden = hidden.clamped(to: 0..<self.count)
        self.height = max(0, height)
        self.unfolded = max(0, unfolded)
        cursor = max(0, min(cursor, self.count - 1))
        if hidden != self.hidden {
            self.hidden = hidden
            if !isFree, ownLines == 0 { chosenTop = cursorLines.lowerBound }
        }
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

    /// Puts the cursor on a row, since what it was on stands there now, with what it unfolds into. A window that was scrolled alone
    /// stays where it is, as in `ListViewport`.
    package mutating func follow(_ row: Int) {
        guard isFree else { return select(row) }
        let (old, lines) = (cursor, cursorLines)
        cursor = max(0, min(row, count - 1))
        guard cursor != old else { return }
        if lines.upperBound <= top {
            top = chosenTop + cursorLines.lowerBound - lines.lowerBound
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

    private var isOutOfSight: Bool {
        !cursorLines.isEmpty && (cursorLines.upperBound <= top || cursorLines.lowerBound >= top + max(1, height))
    }

    /// The next motion begins where the cursor is, as far as that is out of sight.
    private mutating func comeBack() {
        guard isFree else { return }
        isFree = false
        settle()
    }

    /// How many unfolded lines lie below the window.
    private var hiddenBelow: Int { max(0, cursorLines.upperBound - (top + height)) }

    /// How many lines of the row, its own included, lie above the window.
    private var hiddenAbove: Int { max(0, top - cursorLines.lowerBound) }

    /// Folds the lines of the old row, and moves the rows below as little as possible.
    private mutating func fold(from old: Int) {
        if old < cursor { top = max(0, top - unfolded) }
        unfolded = 0
        let line = cursorLines.lowerBound
        if ownLines == 0 {
            top = line
        } else if !(top..<top + max(1, height)).contains(line) {
            top = cursor > old ? line - height + 1 : line
        }
    }

    /// Scrolls so that the unfolded lines are visible, as far as their row stays visible. If the user has scrolled past
    /// the row already, nothing moves.
    private mutating func showUnfolded() {
        if isFree { return }
        top = max(top, min(cursorLines.lowerBound, cursorLines.upperBound - height))
    }

    private mutating func settle() {
        let lines = cursorLines
        // A window without height keeps its row, to show it when it has some height again.
        let rows = max(1, height)
        top = max(0, min(top, lineCount - rows))
        if isFree || lines.isEmpty { return }
        if lines.upperBound <= top { top = lines.upperBound - 1 }
        if lines.lowerBound >= top + rows { top = lines.lowerBound - rows + 1 }
    }
}
