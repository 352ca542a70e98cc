import Pictures
import Presentation
import TerminalKit

/// Where the tiles of a grid are, and how they look. Around picture and text of each is the room of a frame, which is drawn around
/// the one under the cursor; the last line of its text is in the lower edge.
struct PosterGrid: Equatable {
    /// How many tiles stand beside each other, and how many lines of them.
    let columns: Int
    let lines: Int
    /// The room for a picture: exactly that of most of them.
    let box: PictureBox
    /// Below a picture, in lines.
    private let textRows: Int
    /// What is free beside a picture in its tile, in cells: left of it, and in all.
    private let margin: Int
    private let extra: Int
    private let room: Size

    /// Nil where there is no room for a tile.
    ///
    /// - Parameters:
    ///   - shape: the form of most pictures.
    ///   - size: of the room for all tiles.
    ///   - cell: the size of a cell in pixels; nil where the terminal does not say.
    init?(_ shape: PictureState.Shape, in size: Size, cell: PixelSize? = nil) {
        // The last column is the scrollbar's.
        room = Size(width: size.width - 1, height: size.height)
        let wanted = max(Self.leastRows, min(size.height / Self.usualLines, Self.mostRows))
        lines = Self.lines(of: shape, in: room, cell: cell) ?? max(1, size.height / (wanted + 2))
        let height = size.height / lines
        textRows = height < Self.leastForFacts ? 1 : height < Self.leastForLongTitles ? 2 : 3
        let rows = min(height - 1 - textRows, shape.rows(inColumns: room.width - Self.edges, cell: cell))
        guard rows >= Self.fewestRows else { return nil }
        box = PictureBox(columns: shape.columns(ofRows: rows, cell: cell), rows: rows)
        columns = max(1, (room.width + Self.gutter) / (box.columns + Self.edges + Self.gutter))
        extra = max(0, min(room.width / columns - box.columns - Self.edges, Self.mostExtra))
        margin = extra / 2
    }

    /// Two, where there is no room for that many of the usual size, but several smaller tiles stand beside each other; nil for as many as
    /// there is room for.
    private static func lines(of shape: PictureState.Shape, in room: Size, cell: PixelSize?) -> Int? {
        let rows = room.height / 2 - 2
        guard (shape == .square ? leastRowsOfSquare : leastRowsOfTwo)..<leastRows ~= rows else { return nil }
        let columns = room.width / (shape.columns(ofRows: rows, cell: cell) + edges + gutter)
        return columns >= leastColumns ? 2 : nil
    }

    /// What is left over beside tiles and below them is shared out between them.
    ///
    /// - Parameter place: of a tile among those in sight.
    func rect(ofTile place: Int) -> Rect {
        let width = box.columns + extra + Self.edges
        let center = (2 * (place % columns) + 1) * room.width / (2 * columns)
        return Rect(
            x: max(0, center - width / 2), y: place / columns * room.height / lines, width: width,
            height: 1 + box.rows + textRows)
    }

    /// The row below the tiles; where they fill the room, the last one.
    func tailRow(ofTiles count: Int) -> Int {
        let last = rect(ofTile: max(0, count - 1))
        return min(last.y + last.height, room.height - 1)
    }

    /// - Parameter poster: nil for a row that is not in memory.
    func draw(
        _ poster: Poster?, at place: Int, isSelected: Bool, hasFocus: Bool, search: ListFilter?, on surface: Surface
    ) {
        let tile = surface.part(rect(ofTile: place))
        let isFramed = isSelected && !surface.isForReader
        let room = Size(width: box.columns + extra - margin, height: textRows)
        let text = poster.map { PosterText($0, in: room, markedWidth: box.columns) }
        let bottom = box.rows + (text?.height ?? 1)
        // With the column before it, which is the picture's too.
        let picture = tile.part(Rect(x: margin, y: 1, width: box.columns + 1, height: box.rows))
        if let poster {
            picture.drawInTile(poster.picture, in: box)
        } else {
            picture.draw(Sign.notHere.symbol, x: 1, y: 0, .muted)
        }
        // Beside the picture no blanks, which may be erased.
        if isFramed { tile.drawFrame(bottom: bottom, hasFocus ? .frame : .border) }
        if isSelected, hasFocus { tile.placeCursor(x: 1 + margin, y: box.rows + 1) }
        guard let poster, let text else { return }
        func draw(_ line: String, _ marks: Marks, y: Int, _ style: RowStyle) {
            if isFramed, y == bottom { return tile.drawInEdge(line, marks, y: y, margin: margin, style) }
            tile.draw(line, marks, x: 1 + margin, y: y, limit: tile.width - Self.edges - margin, style)
        }
        let style = RowStyle(
            plain: isSelected ? (hasFocus ? .focusedTitle : .unfocusedTitle) : .plain, muted: .muted, search: search)
        for (index, line) in text.title.enumerated() {
            let isLast = index == text.title.count - 1
            draw(line, isLast && !text.hasMarksBelow ? poster.marks : Marks(), y: box.rows + 1 + index, style)
        }
        if !text.facts.isEmpty { draw(text.facts, Marks(), y: bottom, RowStyle(plain: .muted, muted: .muted)) }
        if text.hasMarksBelow {
            tile.draw(poster.marks, end: 1 + margin + box.columns, y: bottom, isInEdge: isFramed, style.plain)
        }
    }

