import TerminalKit

/// Draws a text as the screens do: on one line that is cut, in paragraphs and in tables.
struct DrawnText {
    let text: String

    static let widths = [1, 7, 40]

    func frame(ofWidth width: Int) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: 6))
        canvas.surface.draw(text, x: 0, y: 0)
        canvas.surface.draw(text, x: width - 2, y: 1)
        canvas.surface.drawRight(text, end: width, y: 2)
        var layout = TextLayout(width: width)
        layout.add(text)
        layout.addTable([(left: text, right: text)], left: .plain, right: .muted)
        for (y, line) in layout.lines.prefix(3).enumerated() { canvas.surface.draw(line, y: 3 + y) }
        return canvas
    }
}
