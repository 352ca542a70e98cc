/// One line of a text, cut into rows that fit a window.
struct WrappedLine: Hashable, Sendable {
    let text: String
    /// How many graphemes.
    let count: Int
    /// In graphemes. There is at least one row; only the last may be empty.
    private(set) var rows: [Range<Int>] = []

    /// - Parameter width: in cells; one is left for a cursor at the end.
    init(_ text: String, width: Int) {
        self.text = text
        count = text.count
        wrap(to: width)
    }

    /// Breaks after a space where there is one, else anywhere.
    mutating func wrap(to width: Int) {
        // A wide character needs two cells.
        let room = max(2, width - 1)
        rows = []
        var (start, used, index) = (0, 0, 0)
        var lastSpace: (end: Int, used: Int)?
        for character in text {
            let needed = HarmlessText.width(of: String(character))
            while used + needed > room, index > start {
                let cut = lastSpace ?? (index, used)
                rows.append(start..<cut.end)
                (start, used, lastSpace) = (cut.end, used - cut.used, nil)
            }
            used += needed
            index += 1
            if character == " " { lastSpace = (index, used) }
        }
        rows.append(start..<count)
    }

    func parts(at column: Int) -> (before: String, after: String) {
        let middle = text.index(text.startIndex, offsetBy: column)
        return (String(text[..<middle]), String(text[middle...]))
    }

    func character(at column: Int) -> Character? {
        column < count ? text[text.index(text.startIndex, offsetBy: column)] : nil
    }

    func text(ofRow row: Int) -> String {
        String(text.dropFirst(rows[row].lowerBound).prefix(rows[row].count))
    }

    /// The first column at or after so many bytes of UTF-8.
    func column(afterBytes bytes: Int) -> Int {
        var (column, passed) = (0, 0)
        for character in text where passed < bytes {
            passed += character.utf8.count
            column += 1
        }
        return column
    }

    /// Which row a column is on, and at which cell. Between two rows it is at the start of the later one.
    func place(of column: Int) -> (row: Int, cell: Int) {
        let row = rows.lastIndex { $0.lowerBound <= column } ?? 0
        let before = text.dropFirst(rows[row].lowerBound).prefix(column - rows[row].lowerBound)
        return (row, before.reduce(0) { $0 + HarmlessText.width(of: String($1)) })
    }

    /// The column of a row that is nearest to a cell, from the left.
    func column(atCell cell: Int, ofRow row: Int) -> Int {
        var (column, used) = (rows[row].lowerBound, 0)
        // The end of a wrapped row is the start of the next row.
        let last = row == rows.count - 1 ? rows[row].upperBound : rows[row].upperBound - 1
        for character in text.dropFirst(rows[row].lowerBound) {
            let width = HarmlessText.width(of: String(character))
            guard column < last, used + width <= cell else { break }
            used += width
            column += 1
        }
        return column
    }
}
