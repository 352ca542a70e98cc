/// A part of a canvas, with its own origin, to draw on. What does not fit is cut off at its edges, at the
/// border of a grapheme.
@MainActor
package struct Surface {
    package let canvas: Canvas
    /// In cells of the canvas.
    package let rect: Rect

    package var width: Int { rect.width }
    package var height: Int { rect.height }

    /// A part of this surface, in its coordinates; cut at its edges.
    package func part(_ part: Rect) -> Surface {
        let x = min(max(0, part.x), width)
        let y = min(max(0, part.y), height)
        return Surface(
            canvas: canvas,
            rect: Rect(
                x: rect.x + x, y: rect.y + y,
                width: min(part.width, width - x), height: min(part.height, height - y)))
    }

    package func fillRow(_ y: Int, from x: Int = 0, to end: Int? = nil, with character: Character = " ", _ style: Style) {
        guard let glyph = HarmlessText.glyphs(of: String(character)).first, (0..<height).contains(y) else { return }
        var column = x
        while column + glyph.width <= min(end ?? width, width) {
            put(glyph, x: column, y: y, style)
            column += glyph.width
        }
    }

    /// Draws one line of text, from the left; ends it with an ellipsis when it needs more than `limit` cells.
    ///
    /// - Returns: the column after the last cell drawn.
    @discardableResult
    package func draw(_ text: some StringProtocol, x: Int, y: Int, limit: Int? = nil, _ style: Style = .plain) -> Int {
        let room = min(limit ?? width, width - x)
        guard (0..<height).contains(y), room > 0, x >= 0 else { return x }
        return draw(HarmlessText.glyphs(of: text).fitted(to: room), x: x, y: y, style)
    }

    /// Draws one line of text so that it ends before column `end`.
    ///
    /// - Returns: the column of its first cell.
    @discardableResult
    package func drawRight(_ text: some StringProtocol, end: Int, y: Int, limit: Int? = nil, _ style: Style = .plain) -> Int {
        let glyphs = HarmlessText.glyphs(of: text).fitted(to: min(limit ?? end, end))
        let start = end - glyphs.reduce(0) { $0 + $1.width }
        guard (0..<height).contains(y) else { return start }
        draw(glyphs, x: start, y: y, style)
        return start
    }

    @discardableResult
    private func draw(_ glyphs: [Glyph], x: Int, y: Int, _ style: Style) -> Int {
        var column = x
        for glyph in glyphs {
            put(glyph, x: column, y: y, style)
            column += glyph.width
        }
        return column
    }

    private func put(_ glyph: Glyph, x: Int, y: Int, _ style: Style) {
        guard x >= 0, x + glyph.width <= width else { return }
        let cell = Cell(base: glyph.base, marks: glyph.marks, width: UInt8(glyph.width), style: style)
        canvas.set(cell, x: rect.x + x, y: rect.y + y)
        if glyph.width == 2 {
            canvas.set(.rightHalf(style), x: rect.x + x + 1, y: rect.y + y)
        }
    }
}

extension [Glyph] {
    /// As many whole graphemes as go into `room` cells, and an ellipsis where some did not.
    func fitted(to room: Int) -> [Glyph] {
        var width = 0
        var lastCut = 0
        for index in indices {
            // A cut here leaves `width` cells of whole graphemes, and room for the ellipsis.
            if !self[index].continuesGrapheme, width < room { lastCut = index }
            width += self[index].width
        }
        if width <= room { return self }
        return room > 0 ? prefix(lastCut) + [Glyph(base: 0x2026, width: 1)] : []
    }
}
