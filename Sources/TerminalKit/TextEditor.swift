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

    /// Never empty.
    private var lines: [WrappedLine]
    package private(set) var cursor = Position(line: 0, column: 0)
    /// The first row in sight, counted over all lines.
    private var top = 0
    private var size = Size(width: 80, height: 24)
    /// The column that the cursor keeps while it moves up and down.
    private var wishedCell: Int?

    package init(_ text: String = "") {
        lines = Self.lines(of: text).map { WrappedLine($0, width: 80) }
    }

    /// Read after every key, so built with few allocations.
    package var text: String {
        var text = lines[0].text
        for line in lines.dropFirst() {
            text += "\n"
            text += line.text
        }
        return text
    }

    package var lineCount: Int { lines.count }

    package mutating func resize(to size: Size) {
        if size.width != self.size.width { for index in lines.indices { lines[index].wrap(to: size.width) } }
        self.size = size
        scrollToCursor()
    }

    /// The end of the text, where one goes on writing.
    package mutating func moveToEnd() {
        place(lines.count - 1, lines[lines.count - 1].count)
    }

    /// Inserts a text at the cursor, and puts the cursor after it.
    package mutating func insert(_ text: String) {
        let (before, after) = lines[cursor.line].parts(at: cursor.column)
        var inserted = Self.lines(of: text)
        let last = inserted.removeLast()
        guard let first = inserted.first else { return replaceLine(before + last, after) }
        lines[cursor.line] = WrappedLine(before + first, width: size.width)
        let middle = inserted.dropFirst().map { WrappedLine($0, width: size.width) }
        lines.insert(contentsOf: middle + [WrappedLine("", width: size.width)], at: cursor.line + 1)
        cursor.line += middle.count + 1
        replaceLine(last, after)
    }

    /// The grapheme before the cursor, or the line end.
    package mutating func deleteBackward() {
        guard cursor > Position(line: 0, column: 0) else { return }
        if cursor.column > 0 {
            let (before, after) = lines[cursor.line].parts(at: cursor.column)
            replaceLine(String(before.dropLast()), after)
        } else {
            let line = lines.remove(at: cursor.line)
            cursor.line -= 1
            replaceLine(lines[cursor.line].text, line.text)
        }
    }

    /// The grapheme after the cursor, or the line end.
    package mutating func deleteForward() {
        let (before, after) = lines[cursor.line].parts(at: cursor.column)
        if !after.isEmpty {
            replaceLine(before, String(after.dropFirst()))
        } else if cursor.line + 1 < lines.count {
            replaceLine(before, lines.remove(at: cursor.line + 1).text)
        }
    }

    /// The word before the cursor, and the spaces between them.
    package mutating func deleteWordBackward() {
        let (before, after) = lines[cursor.line].parts(at: cursor.column)
        var rest = before[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        while rest.last?.isWhitespace == false { rest.removeLast() }
        replaceLine(String(rest), after)
    }

    package mutating func deleteToLineStart() {
        replaceLine("", lines[cursor.line].parts(at: cursor.column).after)
    }

    package mutating func deleteToLineEnd() {
        replaceLine(lines[cursor.line].parts(at: cursor.column).before, "")
    }

    package mutating func move(_ motion: Motion) {
        switch motion {
        case .left where cursor.column > 0: place(cursor.line, cursor.column - 1)
        case .left where cursor.line > 0: place(cursor.line - 1, lines[cursor.line - 1].count)
        case .right where cursor.column < lines[cursor.line].count: place(cursor.line, cursor.column + 1)
        case .right where cursor.line + 1 < lines.count: place(cursor.line + 1, 0)
        case .left, .right: break
        case .lineStart: place(cursor.line, 0)
        case .lineEnd: place(cursor.line, lines[cursor.line].count)
        case .up: moveRows(by: -1)
        case .down: moveRows(by: 1)
        case .pageUp: moveRows(by: -max(1, size.height - 1))
        case .pageDown: moveRows(by: max(1, size.height - 1))
        }
    }

    /// The rows in sight, each from the left edge.
    package var visibleRows: [String] {
        var rows: [String] = []
        var row = 0
        for line in lines where rows.count < size.height {
            for index in line.rows.indices {
                if row >= top, rows.count < size.height { rows.append(line.text(ofRow: index)) }
                row += 1
            }
        }
        return rows
    }

    /// Where the cursor is in the window.
    package var cursorCell: (x: Int, y: Int) {
        let place = lines[cursor.line].place(of: cursor.column)
        return (place.cell, firstRow(of: cursor.line) + place.row - top)
    }

    /// Draws what is in sight, with the cursor as a block.
    package func draw(on surface: Surface, hasFocus: Bool) {
        for (y, row) in visibleRows.enumerated() {
            var x = 0
            // One by one, so that each character looks the same whatever stands before it.
            for character in row { x = surface.draw(String(character), x: x, y: y) }
        }
        guard hasFocus else { return }
        let (x, y) = cursorCell
        let under = lines[cursor.line].character(at: cursor.column).map(String.init) ?? " "
        surface.draw(HarmlessText.width(of: under) > 0 ? under : " ", x: x, y: y, .selected)
        surface.placeCursor(x: x, y: y)
    }

    private mutating func place(_ line: Int, _ column: Int) {
        wishedCell = nil
        cursor = Position(line: line, column: column)
        scrollToCursor()
    }

    /// Graphemes may join where the parts meet, as a letter and an accent do.
    private mutating func replaceLine(_ before: String, _ after: String) {
        lines[cursor.line] = WrappedLine(before + after, width: size.width)
        place(cursor.line, lines[cursor.line].column(afterBytes: before.utf8.count))
    }

    private mutating func moveRows(by count: Int) {
        let place = lines[cursor.line].place(of: cursor.column)
        let cell = wishedCell ?? place.cell
        let row = firstRow(of: cursor.line) + place.row + count
        let lastRow = lines.reduce(0) { $0 + $1.rows.count } - 1
        var rest = max(0, min(row, lastRow))
        var line = 0
        while rest >= lines[line].rows.count {
            rest -= lines[line].rows.count
            line += 1
        }
        cursor = Position(line: line, column: lines[line].column(atCell: cell, ofRow: rest))
        wishedCell = cell
        scrollToCursor()
    }

    private func firstRow(of line: Int) -> Int {
        lines[..<line].reduce(0) { $0 + $1.rows.count }
    }

    private mutating func scrollToCursor() {
        let row = firstRow(of: cursor.line) + lines[cursor.line].place(of: cursor.column).row
        top = max(0, max(row - size.height + 1, min(top, row)))
    }

    private static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
    }
}
