package import Pictures

extension Theme {
    /// A row of blocks in its own colours, whichever theme is shown: its ground, and what stands on it. What has none of its own shows
    /// the terminal's. Nil where the terminal has too few colours.
    package func swatch(at step: ColorStep) -> RenderedPicture? {
        guard step >= .palette else { return nil }
        func number(_ color: Color) -> UInt32 { step == .direct ? color.nearestRGB : UInt32(color.palette) }
        let ground = look(of: .ground).full.background.map(number)
        let cells =
            [PictureCell(quarters: 0, foreground: nil, background: ground)]
            + Self.shown.map { role in
                guard let color = look(of: role).full.foreground else {
                    return PictureCell(quarters: 15, foreground: nil, background: nil)
                }
                return PictureCell(quarters: 0, foreground: nil, background: number(color))
            }
        return RenderedPicture(
            box: PictureBox(columns: cells.count, rows: 1), form: .cells(cells, hasDirectColor: step == .direct))
    }

    private static let shown: [Role] = [.text, .focus, .key, .favourite, .accent, .progress]
}
