package import Pictures

extension Theme {
    /// A row of blocks in its own colours, whichever theme is shown: its ground, and what stands on it. Nil where it has none, and
    /// where its colours are the reader's.
    package func swatch(at step: ColorStep) -> RenderedPicture? {
        guard step >= .palette else { return nil }
        let colors = [look(of: .ground).full.background] + Self.shown.map { look(of: $0).full.foreground }
        guard colors.contains(where: { $0 != nil }) else { return nil }
        let cells = colors.map { color in
            PictureCell(
                quarters: 0, foreground: nil,
                background: color.map { step == .direct ? $0.nearestRGB : UInt32($0.palette) })
        }
        return RenderedPicture(
            box: PictureBox(columns: cells.count, rows: 1), form: .cells(cells, hasDirectColor: step == .direct))
    }

    private static let shown: [Role] = [.text, .focus, .key, .favourite, .accent, .progress]
}
