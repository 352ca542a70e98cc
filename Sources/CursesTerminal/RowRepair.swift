import TerminalKit

/// Writes rows again behind a frame in which a terminal may have what stands behind a text in wrong columns: cells are counted
/// that the terminal does not give to the text, here and by a multiplexer in between.
///
/// The text is written with as many blanks as it may be shorter, and what is behind it at its place. A multiplexer says such
/// a place only if it was in another row before, and keeps the order only before an erasure: so a blank of another row is
/// erased in between.
struct RowRepair {
    /// Whether the terminal understands what is sent.
    private let isPossible: Bool
    /// It shows lam and alef in one cell, and marks of direction as a column.
    private var isMlterm: Bool

    init(isPossible: Bool, isMlterm: Bool) {
        self.isPossible = isPossible
        self.isMlterm = isMlterm
    }

    /// Whether the ends of texts from right to left are marked.
    var marksDirections: Bool { !isMlterm }

    /// - Returns: whether what is shown has to be sent again.
    mutating func take(_ reply: TerminalReply) -> Bool {
        guard reply == .kind(Self.mlterm), !isMlterm else { return false }
        isMlterm = true
        return true
    }

    private static let mlterm = 24

    func isNeeded(inRow y: Int, of canvas: Canvas) -> Bool {
        isPossible && canvas.size.width > 0 && canvas.size.height > 1
            && canvas.row(y, 0...canvas.size.width - 1).withUnsafeBufferPointer(isNeeded)
    }

    /// - Parameter row: complete, of a frame with more than one.
    func isNeeded(in row: UnsafeBufferPointer<Cell>) -> Bool {
        isPossible && UncertainText.isAny(in: row, joinsLamAlef: isMlterm)
    }

    func isNeeded(in canvas: Canvas) -> Bool {
        (0..<canvas.size.height).contains { isNeeded(inRow: $0, of: canvas) }
    }

    /// The cursor and what is set are as before afterwards.
    func append(rows: [Int], of canvas: Canvas, in looks: Looks, to bytes: inout [UInt8]) {
        var writer = CellWriter(canvas: canvas, looks: looks)
        writer.text = "\u{1B}7"
        for y in rows { repair(y, by: &writer) }
        let last = rows.last ?? 0
        writer.leaveRow(last)
        writer.text += "\u{1B}8"
        writer.go(to: canvas.cursor ?? .origin)
        bytes += writer.text.utf8
    }

    private func repair(_ y: Int, by writer: inout CellWriter) {
        let width = writer.canvas.size.width
        let row = writer.canvas.row(y, 0...width - 1)
        let texts = UncertainText.all(in: row, joinsLamAlef: isMlterm)
        writer.leaveRow(y)
        writer.go(to: CellPosition(x: 0, y: y))
        // What was there before may have been in wrong columns too, so nothing is left as it was.
        writer.write(0..<(texts.first?.columns.lowerBound ?? width), ofRow: y)
        for (index, text) in texts.enumerated() {
            let end = index + 1 < texts.count ? texts[index + 1].columns.lowerBound : width
            writer.write(text.columns, ofRow: y)
            writer.writeBlanks(text.slack, from: text.columns.upperBound, ofRow: y)
            writer.leaveRow(y)
            writer.go(to: CellPosition(x: text.columns.upperBound, y: y))
            writer.write(text.columns.upperBound..<end, ofRow: y)
        }
    }
}

/// Cells as what a terminal understands.
private struct CellWriter {
    let canvas: Canvas
    let looks: Looks
    var text = ""
    private var style: Style?
    /// What sets it: several styles may look the same.
    private var sequence = ""

    init(canvas: Canvas, looks: Looks) {
        self.canvas = canvas
        self.looks = looks
    }

    mutating func go(to position: CellPosition) {
        text += "\u{1B}[\(position.y + 1);\(position.x + 1)H"
    }

    /// Erases a blank of the last row, or of the first one.
    mutating func leaveRow(_ y: Int) {
        let place = CellPosition(x: 0, y: y == canvas.size.height - 1 ? 0 : canvas.size.height - 1)
        let cell = canvas[place.x, place.y]
        go(to: place)
        guard !cell.isBelowPicture else { return }
        set(cell.style)
        text += "\u{1B}[X"
        if cell.base != 0x20 { write(0..<1, ofRow: place.y) }
    }

    /// Pictures are passed over.
    mutating func write(_ columns: Range<Int>, ofRow y: Int) {
        var isPassing = false
        for x in columns {
            let cell = canvas[x, y]
            guard !cell.isBelowPicture else {
                isPassing = true
                continue
            }
            if isPassing { go(to: CellPosition(x: x, y: y)) }
            isPassing = false
            guard cell.width > 0 else { continue }
            set(cell.style)
            text += looks[cell.style].hidesChipEdges && cell.isChipEdge ? " " : cell.text
        }
    }

    /// As many as there is room for: over the edge they would be in the next row.
    mutating func writeBlanks(_ count: Int, from start: Int, ofRow y: Int) {
        for x in start..<min(start + count, canvas.size.width) {
            guard !canvas[x, y].isBelowPicture else { return }
            set(canvas[x, y].style)
            text += " "
        }
    }

    private mutating func set(_ style: Style) {
        guard style != self.style else { return }
        self.style = style
        let sequence = looks.sequence(of: style)
        if sequence != self.sequence { text += sequence }
        self.sequence = sequence
    }
}
