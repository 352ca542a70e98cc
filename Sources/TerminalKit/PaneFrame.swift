/// The border around one pane, or around two that stand side by side.
package struct PaneFrame {
    package let surface: Surface
    /// The column of the line between two panes; nil for one pane.
    package let divider: Int?

    package init(surface: Surface, divider: Int?) {
        self.surface = surface
        self.divider = divider
    }

    /// Before the title of the pane of two that has the keyboard.
    package static let focusMark = "▸"

    /// The inside of the left or only pane.
    package var left: Rect {
        Rect(x: 1, y: 1, width: (divider ?? surface.width - 1) - 1, height: surface.height - 2)
    }

    /// The inside of the right pane.
    package var right: Rect {
        let x = (divider ?? surface.width) + 1
        return Rect(x: x, y: 1, width: surface.width - x - 1, height: surface.height - 2)
    }

    package func draw() {
        let (right, bottom) = (surface.width - 1, surface.height - 1)
        surface.fillRow(0, with: .horizontalLine, .border)
        surface.fillRow(bottom, with: .horizontalLine, .border)
        drawLine(x: 0, top: .topLeftCorner, bottom: .bottomLeftCorner)
        if let divider { drawLine(x: divider, top: .topJunction, bottom: .bottomJunction) }
        drawLine(x: right, top: .topRightCorner, bottom: .bottomRightCorner)
    }

    private func drawLine(x: Int, top: Glyph, bottom: Glyph) {
        surface.fillColumn(x, with: .verticalLine, .border)
        surface.put(top, x: x, y: 0, .border)
        surface.put(bottom, x: x, y: surface.height - 1, .border)
    }

    /// The title in the upper border and the status at the right of the lower one. The pane that has the
    /// keyboard is marked by a glyph too, since colours may be missing.
    package func drawTitle(_ title: String, status: String?, over pane: Rect, hasFocus: Bool) {
        let style: Style = hasFocus ? .focusedTitle : .unfocusedTitle
        if hasFocus {
            surface.part(Rect(x: pane.x, y: 0, width: pane.width, height: 1)).fillRow(0, with: .horizontalLine, .frame)
        }
        if pane.width > 4 {
            let mark = hasFocus && divider != nil ? "\(Self.focusMark) " : ""
            let end = surface.draw(" \(mark)\(title)", x: pane.x, y: 0, limit: pane.width - 1, style)
            surface.draw(" ", x: end, y: 0, style)
        }
        if let status, pane.width > 8 {
            let end = pane.x + pane.width - 1
            surface.drawRight(" \(status) ", end: end, y: surface.height - 1, limit: pane.width - 2)
        }
    }
}
