package import Navigation
import Pictures
package import TerminalKit
import Widgets

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

extension Screen {
    /// Lays the screen out and draws it, with what lies over it: one frame.
    package func frame(_ width: Int, _ height: Int, hasFocus: Bool = true) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        layout(size: canvas.size)
        draw(on: canvas.surface, hasFocus: hasFocus)
        overlay?.drawBox(on: canvas)
        return canvas
    }
}

extension OverlayContent {
    /// Over the whole canvas, as over a screen; without keys in its border.
    package func drawBox(on canvas: Canvas) {
        let room = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
        OverlayBox(self, in: room, isForReader: canvas.isForReader).draw(on: canvas.surface, at: canvas.cursor) { _ in }
    }
}
