import Presentation

/// The lines of a list: its rows, and above the first row of each part a heading.
struct ListLines: Equatable {
    enum Line: Equatable {
        case row(Int)
        /// The place of the part whose heading it is.
        case heading(Int)
    }

    let rowCount: Int
    /// The first row of each part, in their order.
    private let starts: [Int]

    /// The lines of a list without parts.
    init(rowCount: Int) {
        self.rowCount = rowCount
        starts = []
    }

    /// - Parameter parts: those that have no row are left out, and so is a heading of theirs.
    init(rowCount: Int, parts: [ListPart]) {
        self.rowCount = rowCount
        starts = parts.map(\.firstRow).filter { $0 < rowCount }
    }

    var count: Int { rowCount + starts.count }

    /// Whether headings stand elsewhere than in the other ones.
    func areParted(otherwise other: ListLines) -> Bool { starts != other.starts }

    func line(ofRow row: Int) -> Int {
        starts.isEmpty ? row : row + starts.count { $0 <= row }
    }

    /// - Parameter line: one that there is.
    func content(ofLine line: Int) -> Line {
        // Of headings there are a few.
        for (part, start) in starts.enumerated() {
            if line < start + part { return .row(line - part) }
            if line == start + part { return .heading(part) }
        }
        return .row(line - starts.count)
    }

    /// The place of the part that the row on a line is of; nil for a line that is a heading, and in a list that is one.
    func part(ofRowOnLine line: Int) -> Int? {
        guard case .row(let row) = content(ofLine: line) else { return nil }
        return starts.lastIndex { $0 <= row }
    }

    /// The row on a line, or the next one below a heading.
    func row(atLine line: Int) -> Int {
        switch content(ofLine: line) {
        case .row(let row): row
        case .heading(let part): starts[part]
        }
    }

    /// The rows on these lines.
    func rows(on lines: Range<Int>) -> Range<Int> {
        if starts.isEmpty { return lines }
        func rowsAbove(_ line: Int) -> Int { line < count ? row(atLine: line) : rowCount }
        return rowsAbove(lines.lowerBound)..<rowsAbove(lines.upperBound)
    }
}
