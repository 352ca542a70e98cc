/// Checks the borders of the program's frame.
struct ScreenFrame {
    /// Smaller screens show only a message.
    static let smallest = (width: 40, height: 8)
    /// From this width on, two panes can stand side by side.
    static let splitWidth = 50

    private let cells: ScreenCells

    init(_ cells: ScreenCells) {
        self.cells = cells
    }

    /// Whether it shows what is to be selected, which nothing stands around.
    private var isOfTextsAlone: Bool {
        let lines = cells.text.lines
        return !lines.contains { $0.contains { "┌│└".contains($0) } } && lines[0].first?.isWhitespace == false
    }

    /// Descriptions of what is wrong; empty if nothing is.
    var faults: [String] {
        guard cells.width >= Self.smallest.width, cells.height >= Self.smallest.height else { return [] }
        if isOfTextsAlone { return [] }
        let (top, bottom) = (1, bottom)
        var faults: [String] = []
        if !cells.text.lines[0].hasPrefix(" Matinee ") { faults.append("the header is not in row 0") }
        expect(["┌", "+"], 0, top, &faults)
        expect(["┐", "+"], cells.width - 1, top, &faults)
        expect(["└", "+"], 0, bottom, &faults)
        expect(["┘", "+"], cells.width - 1, bottom, &faults)
        let columns = [0, cells.width - 1] + dividers
        if !ends("┬", top).elementsEqual(ends("┴", bottom)) { faults.append("a divider ends in midair") }
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

    /// The row above the footer. A footer may have several lines, but at most half of the screen.
    private var bottom: Int {
        (cells.height / 2..<cells.height - 1).last { ["└", "+"].contains(cells[0, $0].text) } ?? cells.height - 2
    }

    /// The columns between panes.
    private var dividers: [Int] {
        // Without Unicode the sign of a crossing may be part of a title.
        return ends("┬", 1) + ends("+", 1).filter { ends("+", bottom).contains($0) }
    }

    private func ends(_ text: String, _ row: Int) -> [Int] {
        (1..<cells.width - 1).filter { cells[$0, row].text == text }
    }

    private func expect(_ texts: [String], _ column: Int, _ row: Int, _ faults: inout [String]) {
        let text = cells[column, row].text
        if !texts.contains(text) { faults.append("'\(text)' instead of '\(texts[0])' at \(column),\(row)") }
    }
}
