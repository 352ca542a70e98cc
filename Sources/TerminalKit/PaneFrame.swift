/// Draws the border around one pane, or around two that stand beside or below each other.
package struct PaneFrame {
    package let surface: Surface
    let panes: FramedPanes
    private let isRound: Bool

    /// - Parameters:
    ///   - divider: the line between two panes; nil for one pane.
    ///   - isRound: whether it is that of something that covers panes.
    package init(surface: Surface, divider: FramedPanes.Divider? = nil, isRound: Bool = false) {
        self.surface = surface
        self.isRound = isRound
        panes = FramedPanes(size: Size(width: surface.width, height: surface.height), divider: divider)
    }

    /// Before the title of the pane of two that has the keyboard.
    package static let focusMark = "▸"

    /// The inside of the left, upper or only pane.
    package var first: Rect { panes.first }

    package func draw() {
        // Lines are there to be looked at.
        if surface.isForReader || surface.keepsFrame { return }
        let (right, bottom) = (surface.width - 1, surface.height - 1)
        surface.fillRow(0, with: .horizontalLine, style)
        surface.fillRow(bottom, with: .horizontalLine, style)
        if isRound {
            drawLine(x: 0, top: .roundTopLeftCorner, bottom: .roundBottomLeftCorner)
            return drawLine(x: right, top: .roundTopRightCorner, bottom: .roundBottomRightCorner)
        }
        drawLine(x: 0, top: .topLeftCorner, bottom: .bottomLeftCorner)
        if case .column(let divider) = panes.divider {
            drawLine(x: divider, top: .topJunction, bottom: .bottomJunction)
        }
        drawLine(x: right, top: .topRightCorner, bottom: .bottomRightCorner)
        if case .row(let divider) = panes.divider {
            surface.fillRow(divider, with: .horizontalLine, .border)
            surface.put(.leftJunction, x: 0, y: divider, .border)
            surface.put(.rightJunction, x: right, y: divider, .border)
        }
    }

    private var style: Style { isRound ? .frame : .border }

    private func drawLine(x: Int, top: Glyph, bottom: Glyph) {
        surface.fillColumn(x, with: .verticalLine, style)
        surface.put(top, x: x, y: 0, style)
        surface.put(bottom, x: x, y: surface.height - 1, style)
    }

    /// The status at the right of the upper border, where something else stands in the lower one.
    ///
    /// - Returns: the column where it begins.
    package func drawStatusAbove(_ status: String) -> Int {
        surface.drawRight(" \(status) ", end: surface.width - 2, y: 0, limit: surface.width / 2)
    }

    /// Has the words of the title in the upper border stand out by more than their colour. The blanks around them and the border stay: else
    /// it would be one with a row below it that is reversed too.
    package func emphasizeTitle() {
        guard surface.height > 0 else { return }
        let columns = (0..<surface.width).filter {
            surface.style(x: $0, y: 0) == .focusedTitle && !surface.isBlank(x: $0, y: 0)
        }
        guard let first = columns.first, let last = columns.last else { return }
        surface.part(Rect(x: first, y: 0, width: last + 1 - first, height: 1)).change(.focusedTitle, to: .barCurrent)
    }

    /// Lets something be drawn into the lower border, from the left; the border goes on behind it.
    package func drawFoot(_ draw: (Surface) -> Void) {
        let y = surface.height - 1
        let foot = surface.part(Rect(x: 1, y: y, width: surface.width - 2, height: 1))
        guard foot.width > 2, foot.height > 0 else { return }
        foot.fillRow(0, .plain)
        draw(foot.part(Rect(x: 1, y: 0, width: foot.width - 2, height: 1)))
        let end = (0..<foot.width).last { !foot.isBlank(x: $0, y: 0) }.map { $0 + 2 } ?? 0
        foot.part(Rect(x: end, y: 0, width: foot.width - end, height: 1)).fillRow(0, with: .horizontalLine, style)
    }

    /// The title in the border above the pane and the status at the right of that below it, also over former ones. All of the border of
    /// the pane that has the keyboard is in its colour, with what it shares with another pane; a glyph marks it too, since colours may be
    /// missing.
    ///
    /// - Parameter end: the column where the status of the pane above begins, which the title leaves free; nil where
    ///   there is none.
    /// - Returns: the column where the status begins; nil for none.
    @discardableResult
    package func drawTitle(
        _ title: String, status: String?, over pane: Rect, hasFocus: Bool, before end: Int? = nil
    ) -> Int? {
        let style: Style = hasFocus ? .focusedTitle : .unfocusedTitle
        if surface.isForReader {
            surface.draw(title, x: pane.x + 1, y: pane.y - 1, limit: pane.width - 2, style)
            // It changes with each row, and while more rows come.
            return nil
        }
        let width = min(pane.width, (end ?? .max) - pane.x)
        if surface.keepsFrame {
            surface.part(Rect(x: pane.x, y: pane.y - 1, width: width, height: 1))
                .fillRow(0, with: .horizontalLine, hasFocus ? .frame : .border)
        } else if hasFocus {
            colorBorder(of: pane)
        }
        if pane.width > 4 {
            let mark = hasFocus && panes.divider != nil ? "\(Self.focusMark) " : ""
            let column = surface.draw(" \(mark)\(title)", x: pane.x, y: pane.y - 1, limit: width - 1, style)
            if column > pane.x { surface.draw(" ", x: column, y: pane.y - 1, style) }
        }
        return drawStatus(status, of: pane, hasFocus: hasFocus)
    }

    /// Without what stands in it.
    private func colorBorder(of pane: Rect) {
        let (width, height) = (pane.width + 2, pane.height + 2)
        for y in [pane.y - 1, pane.y + pane.height] { color(Rect(x: pane.x - 1, y: y, width: width, height: 1)) }
        for x in [pane.x - 1, pane.x + pane.width] { color(Rect(x: x, y: pane.y - 1, width: 1, height: height)) }
    }

    private func color(_ edge: Rect) {
        surface.part(edge).change(.border, to: .frame)
    }

    /// What the cursor is on in a pane, at the left of the border below it; not where there are too few columns to say much.
    ///
    /// - Parameter end: the column where the status begins, before which the border is seen; nil for none.
    package func drawSelected(_ text: String, of pane: Rect, before end: Int?) {
        let width = (end ?? pane.x + pane.width) - 1 - pane.x
        guard width >= Self.leastSelected, !surface.isForReader else { return }
        let y = pane.y + pane.height
        let column = surface.draw(" \(text)", x: pane.x, y: y, limit: width - 1, .plain)
        surface.draw(" ", x: column, y: y, .plain)
    }

    /// In columns.
    private static let leastSelected = 12

    /// The status alone, also over a former one.
    ///
    /// - Parameter hasFocus: whether the pane has the keyboard.
    /// - Returns: the column where it begins; nil for none.
    @discardableResult
    package func drawStatus(_ status: String?, of pane: Rect, hasFocus: Bool) -> Int? {
        if surface.isForReader { return nil }
        if surface.keepsFrame {
            let border = Rect(x: pane.x, y: pane.y + pane.height, width: pane.width, height: 1)
            surface.part(border).fillRow(0, with: .horizontalLine, hasFocus ? .frame : style)
        }
        guard let status, pane.width > 8 else { return nil }
        return surface.drawRight(
            " \(status) ", end: pane.x + pane.width - 1, y: pane.y + pane.height, limit: pane.width - 2)
    }
}
