package import Navigation
package import TerminalKit

extension Canvas {
    /// The visible text, one line for each row, without spaces at the ends.
    package var text: String {
        rows.map { $0 + "\n" }.joined()
    }

    package var rows: [String] {
        (0..<size.height).map { y in
            var row = text(ofRow: y)[...]
            while row.last == " " { row.removeLast() }
            return String(row)
        }
    }
}

extension Screen {
    /// Lays the screen out and draws it: one frame.
    package func frame(_ width: Int, _ height: Int, hasFocus: Bool = true) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        layout(size: canvas.size)
        draw(on: canvas.surface, hasFocus: hasFocus)
        return canvas
    }
}