    /// What tiles will look like: the places of pictures, with bars below.
    ///
    /// - Parameters:
    ///   - places: of tiles among those in sight; nil for all of them.
    ///   - text: stands below the first of them, in place of a bar.
    func drawComing(_ places: Range<Int>? = nil, saying text: String? = nil, on surface: Surface) {
        let places = places ?? 0..<columns * lines
        guard !places.isEmpty else { return }
        let (picture, start) = (Self.bar(box.columns), 1 + margin)
        let titles = Self.titleParts.map { Self.bar(box.columns * $0 / 100) }
        for place in places {
            let tile = surface.part(rect(ofTile: place))
            for y in 1...box.rows { tile.draw(picture, x: start, y: y, .border) }
            let said = place == places.lowerBound ? text : nil
            tile.draw(
                said ?? titles[place % titles.count], x: start, y: box.rows + 1,
                limit: tile.width - Self.edges - margin, said == nil ? .border : .muted)
        }
    }

    private static func bar(_ length: Int) -> String { String(repeating: "░", count: length) }

    /// How much of its room a title that is coming has, in percent.
    private static let titleParts = [55, 80, 45, 95, 60, 70]
    /// In cells: of the frame, at least between two of them, and at most beside a picture in its frame.
    private static let edges = 2
    private static let gutter = 1
    private static let mostExtra = 4
    /// Rows of a picture: those that a terminal of 24 lines has; the most where there is room for several lines; and the fewest that
    /// still show something.
    private static let leastRows = 8
    private static let mostRows = 12
    private static let fewestRows = 4
    private static let usualLines = 4
    /// Rows of a picture in the second of two lines; fewer for small squares, as sprites and covers are; and how many tiles stand beside
    /// each other then, at least.
    private static let leastRowsOfTwo = 7
    private static let leastRowsOfSquare = 6
    private static let leastColumns = 3
    /// The height of a tile, in lines, from which on facts stand below the title, and from which on that may have two lines.
    private static let leastForFacts = 12
    private static let leastForLongTitles = 13
}

extension Surface {
    /// - Parameter bottom: the row of the lower edge.
    fileprivate func drawFrame(bottom: Int, _ style: Style) {
        let right = width - 1
        let line = String(repeating: "─", count: max(0, width - 2))
        draw("╭\(line)╮", x: 0, y: 0, style)
        for y in 1..<bottom {
            draw("│", x: 0, y: y, style)
            draw("│", x: right, y: y, style)
        }
        draw("╰\(line)╯", x: 0, y: bottom, style)
    }

    /// Marks below the right end of a picture; in the edge of a frame with a blank on each side.
    fileprivate func draw(_ marks: Marks, end: Int, y: Int, isInEdge: Bool, _ style: Style) {
        let start = end - HarmlessText.width(of: marks.text)
        if isInEdge {
            draw(" ", x: start - 1, y: y, .plain)
            if end < width - 1 { draw(" ", x: end, y: y, .plain) }
        }
        draw(marks, x: start, y: y, style)
    }

    /// A line of a tile's text in the lower edge of its frame, where it stands without that too: below the lines above it. It is never
    /// shorter there than without a frame.
    fileprivate func drawInEdge(_ text: String, _ marks: Marks, y: Int, margin: Int, _ style: RowStyle) {
        let marked = marks == Marks() ? 0 : 1 + HarmlessText.width(of: marks.text)
        let needed = HarmlessText.width(of: text) + marked
        guard needed > 0 else { return }
        let start = 1 + margin
        let limit = width - 1 - start
        // The frame is not seen beside the text, nor between title and marks.
        let first = max(1, start - 1)
        let end = draw(String(repeating: " ", count: start - first + min(needed, limit)), x: first, y: y, .plain)
        draw(text, marks, x: start, y: y, limit: limit, style)
        if end < width - 1 { draw(" ", x: end, y: y, .plain) }
    }
}
