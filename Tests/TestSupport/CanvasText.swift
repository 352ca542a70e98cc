import Pictures
package import TerminalKit

extension Canvas {
    /// The visible text, one line for each row, without spaces at the ends.
    package var text: String {
        rows.map { $0 + "\n" }.joined()
    }

    package var rows: [String] {
        (0..<size.height).map { y in
            var row = textWithPictures(ofRow: y)[...]
            while row.last == " " { row.removeLast() }
            return String(row)
        }
    }
}

extension Canvas {
    /// Pictures in cells as their characters, others as a pattern.
    private func textWithPictures(ofRow y: Int) -> String {
        var cells = (0..<size.width).map { self[$0, y].text }
        for placement in placements where (placement.rect.y..<placement.rect.y + placement.rect.height).contains(y) {
            let rect = placement.rect
            for column in 0..<rect.width {
                guard case .cells(let parts, _) = placement.picture.form else {
                    cells[rect.x + column] = "▒"
                    continue
                }
                let quarters = parts[(y - rect.y) * rect.width + column].quarters
                cells[rect.x + column] = String(Self.quarters[Int(quarters & 15)])
            }
        }
        return cells.joined()
    }

    private static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

    /// What is drawn in a style, one text for each row that has some.
    package func texts(in style: Style) -> [String] {
        (0..<size.height).compactMap { y in
            let start = (0..<size.width).first { self[$0, y].style == style }
            let end = (0..<size.width).last { self[$0, y].style == style }
            guard let start, let end else { return nil }
            return String(text(ofRow: y).dropFirst(start).prefix(end - start + 1))
        }
    }
}
