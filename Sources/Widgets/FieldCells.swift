package import Presentation
package import TerminalKit

extension [DetailContent.Field] {
    /// What stands right of the labels of those fields whose values are in pieces, by their places: each piece below that of the field
    /// above. Empty where one of them is too long for that.
    ///
    /// - Parameter width: of labels and values, in cells.
    func cellsInColumns(width: Int) -> [Int: String] {
        if allSatisfy(\.cells.isEmpty) { return [:] }
        let label = map { HarmlessText.width(of: $0.label) }.max() ?? 0
        var widths: [Int] = []
        for field in self {
            for (column, cell) in field.cells.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = Swift.max(widths[column], HarmlessText.width(of: cell))
            }
        }
        var lines: [Int: String] = [:]
        for (place, field) in enumerated() where !field.cells.isEmpty {
            var (line, end) = ("", 0)
            for (column, cell) in field.cells.enumerated() where widths[column] > 0 {
                if !cell.isEmpty {
                    line += String(repeating: " ", count: end - HarmlessText.width(of: line)) + cell
                }
                end += widths[column] + Self.gap
            }
            guard HarmlessText.width(of: line) + label + Self.gap <= width else { return [:] }
            lines[place] = line
        }
        return lines
    }

    /// What was written about each; none where nothing was.
    var notes: [String?] { contains { $0.note != nil } ? map(\.note) : [] }

    /// Between columns, in cells: as between a label and its value.
    private static var gap: Int { 2 }
}

extension TextLayout {
    /// What the reader has said of a thing, as a detail says it.
    ///
    /// - Parameter isSpoken: whether it is said by a voice, and not seen.
    package mutating func addSaid(_ fields: [DetailContent.Field], isSpoken: Bool) {
        let cells = isSpoken ? [:] : fields.cellsInColumns(width: width)
        addTable(
            fields.enumerated().map { place, field in
                ([.init(field.label, .label)], [.init(cells[place] ?? field.value.text, .accent)])
            }, hasFacts: !isSpoken, notes: fields.notes)
    }
}
