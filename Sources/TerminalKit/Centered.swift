extension Surface {
    /// Draws lines in the middle of the surface; what is wider is cut off.
    ///
    /// - Parameter hasFocus: whether the user is there.
    package func drawCentered(_ lines: [TextLine], hasFocus: Bool = false) {
        let top = max(0, (height - lines.count) / 2)
        for (index, line) in lines.enumerated() {
            let lineWidth = line.spans.reduce(0) { $0 + HarmlessText.width(of: $1.text) }
            let x = max(0, (width - lineWidth) / 2)
            draw(line, x: x, y: top + index)
            if hasFocus, index == 0 { placeCursor(x: x, y: top) }
        }
    }
}
