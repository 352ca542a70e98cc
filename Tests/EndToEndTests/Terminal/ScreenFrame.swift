/// Checks the borders of the program's frame.
struct ScreenFrame {
    /// Smaller screens show only a message.
    static let smallest = (width: 40, height: 8)
    /// From this width on, two panes can stand side by side.
    static let splitWidth = 50

    private let cells: ScreenCells
    /// The columns and rows of the box that lies over the screen, with the blanks beside it.
    private let box: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?

    init(_ cells: ScreenCells) {
        self.cells = cells
        box = Self.box(in: cells)
    }

    /// Nil for none. What covers the section has round corners too, but stands at the edges.
    private static func box(in cells: ScreenCells) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        func place(_ text: String) -> (x: Int, y: Int)? {
            (0..<cells.height).lazy.compactMap { y in
                (0..<cells.width).first { cells[$0, y].text == text && (1..<cells.width - 1).contains($0) }.map {
                    ($0, y)
                }
            }.first
        }
        guard let first = place("╭"), let last = place("╯") else { return nil }
        return (first.x - 1...last.x + 1, first.y...last.y)
    }

    private func isCovered(_ column: Int, _ row: Int) -> Bool {
        box.map { $0.columns.contains(column) && $0.rows.contains(row) } ?? false
    }

    /// In a small window what lies over the screen is all of it.
    private var isCoveredWhole: Bool { cells[0, 0].text == "╭" }

    /// Whether it shows what is to be selected, which nothing stands around.
    private var isOfTextsAlone: Bool {
        let lines = cells.text.lines
        return !lines.contains { $0.contains { "┌│└╭╰".contains($0) } } && lines[0].first?.isWhitespace == false
    }

    /// Descriptions of what is wrong; empty if nothing is.
    var faults: [String] {
        guard cells.width >= Self.smallest.width, cells.height >= Self.smallest.height else { return [] }
        if isOfTextsAlone || isCoveredWhole { return [] }
        let (top, bottom) = (top, bottom)
        var faults: [String] = []
        if !cells.text.lines[0].hasPrefix(" Matinee ") { faults.append("the header is not in row 0") }
        expect(["┌", "╭", "+"], 0, top, &faults)
        expect(["┐", "╮", "+"], cells.width - 1, top, &faults)
        expect(["└", "╰", "+"], 0, bottom, &faults)
        expect(["┘", "╯", "+"], cells.width - 1, bottom, &faults)
        let columns = [0, cells.width - 1] + dividers
        if box == nil, !ends("┬", top).elementsEqual(ends("┴", bottom)) { faults.append("a divider ends in midair") }
        if !dividers.isEmpty && cells.width < Self.splitWidth { faults.append("a split where there is no room for it") }
        for row in top + 1..<bottom {
            if dividers.isEmpty, ["├", "+"].contains(cells[0, row].text) {
                // A line between a pane and the one below it.
                expect(["┤", "+"], cells.width - 1, row, &faults)
            } else {
                for column in columns { expect(["│", "|"], column, row, &faults) }
            }
        }
        return faults
    }

    /// The row below the header, or below the tabs of a list that stand over two panes.
    private var top: Int {
        let corners = ["┌", "╭", "+"]
        return !corners.contains(cells[0, 1].text) && corners.contains(cells[0, 2].text) ? 2 : 1
    }

    /// The row above the footer. A footer may have several lines, but at most half of the screen.
    private var bottom: Int {
        (cells.height / 2..<cells.height - 1).last { ["└", "╰", "+"].contains(cells[0, $0].text) } ?? cells.height - 2
    }

    /// The columns between panes.
    private var dividers: [Int] {
        // Without Unicode the sign of a crossing may be part of a title.
        return ends("┬", top) + ends("+", top).filter { ends("+", bottom).contains($0) }
    }

    private func ends(_ text: String, _ row: Int) -> [Int] {
        (1..<cells.width - 1).filter { cells[$0, row].text == text }
    }

    private func expect(_ texts: [String], _ column: Int, _ row: Int, _ faults: inout [String]) {
        if isCovered(column, row) { return }
        let text = cells[column, row].text
        if !texts.contains(text) { faults.append("'\(text)' instead of '\(texts[0])' at \(column),\(row)") }
    }
}
