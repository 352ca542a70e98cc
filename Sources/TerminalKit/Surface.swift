package import Pictures

/// A part of a canvas, with its own origin, to draw on. What does not fit is cut off at its edges, between graphemes.
package struct Surface {
    package let canvas: Canvas
    /// In cells of the canvas.
    package let rect: Rect

    package var width: Int { rect.width }
    package var height: Int { rect.height }

    /// As its canvas is.
    package var isForReader: Bool { canvas.isForReader }

    /// As its canvas does: what is dimmed looks as before.
    package var dimsInVain: Bool { canvas.dimsInVain }

    /// As its canvas does: what has not changed need not be drawn, and what has must be blanked before.
    package var keepsFrame: Bool { canvas.keepsFrame }

    /// Moves what is on all of it up, or down where that is below zero. What comes into sight has to be drawn, and what parts are to
    /// a pointer has to be said of all of it, until `endMarks`.
    package func move(up distance: Int) {
        canvas.move(rect, up: distance)
        canvas.beginMarks(in: rect)
    }

    /// From here on what is said of parts counts only where the whole frame is drawn.
    package func endMarks() {
        canvas.endMarks()
    }

    /// Draws all of it, in a frame of which other parts are only changed: what was there is gone.
    package func drawAnew(_ draw: (Surface) -> Void) {
        canvas.drawAnew(rect) { draw(self) }
    }

    /// A part of this surface, in its coordinates; cut at its edges.
    package func part(_ part: Rect) -> Surface {
        Surface(canvas: canvas, rect: cut(part))
    }

    /// In cells of the canvas, without what is outside of this surface.
    private func cut(_ part: Rect) -> Rect {
        let x = min(max(0, part.x), width)
        let y = min(max(0, part.y), height)
        return Rect(
            x: rect.x + x, y: rect.y + y, width: min(part.width, width - x), height: min(part.height, height - y))
    }

    /// Says that the user is at this cell: where the terminal's cursor belongs, unless somebody says so after this.
    package func placeCursor(x: Int, y: Int) {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return }
        canvas.placeCursor(CellPosition(x: rect.x + x, y: rect.y + y))
    }

    /// Says what a part is to a pointer, whatever was said of it before.
    ///
    /// - Parameter target: nil for nothing.
    package func mark(_ part: Rect, as target: Target?) {
        let rect = cut(part)
        if rect.width > 0, rect.height > 0 { canvas.mark(rect, as: target) }
    }

    /// Says what is on a row, from one column up to before another.
    package func mark(row y: Int, _ columns: Range<Int>, as target: Target?) {
        mark(Rect(x: columns.lowerBound, y: y, width: columns.count, height: 1), as: target)
    }

    /// Shows a picture with its upper left corner at this cell; not where it would be cut off. The column to its left
    /// is blank.
    ///
    /// - Returns: whether it is shown.
    @discardableResult
    package func place(_ picture: RenderedPicture, x: Int, y: Int) -> Bool {
        guard x >= 1, y >= 0, x + picture.box.columns <= width, y + picture.box.rows <= height else { return false }
        canvas.place(picture, at: CellPosition(x: rect.x + x, y: rect.y + y))
        return true
    }

    /// Blanks all of it, with what reaches into it from outside. Nothing below is to be reached.
    package func clear() {
        canvas.cover(rect)
        for y in 0..<height { fillRow(y, .plain) }
    }

    /// Takes colours, attributes and links off what is there, and hides pictures, which cannot be dimmed: beside the rest they would
    /// be all that one sees. Their places are filled, so that everything keeps its shape.
    ///
    /// - Parameters:
    ///   - cursor: the row, or the tile, under it stays as it is; in cells of the canvas, nil for none.
    ///   - box: what will be drawn over it, likewise. A tile stays from its title to the edge of that.
    package func dim(around cursor: CellPosition? = nil, below box: Rect? = nil) {
        let tile = cursor.flatMap { canvas.tile(at: $0, besides: box?.y ?? rect.y + rect.height) }
        canvas.dim(rect, keepsSelection: cursor != nil, keeping: tile, hidesPictures: true)
    }

    /// Takes colours, attributes, links and the mark of the cursor off what is there, so that it can be read and no more.
    package func veil() {
        canvas.veil(rect)
    }

    /// Gives what is in one style another one, with nothing else changed; links go.
    func change(_ style: Style, to other: Style) {
        canvas.change(style, to: other, in: rect)
    }

    func isBlank(x: Int, y: Int) -> Bool {
        canvas[rect.x + x, rect.y + y].isBlank
    }

    func style(x: Int, y: Int) -> Style {
        canvas[rect.x + x, rect.y + y].style
    }

    /// Gives a row a style, without text.
    package func fillRow(_ y: Int, _ style: Style) {
        fillRow(y, with: .space, style)
    }

    func fillRow(_ y: Int, with glyph: Glyph, _ style: Style) {
        guard (0..<height).contains(y) else { return }
        canvas.fill(width, with: glyph, x: rect.x, y: rect.y + y, style)
    }

    func fillColumn(_ x: Int, with glyph: Glyph, _ style: Style) {
        for y in 0..<height { put(glyph, x: x, y: y, style) }
    }

    /// Draws one line of text, from the left; ends it with an ellipsis when it needs more than `limit` cells.
    ///
    /// - Parameter link: the address of the page that it leads to; nil for none.
    /// - Returns: the column after the last cell drawn.
    @discardableResult
    package func draw(
        _ text: String, x: Int, y: Int, limit: Int? = nil, _ style: Style = .plain, link: String? = nil
    ) -> Int {
        let room = min(limit ?? width, width - x)
        guard (0..<height).contains(y), room > 0, x >= 0 else { return x }
        let link = link.map(canvas.link) ?? 0
        if let end = drawPlain(text, x: x, y: y, room: room, style, link) { return end }
        return draw(HarmlessText.glyphs(of: text).fitted(to: room), x: x, y: y, style, link)
    }

    /// Draws one line of text so that it ends before column `end`, or at the edge where that comes first.
    ///
    /// - Returns: the column of its first cell.
    @discardableResult
    package func drawRight(_ text: String, end: Int, y: Int, limit: Int? = nil, _ style: Style = .plain) -> Int {
        let end = min(end, width)
        let room = min(limit ?? end, end)
        let plainStart = end - text.utf8.count
        if plainStart >= 0, (0..<height).contains(y), drawPlain(text, x: plainStart, y: y, room: room, style) != nil {
            return plainStart
        }
        let glyphs = HarmlessText.glyphs(of: text).fitted(to: room)
        let start = end - glyphs.reduce(0) { $0 + $1.width }
        guard (0..<height).contains(y) else { return start }
        draw(glyphs, x: start, y: y, style)
        return start
    }

    /// The fast path for printable ASCII that fits, as most text does: one cell for each byte, without glyphs.
    ///
    /// - Returns: the column after the last cell drawn; nil if the text is of another kind and nothing was drawn.
    private func drawPlain(_ text: String, x: Int, y: Int, room: Int, _ style: Style, _ link: UInt16 = 0) -> Int? {
        let end = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            guard bytes.count <= room, HarmlessText.isPlain(bytes) else { return nil }
            return canvas.write(ascii: bytes, x: rect.x + x, y: rect.y + y, style, link: link) - rect.x
        }
        return end ?? nil
    }

    @discardableResult
    private func draw(_ glyphs: [Glyph], x: Int, y: Int, _ style: Style, _ link: UInt16 = 0) -> Int {
        let end = canvas.write(glyphs, x: rect.x + x, y: rect.y + y, style, link: link) - rect.x
        if glyphs.contains(where: { $0.isRightToLeft }) {
            canvas.note(DirectedText(y: rect.y + y, columns: rect.x + x..<rect.x + end))
        }
        return end
    }

    func put(_ glyph: Glyph, x: Int, y: Int, _ style: Style) {
        guard (0..<width).contains(x), (0..<height).contains(y), x + glyph.width <= width else { return }
        canvas.fill(1, with: glyph, x: rect.x + x, y: rect.y + y, style)
    }
}

extension [Glyph] {
    /// As many whole graphemes as fit into `room` cells, with an ellipsis if some did not.
    func fitted(to room: Int) -> [Glyph] {
        var width = 0
        var lastCut = 0
        for index in indices {
            // A cut here leaves whole graphemes of `width` cells, and room for the ellipsis.
            if !self[index].continuesGrapheme, width < room { lastCut = index }
            width += self[index].width
        }
        if width <= room { return self }
        return room > 0 ? prefix(lastCut) + [.ellipsis] : []
    }
}
