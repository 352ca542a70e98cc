import Pictures
import Presentation
import TerminalKit

/// Where the tiles of a grid are. Around each picture is the room of a frame, which is drawn around the one under the cursor: its
/// lower edge has the title, which goes on below it, before what else is known.
struct PosterGrid: Equatable {
    /// How many tiles stand beside each other, and how many lines of them.
    let columns: Int
    let lines: Int
    /// The room for a picture.
    let box: PictureBox
    /// Below a picture, in lines.
    private let textRows: Int
    private let room: Size

    /// Nil where there is no room for a tile.
    init?(_ shape: PictureState.Shape, in size: Size) {
        // The last column is the scrollbar's.
        room = Size(width: size.width - 1, height: size.height)
        let wanted = max(Self.leastRows, min(size.height / Self.usualLines, Self.mostRows))
        lines = max(1, size.height / (wanted + 2))
        let height = size.height / lines
        textRows = height < Self.leastForFacts ? 1 : height < Self.leastForLongTitles ? 2 : 3
        let rows = min(height - 1 - textRows, shape.rows(inColumns: room.width - Self.edges))
        guard rows >= Self.fewestRows else { return nil }
        box = PictureBox(columns: shape.columns(ofRows: rows), rows: rows)
        columns = max(1, (room.width + Self.gutter) / (box.columns + Self.edges + Self.gutter))
    }

    /// What is left over beside tiles and below them is shared out between them.
    ///
    /// - Parameter place: of a tile among those in sight.
    func rect(ofTile place: Int) -> Rect {
        let width = box.columns + Self.edges
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
        let picture = tile.part(Rect(x: 0, y: 1, width: tile.width, height: box.rows))
        if let poster {
            picture.draw(poster.picture, in: box, x: 1)
        } else {
            picture.draw(Sign.notHere.symbol, x: 1, y: 0, .muted)
        }
        // Beside the picture no blanks, which may be erased.
        if isSelected, !surface.isForReader { tile.drawFrame(around: box, hasFocus ? .frame : .border) }
        if isSelected, hasFocus { tile.placeCursor(x: 1, y: box.rows + 1) }
        guard let poster else { return }
        let text = tile.part(Rect(x: 1, y: box.rows + 1, width: tile.width - 1, height: textRows))
        let style = RowStyle(
            plain: isSelected ? (hasFocus ? .focusedTitle : .unfocusedTitle) : .plain, muted: .muted, search: search)
        text.draw(poster, in: box, isFramed: isSelected && !surface.isForReader, style)
    }

    /// In cells: of the frame, and at least between two of them.
    private static let edges = 2
    private static let gutter = 1
    /// Of pictures: those that a terminal of 24 lines has; more than that where there is room for several lines; and what
    /// still shows something.
    private static let leastRows = 8
    private static let mostRows = 12
    private static let fewestRows = 4
    private static let usualLines = 4
    /// Of a tile: from here on facts stand below the title, and it may have two lines.
    private static let leastForFacts = 12
    private static let leastForLongTitles = 16
}

extension Surface {
    fileprivate func drawFrame(around box: PictureBox, _ style: Style) {
        let (right, bottom) = (box.columns + 1, box.rows + 1)
        let line = String(repeating: "─", count: box.columns)
        draw("╭\(line)╮", x: 0, y: 0, style)
        for y in 1..<bottom {
            draw("│", x: 0, y: y, style)
            draw("│", x: right, y: y, style)
        }
        draw("╰\(line)╯", x: 0, y: bottom, style)
    }

    /// The title, as far as there is room, and what else is known.
    ///
    /// - Parameter isFramed: whether its first line is in the lower edge of a frame.
    fileprivate func draw(_ poster: Poster, in box: PictureBox, isFramed: Bool, _ style: RowStyle) {
        let width = isFramed ? box.columns - 2 : box.columns
        // The facts have a line of their own, if there is one.
        let lines = height > 1 ? poster.title.wrapped(to: width) : [poster.title]
        let titleLines = min(lines.count, max(1, height > 2 ? 2 : height))
        for y in 0..<titleLines {
            let isLast = y == titleLines - 1
            let text = isLast ? lines[y...].joined(separator: " ") : lines[y]
            let isInFrame = isFramed && y == 0
            let limit = isInFrame ? width : box.columns
            let start = isInFrame ? 1 : 0
            let marks = isLast ? poster.marks : Marks()
            if isInFrame, marks != Marks() {
                // The frame is not seen between title and marks.
                let taken = HarmlessText.width(of: text) + 1 + HarmlessText.width(of: marks.text)
                draw(String(repeating: " ", count: min(limit, taken)), x: start, y: y, style.plain)
            }
            let end = draw(text, marks, x: start, y: y, limit: limit, style)
            guard isInFrame else { continue }
            draw(" ", x: 0, y: y, style.plain)
            if end <= box.columns - 1 { draw(" ", x: end, y: y, style.plain) }
        }
        guard titleLines < height else { return }
        draw(Self.line(of: poster.facts, columns: box.columns), x: 0, y: titleLines, limit: box.columns, .muted)
    }

    /// As many of them as there is room for; the first one in any case.
    private static func line(of facts: [String], columns: Int) -> String {
        var line = facts.first ?? ""
        for fact in facts.dropFirst() {
            let longer = "\(line) · \(fact)"
            if HarmlessText.width(of: longer) > columns { break }
            line = longer
        }
        return line
    }
}
