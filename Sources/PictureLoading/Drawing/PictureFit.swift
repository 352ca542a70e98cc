import Pictures

/// How pictures of any proportions fit into boxes of cells.
struct PictureFit {
    /// In pixels. Where a terminal does not say, only its proportions count: nearly all are twice as high as wide.
    private let cell: PixelSize
    /// The most pixels on each side.
    private let limit: Int
    /// The most cells on each side.
    private let mostCells: Int
    /// Whether a cell shows four pixels at most, however many it has.
    private let isCoarse: Bool

    /// What xterm takes of a Sixel picture, and far more than anybody sees of another one.
    private static let sixelLimit = 1_000
    private static let usualLimit = 4_000
    /// A cell is decoded to so many pixels in width where it shows two: a picture that a decoder reduces by itself is not
    /// as exact as ours.
    private static let coarseWidth = 4

    init(_ display: PictureDisplay) {
        let cell = display.cell ?? PixelSize(width: 10, height: 20)
        self.cell = PixelSize(width: max(1, cell.width), height: max(1, cell.height))
        limit = display.method == .sixel ? Self.sixelLimit : Self.usualLimit
        mostCells = display.method == .placeholders ? KittyPlaceholders.mostCells : .max
        if case .cells = display.method { isCoarse = true } else { isCoarse = false }
    }

    /// The largest box of these proportions, to the nearest cell.
    func covered(by size: PixelSize, of box: PictureBox) -> PictureBox {
        let box = bounded(box)
        let (width, height) = (box.columns * cell.width, box.rows * cell.height)
        if size.width * height <= size.height * width {
            let columns = rounded(size.width * height, over: size.height * cell.width)
            return PictureBox(columns: min(columns, box.columns), rows: box.rows)
        }
        let rows = rounded(size.height * width, over: size.width * cell.height)
        return PictureBox(columns: box.columns, rows: min(rows, box.rows))
    }

    func pixels(of box: PictureBox) -> PixelSize {
        PixelSize(width: box.columns * cell.width, height: box.rows * cell.height)
    }

    func pixelsNeeded(for box: PictureBox) -> PixelSize {
        let box = bounded(box)
        guard isCoarse, cell.width > Self.coarseWidth else { return pixels(of: box) }
        let height = (cell.height * Self.coarseWidth + cell.width - 1) / cell.width
        return PixelSize(width: box.columns * Self.coarseWidth, height: box.rows * height)
    }

    private func bounded(_ box: PictureBox) -> PictureBox {
        PictureBox(
            columns: max(1, min(box.columns, limit / cell.width, mostCells)),
            rows: max(1, min(box.rows, limit / cell.height, mostCells)))
    }

    private func rounded(_ dividend: Int, over divisor: Int) -> Int {
        max(1, (dividend + divisor / 2) / divisor)
    }
}
