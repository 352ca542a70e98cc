extension Surface {
    /// Draws lines in the middle of the surface; what is wider is cut off.
    package func drawCentered(_ lines: [TextLine]) {
        let top = max(0, (height - lines.count) / 2)
        for (index, line) in lines.enumerated() {
            let lineWidth = line.spans.reduce(0) { $0 + HarmlessText.width(of: $1.text) }
            draw(line, x: max(0, (width - lineWidth) / 2), y: top + index)
        }
    }
}
