package import Browsing
import Presentation
package import TerminalKit

/// The rows of a list in their columns, which are measured once for all of them, with headings above where there is room.
@MainActor
package struct RowTable {
    private let rows: any ListPresenter
    private let columns: ListColumns
    /// The width of the longest title, with its marks, and of the longest text of each column.
    private var longestTitle = 0
    /// The width of the longest title with what stands behind it.
    private var longestCell = 0
    private var longest: [Int]
    /// Whether any row has a sign: rows of one kind have none.
    private var hasSigns = true
    private var layout = RowLayout()
    private var width = 0
    private var isParted = false
    /// In lines; 0 where there are none.
    package private(set) var headingHeight = 0

    package init(_ rows: any ListPresenter) {
        self.rows = rows
        columns = rows.columns
        longest = Array(repeating: 0, count: columns.columns.count)
    }

    /// The list has other rows. Its beginning says how wide columns are: nothing moves while one scrolls.
    package mutating func measure(rowCount: Int) {
        // A heading needs its room too.
        var title = HarmlessText.width(of: columns.titleHeading)
        var cell = 0
        var widths = Array(repeating: 0, count: longest.count)
        var hasSigns = false
        for index in 0..<min(rowCount, Self.rowsMeasured) {
            guard let row = rows.row(at: index) else { continue }
            let ofTitle = row.titleWidth
            (title, cell) = (max(title, ofTitle), max(cell, ofTitle + row.asidesWidth))
            hasSigns = hasSigns || row.kindMark != nil
            for column in widths.indices where columns.columns[column].place != .said {
                let isShort = columns.columns[column].widthInParts == nil
                let text = row.text(inColumn: column, isShort: isShort)
                let edges = columns.columns[column].meaning == .words ? row.edgesOfChips : 0
                widths[column] = max(widths[column], HarmlessText.width(of: text) + edges)
            }
        }
        for column in widths.indices where widths[column] > 0 {
            widths[column] = max(widths[column], HarmlessText.width(of: columns.columns[column].heading))
        }
        // A list that is loaded anew, or in which nothing was found, is soon what it was.
        guard rowCount > 0, (title, cell, widths, hasSigns) != (longestTitle, longestCell, longest, self.hasSigns)
        else { return }
        (longestTitle, longestCell, longest, self.hasSigns) = (title, cell, widths, hasSigns)
        arrange()
    }

    private mutating func arrange() {
        layout = RowLayout(
            columns, longestTitle: longestTitle, longestCell: longestCell, longest: longest, width: width,
            hasSigns: hasSigns, isParted: isParted)
    }

    /// - Parameters:
    ///   - size: of the room for headings and rows.
    ///   - isEmpty: whether there is nothing that headings could stand above.
    ///   - isParted: whether each part of the rows has a heading of its own, which says what rows then need not.
    /// - Returns: how many lines are left for rows.
    package mutating func layout(size: Size, isEmpty: Bool, isParted: Bool = false) -> Int {
        let width = size.width - Self.margins - (isParted ? Self.indent : 0)
        if (width, isParted) != (self.width, self.isParted) {
            (self.width, self.isParted) = (width, isParted)
            arrange()
        }
        headingHeight = isEmpty || !hasHeadings(inHeight: size.height) ? 0 : 1
        return size.height - headingHeight
    }

    private func hasHeadings(inHeight height: Int) -> Bool {
        let shown = layout.places.map { columns.columns[$0.column] }
        if shown.contains(where: { $0.meaning == .named }) { return true }
        return height >= Self.leastForHeadings && shown.contains { !$0.heading.isEmpty }
    }

    package func draw(_ list: ListPane, on surface: Surface, hasFocus: Bool) {
        if let text = list.textInPlaceOfRows, !surface.isForReader { return drawComingRows(text, on: surface) }
        // To a reader each row says what its headings would.
        let top = surface.isForReader ? 0 : headingHeight
        // What stands there may be another with each motion in a list of parts.
        if top > 0, !surface.keepsFrame || isParted { drawHeadings(below: list.headingAbove, on: surface) }
        let rest = Rect(x: 0, y: top, width: surface.width, height: surface.height - headingHeight)
        list.draw(on: surface.part(rest), hasFocus: hasFocus, row: rows.row) { row, line, style in
            if line.isForReader { return line.drawForReader(row, columns, style) }
            let start = isParted ? Self.indent : 0
            line.part(Rect(x: start, y: 0, width: line.width - start, height: 1)).draw(row, layout, style)
        }
        if surface.isForReader || surface.keepsFrame { return }
        // Below the line that says so.
        let coming = list.coming(in: rest.height - 1)
        drawBars(
            below: coming.lowerBound, coming.count, layout, indent: isParted ? Self.indent : 0, on: surface.part(rest))
    }

    /// - Parameter part: the heading of a part that begins above what is in sight: it stands in place of that of titles and what is
    ///   before them.
    private func drawHeadings(below part: String?, on surface: Surface) {
        if surface.keepsFrame { surface.fillRow(0, .ground) }
        let indent = isParted ? Self.indent : 0
        let line = surface.part(
            Rect(x: Self.leftMargin + indent, y: 0, width: surface.width - Self.margins - indent, height: 1))
        guard let part else { return line.draw(headings, layout, RowStyle(plain: .label, muted: .label)) }
        let others = Row("", Marks(), columns.columns.map { $0.place == .before ? "" : $0.heading })
        line.draw(others, layout, RowStyle(plain: .label, muted: .label))
        surface.draw(part, x: Self.leftMargin, y: 0, limit: indent + layout.titleStart + layout.titleWidth, .label)
    }

    /// What rows will look like: bars within their columns. The text stands where headings will.
    private func drawComingRows(_ text: String, on surface: Surface) {
        let width = surface.width - Self.margins
        let layout = RowLayout(
            columns, longestTitle: Self.mostTitle, longest: columns.columns.map(\.usualWidth), width: width)
        surface.draw(text, x: Self.leftMargin, y: 0, limit: width, .muted)
        drawBars(below: 0, max(0, surface.height - 1), layout, on: surface)
    }

    /// Lines of bars, one for what is in each column.
    ///
    /// - Parameters:
    ///   - top: the line above the first of them.
    ///   - count: of lines.
    private func drawBars(below top: Int, _ count: Int, _ layout: RowLayout, indent: Int = 0, on surface: Surface) {
        guard count > 0 else { return }
        let bars = layout.places.map { place in
            let length = min(columns.columns[place.column].usualWidth, place.width)
            return (x: place.isRightAligned ? place.x + place.width - length : place.x, text: Self.bar(length))
        }
        let titles = Self.titleParts.map { Self.bar(min(layout.titleWidth, Self.mostTitle) * $0 / 100) }
        let start = Self.leftMargin + indent
        for y in top + 1...top + count {
            let line = surface.part(Rect(x: start, y: y, width: surface.width - Self.margins - indent, height: 1))
            line.draw(titles[y % titles.count], x: layout.titleStart, y: 0, .border)
            for bar in bars { line.draw(bar.text, x: bar.x, y: 0, .border) }
        }
    }

    private static func bar(_ length: Int) -> String { String(repeating: "░", count: length) }

    private var headings: Row { Row(columns.titleHeading, Marks(), columns.columns.map(\.heading)) }

    private static let rowsMeasured = 100
    /// In cells, of a row: what `drawRow` keeps free at its edges.
    private static let leftMargin = 2
    private static let margins = 3
    /// In cells, of rows below the heading of their part.
    private static let indent = 2
    /// In lines: where there are fewer, each is a row.
    private static let leastForHeadings = 12
    /// How long titles usually are, in cells, and how much of that those have that are coming, in percent.
    private static let mostTitle = 40
    private static let titleParts = [55, 80, 45, 95, 60, 70]
}

extension Row {
    /// In cells, with its marks.
    fileprivate var titleWidth: Int {
        let marks = HarmlessText.width(of: marks.text)
        return HarmlessText.width(of: title) + (marks == 0 ? 0 : marks + 1)
    }

    /// In cells, of what stands behind its title, with the gaps before each.
    fileprivate var asidesWidth: Int {
        var (width, former) = (0, Aside?.none)
        for aside in asides {
            width += aside.gap(behind: former) + HarmlessText.width(of: aside.text)
            former = aside
        }
        return width
    }

    /// How much wider its words are as chips, with an edge at both ends of each, than with points between them, in cells.
    fileprivate var edgesOfChips: Int { tints.isEmpty ? 0 : max(0, 3 - tints.count) }
}

extension RowColumn {
    /// In cells.
    fileprivate var usualWidth: Int {
        switch width {
        case .fixed(let width): width
        case .longest(let least, let most): (least + most) / 2
        }
    }
}
