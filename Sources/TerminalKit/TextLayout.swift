/// Lays out paragraphs and tables of two columns as lines of a given width.
package struct TextLayout {
    /// The widest that text is set, even in wider terminals: longer lines are hard to read.
    package static let readableWidth = 96

    /// In cells.
    package let width: Int
    package private(set) var lines: [TextLine] = []

    package init(width: Int) {
        self.width = max(1, width)
    }

    /// One paragraph; line breaks in the text become spaces.
    package mutating func add(_ text: String, _ style: Style = .plain) {
        lines += text.wrapped(to: width).map { TextLine($0, style) }
    }

    /// A longer text, with its line breaks.
    package mutating func addParagraphs(_ text: String, _ style: Style = .plain) {
        lines += text.paragraphsWrapped(to: width).map { TextLine($0, style) }
    }

    package mutating func add(_ line: TextLine) {
        lines.append(line)
    }

    /// An empty line, unless there is one or nothing stands above it.
    package mutating func addGap() {
        if let last = lines.last, last != .empty { lines.append(.empty) }
    }

    /// Rows of two columns, the left as wide as its widest text, though at most half of the width; both are
    /// wrapped. A row without a right text may use the whole width.
    package mutating func addTable(_ rows: [(left: String, right: String?)], left: Style, right: Style) {
        let widest = rows.map { HarmlessText.width(of: $0.left) }.max() ?? 0
        let column = min(widest + 2, max(4, width / 2))
        for row in rows {
            guard let rightText = row.right else {
                add(row.left, left)
                continue
            }
            let leftLines = row.left.wrapped(to: column - 2)
            let rightLines = rightText.wrapped(to: width - column)
            for index in 0..<max(leftLines.count, rightLines.count) {
                let text = index < leftLines.count ? leftLines[index] : ""
                let gap = String(repeating: " ", count: max(0, column - HarmlessText.width(of: text)))
                let beside = index < rightLines.count ? rightLines[index] : ""
                lines.append(TextLine([.init(text, left), .init(gap, right), .init(beside, right)]))
            }
        }
    }
}
