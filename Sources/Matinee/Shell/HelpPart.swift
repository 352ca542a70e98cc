import TerminalKit

/// A part of the help as lines: its heading, and its rows, each of which may take several.
struct HelpPart {
    let heading: [TextLine]
    var rows: [[TextLine]] = []

    var lines: [TextLine] { heading + rows.joined() }

    /// How many lines that are.
    fileprivate var height: Int { heading.count + rows.reduce(0) { $0 + $1.count } }
}

extension [HelpPart] {
    /// Below each other, with a gap between two.
    var lines: [TextLine] { [TextLine](map(\.lines).joined(separator: [TextLine.empty])) }

    /// In columns that are about as high: whole parts where that can be, else the one at the end of a column is broken between two rows,
    /// and its heading stands in both.
    ///
    /// - Parameters:
    ///   - count: of columns, 2 or more.
    ///   - width: of each column, in cells.
    ///   - gap: between two of them, in cells.
    func inColumns(_ count: Int, width: Int, gap: Int) -> [TextLine] {
        let columns = columns(count).map(\.lines)
        return (0..<(columns.map(\.count).max() ?? 0)).map { y in
            var (line, end) = ([TextLine.Span](), 0)
            for (place, column) in columns.enumerated() where y < column.count && !column[y].spans.isEmpty {
                let start = place * (width + gap)
                if start > end { line.append(.init(String(repeating: " ", count: start - end), .plain)) }
                line += column[y].spans
                end = Swift.max(start, end) + HarmlessText.width(of: column[y].text)
            }
            return TextLine(line)
        }
    }

    private func columns(_ count: Int) -> [[HelpPart]] {
        guard count > 1 else { return [self] }
        let (first, rest) = parted(into: count)
        return [first] + rest.columns(count - 1)
    }

    /// The first of so many columns, and what is in the others.
    private func parted(into count: Int) -> (left: [HelpPart], right: [HelpPart]) {
        let share = (height + count - 1) / count
        func highest(_ parts: (left: [HelpPart], right: [HelpPart])) -> Int {
            Swift.max(parts.left.height, (parts.right.height + count - 2) / (count - 1))
        }
        let whole = indices.dropFirst().map { (left: Array(self[..<$0]), right: Array(self[$0...])) }
            .min { highest($0) < highest($1) }
        if let whole, highest(whole) <= share + share / Self.leeway { return whole }
        return broken(at: share) ?? whole ?? (self, [])
    }

    /// Nil where the part that the line is in has too few rows for that.
    private func broken(at line: Int) -> (left: [HelpPart], right: [HelpPart])? {
        guard let middle = indices.first(where: { Array(self[...$0]).height >= line }) else { return nil }
        let part = self[middle]
        var room = line - Array(self[..<middle]).height - part.heading.count
        let fitting = part.rows.prefix { row in
            room -= row.count
            return room >= 0
        }
        guard part.rows.count > 1 else { return nil }
        let count = Swift.min(Swift.max(1, fitting.count), part.rows.count - 1)
        let first = HelpPart(heading: part.heading, rows: [[TextLine]](part.rows[..<count]))
        let rest = HelpPart(heading: part.heading, rows: [[TextLine]](part.rows[count...]))
        return (Array(self[..<middle]) + [first], [rest] + Array(self[(middle + 1)...]))
    }

    /// The height of all parts, with the gaps between them, in lines.
    private var height: Int { reduce(0) { $0 + $1.height } + Swift.max(0, count - 1) }

    /// By which share of its height a column may be higher than its share of all, for the sake of whole parts.
    private static var leeway: Int { 4 }
}
