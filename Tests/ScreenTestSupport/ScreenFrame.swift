package import Navigation
package import TerminalKit
import TestSupport
import Widgets

extension Screen {
    /// Lays the screen out and draws it, with what lies over it: one frame.
    package func frame(_ width: Int, _ height: Int, hasFocus: Bool = true) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        layout(size: canvas.size)
        draw(on: canvas.surface, hasFocus: hasFocus)
        overlay?.drawBox(on: canvas)
        return canvas
    }

    /// Draws one frame, and compares it with what is recorded of this name and size beside the test.
    package func compare(with name: String, at size: Size, testFile: String = #filePath) throws {
        try frame(size.width, size.height).compare(with: name, testFile: testFile)
    }
}

extension OverlayContent {
    /// Over the whole canvas, as over a screen; without keys in its border.
    package func drawBox(on canvas: Canvas) {
        let room = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
        OverlayBox(self, in: room, isForReader: canvas.isForReader).draw(on: canvas.surface, at: canvas.cursor) { _ in }
    }
}
