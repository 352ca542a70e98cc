/// A frame in the making: a grid of cells in memory, which knows nothing of any terminal. Drawing outside
/// of it is cut off.
@MainActor
package final class Canvas {
    package private(set) var size: Size
    private var cells: [Cell]

    package init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank(.plain), count: size.width * size.height)
    }

    package func resize(to size: Size) {
        guard size != self.size else { return }
        self.size = size
        cells = Array(repeating: .blank(.plain), count: size.width * size.height)
    }

    /// Becomes the same as another canvas.
    package func copy(_ other: Canvas) {
        size = other.size
        cells = other.cells
    }

    package func clear() {
        for index in cells.indices { cells[index] = .blank(.plain) }
    }

    /// The whole of it, to draw on.
    package var surface: Surface {
        Surface(canvas: self, rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
    }

    package subscript(x: Int, y: Int) -> Cell {
        cells[y * size.width + x]
    }

    package func row(_ y: Int) -> ArraySlice<Cell> {
        cells[y * size.width..<(y + 1) * size.width]
    }

    /// The text of a row, as a reader of the screen sees it.
    package func text(ofRow y: Int) -> String {
        row(y).map(\.text).joined()
    }

    func set(_ cell: Cell, x: Int, y: Int) {
        guard (0..<size.width).contains(x), (0..<size.height).contains(y) else { return }
        let index = y * size.width + x
        // Half of a wide character cannot stand alone: overwriting one half blanks the other.
        if cells[index].width == 0, x > 0, cell.width != 0 { blank(index - 1) }
        if cells[index].width == 2, x + 1 < size.width { blank(index + 1) }
        cells[index] = cell
    }

    private func blank(_ index: Int) {
        cells[index] = .blank(cells[index].style)
    }
}
