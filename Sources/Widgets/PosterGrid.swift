import Pictures
import Presentation
import TerminalKit

/// Where the tiles of a grid are: below each picture its title, and below that a free line, the lowest of which is for what
/// stands below the rows of a list.
struct PosterGrid: Equatable {
    /// How many tiles stand beside each other, and how many lines of them.
    let columns: Int
    let lines: Int
    /// The room for a picture.
    let box: PictureBox
    /// From the left edge of a tile to that of the next.
    private let pitch: Int

    /// Nil where there is no room for a tile.
    init?(_ shape: PictureState.Shape, in size: Size) {
        let wanted = max(Self.leastRows, min(size.height / Self.usualLines, Self.mostRows))
        lines = max(1, size.height / (wanted + Self.textRows))
        let rows = min(size.height / lines - Self.textRows, shape.rows(inColumns: size.width - 2 * Self.margin))
        guard rows >= Self.fewestRows else { return nil }
        box = PictureBox(columns: shape.columns(ofRows: rows), rows: rows)
        columns = max(1, size.width / (box.columns + 2 * Self.margin))
        pitch = size.width / columns
    }

    /// - Parameter place: of a tile among those in sight.
    func rect(ofTile place: Int) -> Rect {
        Rect(
            x: place % columns * pitch, y: place / columns * (box.rows + Self.textRows), width: pitch,
            height: box.rows + 1)
    }

    /// The row below the tiles.
    func tailRow(ofTiles count: Int) -> Int {
        (count + columns - 1) / columns * (box.rows + Self.textRows) - 1
    }

    /// - Parameter poster: nil for a row that is not in memory.
    func draw(
        _ poster: Poster?, at place: Int, isSelected: Bool, hasFocus: Bool, search: ListFilter?, on surface: Surface
    ) {
        let rect = rect(ofTile: place)
        let style = RowStyle(isSelected: isSelected, hasFocus: hasFocus, search: search)
        let tile = surface.part(rect)
        let inside = tile.part(Rect(x: Self.margin, y: 0, width: tile.width - 2 * Self.margin, height: tile.height))
        if let poster {
            tile.draw(poster.picture, in: box, x: Self.margin)
        } else {
            inside.draw(Sign.notHere.symbol, x: 0, y: 0, style.muted)
        }
        if isSelected {
            // Beside the picture no blanks: curses may clear those, and a column of the picture with them.
            for y in 0..<box.rows {
                tile.draw("▐", x: 0, y: y, hasFocus ? .focusedTitle : .muted)
                tile.draw("▌", x: Self.margin + box.columns, y: y, hasFocus ? .focusedTitle : .muted)
            }
            tile.part(Rect(x: 0, y: box.rows, width: tile.width, height: 1)).fillRow(0, style.plain)
            if hasFocus { inside.placeCursor(x: 0, y: box.rows) }
        }
        guard let poster else { return }
        inside.draw(poster.title, poster.marks, x: 0, y: box.rows, limit: inside.width, style)
    }

    /// In cells: beside a picture.
    private static let margin = 1
    /// The title, and the free line.
    private static let textRows = 2
    /// Of pictures: those that a terminal of 24 lines has; more than that where there is room for several lines; and what
    /// still shows something.
    private static let leastRows = 8
    private static let mostRows = 12
    private static let fewestRows = 4
    private static let usualLines = 4
}
