import TerminalKit

/// Rows of cells in columns, as commands print them for people.
struct TextTable {
    /// The heading first, all with as many cells.
    let rows: [[String]]

    var text: String {
        let columns = rows.first?.indices ?? 0..<0
        let widths = columns.map { column in rows.map { HarmlessText.width(of: $0[column]) }.max() ?? 0 }
        return rows.map { row in
            columns.map { column in
                let gap = widths[column] - HarmlessText.width(of: row[column]) + 2
                return row[column] + (column < columns.upperBound - 1 ? String(repeating: " ", count: gap) : "")
            }.joined() + "\n"
        }.joined()
    }
}
