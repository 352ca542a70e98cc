import Presentation
import TerminalKit

/// Numbers beside each other, as bars and as shades.
extension LinkedLayout {
    /// Thin lines, each on a track that ends where the largest number there can be would.
    ///
    /// - Parameter sum: what they are together; nil where that says nothing.
    mutating func add(_ bars: [DetailSection.Bar], _ sum: DetailSection.Row?) {
        let total = sum.map { [($0.left.text, $0.right?.text ?? "")] } ?? []
        if isPlain {
            let rows = bars.map { bar in
                (
                    LinkedText(bar.label, bar.place),
                    LinkedText([bar.number, bar.aside].compactMap(\.self).joined(separator: ", "))
                )
            }
            return addTable(rows + total.map { (LinkedText($0), LinkedText($1)) }, left: .label, right: .plain)
        }
        let widths = barWidths.union(BarWidths(of: bars, sum))
        let barWidth = widths.bar(in: width) ?? widths.with(aside: BarWidths(of: bars, sum).aside).longestBar(in: width)
        func number(_ label: String, _ number: String) -> String {
            Self.spaces(widths.label - HarmlessText.width(of: label) + 1)
                + Self.spaces(widths.number - HarmlessText.width(of: number)) + number
        }
        for bar in bars {
            let full = Self.bar(bar.share, width: barWidth)
            add(
                [], LinkedText(bar.label, bar.place), .plain,
                [
                    .init(number(bar.label, bar.number) + "  ", .plain),
                    .init(full, bar.step.map { Style($0) } ?? .accent, spoken: ""),
                    .init(String(repeating: "─", count: barWidth - full.count), .border, spoken: ""),
                ] + (bar.aside.map { [.init("  " + $0, .muted)] } ?? []))
        }
        for (label, text) in total { add(label + number(label, text), .muted) }
    }

    /// Bars beside each other with their numbers and labels below them, on three lines; of labels for which there is no room the first
    /// letters, as of months. Where there is no room for all bars, or they are spoken, each has a line.
    mutating func addColumns(_ bars: [DetailSection.Bar]) {
        func widest(_ labels: [String]) -> Int {
            (labels + bars.map(\.number)).map { HarmlessText.width(of: $0) }.max() ?? 0
        }
        func fits(_ labels: [String]) -> Bool { bars.count * (widest(labels) + 1) - 1 <= width }
        let whole = bars.map(\.label)
        let labels = fits(whole) ? whole : whole.map { String($0.prefix(Self.mostLetters)) }
        guard !isSpoken, fits(labels) else { return add(bars, nil) }
        let column = widest(labels)
        let heights = bars.flatMap { bar -> [TextLine.Span] in
            let height = String(repeating: Self.height(bar.share), count: column)
            return [.init(height, bar.step.map { Style($0) } ?? .accent, spoken: ""), .init(" ", .plain)]
        }
        add(TextLine(heights))
        add(TextLine(bars.flatMap { centred(LinkedText($0.number), in: column, .plain) }))
        add(TextLine(zip(bars, labels).flatMap { centred(LinkedText($1, $0.place), in: column, .muted) }))
    }

    /// With the gap to the next column.
    private mutating func centred(_ text: LinkedText, in column: Int, _ style: Style) -> [TextLine.Span] {
        let free = column - HarmlessText.width(of: text.text)
        return [.init(Self.spaces(free / 2), .plain)] + linked(text, style)
            + [.init(Self.spaces(free - free / 2 + 1), .plain)]
    }

    /// Where there is no room for all weeks, the later ones come below. For the ear there is a sum for each day of the week.
    mutating func add(_ map: HeatMap) {
        if isSpoken {
            return addTable(map.rows.map { ($0.name, LinkedText($0.number)) }, left: .label, right: .plain)
        }
        let margin = (map.rows.map { HarmlessText.width(of: $0.label) }.max() ?? 0) + 1
        let room = max(1, width - margin)
        for start in stride(from: 0, to: map.weeks, by: room) {
            let weeks = start..<min(map.weeks, start + room)
            if start > 0 { addGap() }
            add(TextLine(Self.spaces(margin) + Self.line(of: map.headings, weeks), .muted))
            for row in map.rows {
                // The day of the week leads somewhere once.
                let label = LinkedText(row.label, start == 0 ? row.name.parts.first?.place : nil)
                add(
                    TextLine(
                        linked(label, .muted)
                            + [.init(Self.spaces(margin - HarmlessText.width(of: row.label)), .plain)]
                            + cells(row.cells[weeks])))
            }
        }
    }

    private mutating func cells(_ cells: ArraySlice<HeatMap.Cell?>) -> [TextLine.Span] {
        cells.map { cell in
            guard let cell else { return .init(" ", .plain) }
            guard cell.shade > 0 else { return .init("·", .border, spoken: "") }
            let tone = Self.tones[min(cell.shade, Self.tones.count) - 1]
            return .init("■", tone, stop: cell.place.map { add(.place($0)) }, spoken: "")
        }
    }

    /// Each above the week in which it begins; one that there is no room for is left out.
    private static func line(of headings: [HeatMap.Heading], _ weeks: Range<Int>) -> String {
        var (line, end) = ("", 0)
        for heading in headings where weeks.contains(heading.column) {
            let (column, width) = (heading.column - weeks.lowerBound, HarmlessText.width(of: heading.text))
            guard end == 0 || column > end, column + width <= weeks.count else { continue }
            line += spaces(column - end) + heading.text
            end = column + width
        }
        return line
    }

    /// A bar of whole cells and, at its end, half of one. What is not nothing is seen.
    private static func bar(_ share: Double, width: Int) -> String {
        guard share > 0, width > 0 else { return "" }
        let halves = max(1, Int((share * Double(width) * 2).rounded()))
        return String(repeating: "━", count: halves / 2) + (halves % 2 == 0 ? "" : "╸")
    }

    /// A cell that is filled so far from below. What is not nothing is seen.
    private static func height(_ share: Double) -> String {
        share > 0 ? heights[min(heights.count, max(1, Int((share * Double(heights.count)).rounded()))) - 1] : " "
    }

    /// Of a label below a bar.
    private static let mostLetters = 3
    private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    /// From little to most.
    private static let tones: [Style] = [.dayFew, .dayMore, .dayMost]

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
