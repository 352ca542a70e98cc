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

    /// In two columns that are about as high: whole parts where that can be, else the one in the middle is broken between
    /// two rows, and its heading stands in both.
    ///
    /// - Parameters:
    ///   - width: of each column, in cells.
    ///   - gap: between them, in cells.
    func inTwoColumns(width: Int, gap: Int) -> [TextLine] {
        let parts = columns
        let (left, right) = (parts.left.lines, parts.right.lines)
        return (0..<Swift.max(left.count, right.count)).map { y in
            let line = y < left.count ? left[y] : .empty
            guard y < right.count else { return line }
            let margin = String(repeating: " ", count: Swift.max(0, width + gap - HarmlessText.width(of: line.text)))
            return TextLine(line.spans + [.init(margin, .plain)] + right[y].spans)
        }
    }

    private var columns: (left: [HelpPart], right: [HelpPart]) {
        let half = (height + 1) / 2
        let whole = indices.dropFirst().map { (left: Array(self[..<$0]), right: Array(self[$0...])) }
            .min { $0.left.height(beside: $0.right) < $1.left.height(beside: $1.right) }
        if let whole, whole.left.height(beside: whole.right) <= half + half / Self.leeway { return whole }
        return broken(at: half) ?? whole ?? (self, [])
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

    private func height(beside other: [HelpPart]) -> Int { Swift.max(height, other.height) }

    /// By which share of its height a column may be higher than half of all, for the sake of whole parts.
    private static var leeway: Int { 4 }
}
