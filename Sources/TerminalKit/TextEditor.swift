/// The state of a text editor: the lines, the cursor, and the visible part. A value without I/O. The cursor stands
/// between graphemes; long lines are wrapped.
package struct TextEditor: Hashable, Sendable {
    package struct Position: Hashable, Sendable, Comparable {
        /// Both from 0; the column counts graphemes.
        package var line: Int
        package var column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        package static func < (left: Position, right: Position) -> Bool {
            (left.line, left.column) < (right.line, right.column)
        }
    }

    package enum Motion: Hashable, Sendable, CaseIterable {
        case left, right, up, down, lineStart, lineEnd, pageUp, pageDown
    }

    private var lines: TextLines
    package private(set) var cursor = Position(line: 0, column: 0)
    /// The first row in sight, counted over all lines.
    private var top = 0
    private var size = Size(width: 80, height: 24)
    /// The column that the cursor keeps while it moves up and down.
    private var wishedCell: Int?

    package init(_ text: String = "") {
        lines = TextLines(Self.lines(of: text).map { WrappedLine($0, width: 80) })
    }

    package var text: String { lines.text }

    package var lineCount: Int { lines.all.count }

    package mutating func resize(to size: Size) {
        if size.width != self.size.width { lines.wrap(to: size.width) }
        self.size = size
        scrollToCursor()
    }

    /// The end of the text, where one goes on writing.
    package mutating func moveToEnd() {
        place(lineCount - 1, lines.all[lineCount - 1].count)
    }

    /// Puts the cursor before a grapheme, or at the end of a line.
    package mutating func moveCursor(to position: Position) {
        let line = max(0, min(position.line, lineCount - 1))
        place(line, max(0, min(position.column, lines.all[line].count)))
    }

    /// Inserts a text at the cursor, and puts the cursor after it.
    package mutating func insert(_ text: String) {
        let (before, after) = lines.all[cursor.line].parts(at: cursor.column)
        var inserted = Self.lines(of: text)
        let last = inserted.removeLast()
        guard let first = inserted.first else { return replaceLine(before + last, after) }
        lines.replaceCurrent(with: WrappedLine(before + first, width: size.width))
        lines.insertBelow((inserted.dropFirst() + [""]).map { WrappedLine($0, width: size.width) })
        replaceLine(last, after)
    }

    /// The grapheme before the cursor, or the line end.
    package mutating func deleteBackward() {
        guard cursor > Position(line: 0, column: 0) else { return }
        if cursor.column > 0 {
            let (before, after) = lines.all[cursor.line].parts(at: cursor.column)
            replaceLine(String(before.dropLast()), after)
        } else if let line = lines.removeCurrent() {
            replaceLine(lines.all[lines.current].text, line.text)
        }
    }

    /// The grapheme after the cursor, or the line end.
    package mutating func deleteForward() {
        let (before, after) = lines.all[cursor.line].parts(at: cursor.column)
        if !after.isEmpty {
            replaceLine(before, String(after.dropFirst()))
        } else if let line = lines.removeBelow() {
            replaceLine(before, line.text)
        }
    }

    /// The word before the cursor, and the spaces between them.
    package mutating func deleteWordBackward() {
        let (before, after) = lines.all[cursor.line].parts(at: cursor.column)
        var rest = before[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        while rest.last?.isWhitespace == false { rest.removeLast() }
        replaceLine(String(rest), after)
    }

    package mutating func deleteToLineStart() {
        replaceLine("", lines.all[cursor.line].parts(at: cursor.column).after)
    }

    package mutating func deleteToLineEnd() {
        replaceLine(lines.all[cursor.line].parts(at: cursor.column).before, "")
    }

    package mutating func move(_ motion: Motion) {
        switch motion {
        case .left where cursor.column > 0: place(cursor.line, cursor.column - 1)
        case .left where cursor.line > 0: place(cursor.line - 1, lines.all[cursor.line - 1].count)
        case .right where cursor.column < lines.all[cursor.line].count: place(cursor.line, cursor.column + 1)
        case .right where cursor.line + 1 < lines.all.count: place(cursor.line + 1, 0)
        case .left, .right: break
        case .lineStart: place(cursor.line, 0)
        case .lineEnd: place(cursor.line, lines.all[cursor.line].count)
        case .up: moveRows(by: -1)
        case .down: moveRows(by: 1)
        case .pageUp: moveRows(by: -max(1, size.height - 1))
        case .pageDown: moveRows(by: max(1, size.height - 1))
        }
    }

    /// The rows in sight, each from the left edge.
    package var visibleRows: [String] { rowsInSight.map(\.text) }

    /// With where each begins, and the last column that the cursor can be at there.
    private var rowsInSight: [(text: String, start: Position, end: Int)] {
        var rows: [(text: String, start: Position, end: Int)] = []
        var row = 0
        for (number, line) in lines.all.enumerated() where rows.count < size.height {
            for (index, part) in line.rows.enumerated() {
                if row >= top, rows.count < size.height {
                    // The end of a wrapped row is the start of the next one.
                    let end = index == line.rows.count - 1 ? part.upperBound : part.upperBound - 1
                    rows.append((line.text(ofRow: index), Position(line: number, column: part.lowerBound), end))
                }
                row += 1
            }
        }
        return rows
    }

    /// Where the cursor is in the window.
    package var cursorCell: (x: Int, y: Int) {
        let place = lines.all[cursor.line].place(of: cursor.column)
        return (place.cell, lines.rowsAbove + place.row - top)
    }

    /// Draws what is in sight, with the cursor as a block.
    package func draw(on surface: Surface, hasFocus: Bool) {
        let rows = rowsInSight
        for (y, row) in rows.enumerated() {
            var (x, column) = (0, row.start.column)
            // One by one, so that each character looks the same whatever stands before it.
            for character in row.text {
                let start = x
                x = surface.draw(String(character), x: x, y: y)
                surface.mark(row: y, start..<x, as: .caret(line: row.start.line, column: min(column, row.end)))
                column += 1
            }
            surface.mark(row: y, x..<max(x, surface.width), as: .caret(line: row.start.line, column: row.end))
        }
        if let last = rows.last, rows.count < surface.height {
            let rest = Rect(x: 0, y: rows.count, width: surface.width, height: surface.height - rows.count)
            surface.mark(rest, as: .caret(line: last.start.line, column: last.end))
        }
        guard hasFocus else { return }
        let (x, y) = cursorCell
        let under = lines.all[cursor.line].character(at: cursor.column).map(String.init) ?? " "
        if !surface.isForReader {
            surface.draw(HarmlessText.width(of: under) > 0 ? under : " ", x: x, y: y, .selected)
        }
        surface.placeCursor(x: x, y: y)
    }

    private mutating func place(_ line: Int, _ column: Int) {
        wishedCell = nil
        lines.go(to: line)
        cursor = Position(line: line, column: column)
        scrollToCursor()
    }

    /// Graphemes may join where the parts meet, as a letter and an accent do.
    private mutating func replaceLine(_ before: String, _ after: String) {
        let line = WrappedLine(before + after, width: size.width)
        lines.replaceCurrent(with: line)
        place(lines.current, line.column(afterBytes: before.utf8.count))
    }

    private mutating func moveRows(by count: Int) {
        let place = lines.all[cursor.line].place(of: cursor.column)
        let cell = wishedCell ?? place.cell
        var rest = max(0, min(lines.rowsAbove + place.row + count, lines.rows - 1))
        var line = 0
        while rest >= lines.all[line].rows.count {
            rest -= lines.all[line].rows.count
            line += 1
        }
        lines.go(to: line)
        cursor = Position(line: line, column: lines.all[line].column(atCell: cell, ofRow: rest))
        wishedCell = cell
        scrollToCursor()
    }

    private mutating func scrollToCursor() {
        let row = lines.rowsAbove + lines.all[cursor.line].place(of: cursor.column).row
        top = max(0, max(row - size.height + 1, min(top, row)))
    }

    private static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
    }
}
