import Glibc
import TerminalKit

/// Writes what has changed from one frame to the next, as the terminal understands it, in one pass over the cells. Between two
/// frames nothing is set: whatever is erased or scrolled meanwhile gets the terminal's own ground.
struct FrameWriter {
    var looks: Looks
    /// Whether text can lead to a page.
    var hasLinks = false
    let strings: TerminalStrings
    /// Whether the terminal can show more than ASCII.
    let isUnicode: Bool

    /// Receives what is written.
    var bytes: [UInt8] = []
    private var pen = Pen()
    private var cursor = TerminalCursor()
    /// The texts of both frames by row, as numbers; kept to reuse their memory.
    private var hashes: [UInt64] = []

    init(_ looks: Looks, _ strings: TerminalStrings, isUnicode: Bool) {
        (self.looks, self.strings, self.isUnicode) = (looks, strings, isUnicode)
    }

    typealias Row = UnsafePointer<Cell>

    /// The cursor may have been moved by others.
    mutating func forgetCursor() {
        cursor.forget()
    }

    /// Writes the changes, and has them in the former frame too.
    ///
    /// - Parameters:
    ///   - shown: the former frame, of the same size.
    ///   - isWhole: whether all is written, whatever was there.
    ///   - knowsChanges: whether the frame was drawn over the former one, and knows which rows may be others.
    ///   - didChange: is told each row that is another, and how it was.
    mutating func write(
        _ frame: Canvas, over shown: Canvas, isWhole: Bool, knowsChanges: Bool = false,
        didChange: (_ y: Int, _ row: Row, _ former: Row) -> Void
    ) {
        let size = frame.size
        guard size.width > 0 else { return }
        let canMove = !isWhole && !frame.hasPictures && !shown.hasPictures
        frame.withCells { cells in
            shown.withCells { formerCells in
                guard let cells = cells.baseAddress, let former = formerCells.baseAddress else { return }
                var moved = 0..<0
                if canMove, !knowsChanges || frame.movedUp != 0 {
                    moved = moveRows(cells, former, size, up: knowsChanges ? frame.movedUp : nil)
                }
                let length = size.width * MemoryLayout<Cell>.stride
                for y in 0..<size.height {
                    if knowsChanges, !isWhole, !moved.contains(y), !frame.mayHaveChanged(row: y) { continue }
                    let (row, formerRow) = (cells + y * size.width, former + y * size.width)
                    if !isWhole, memcmp(row, formerRow, length) == 0 { continue }
                    didChange(y, row, formerRow)
                    write(row, over: isWhole ? nil : Row(formerRow), y, size.width, frame)
                    memcpy(formerRow, row, length)
                }
            }
        }
        set(Looks.Look())
        pen.set(0, of: frame, to: &bytes)
    }

    /// Has the cursor at a cell behind a frame.
    mutating func place(at position: CellPosition) {
        cursor.settle()
        go(to: position.x, position.y)
    }

    // MARK: Rows

    /// - Parameter former: nil where nothing is known of it.
    private mutating func write(_ row: Row, over former: Row?, _ y: Int, _ width: Int, _ frame: Canvas) {
        var last = width - 1
        if let former { while last > 0, isSame(row[last], former[last]) { last -= 1 } }
        var x = 0
        while x <= last {
            if let former, isSame(row[x], former[x]) {
                x += row[x].columns == 2 ? 2 : 1
                continue
            }
            let shape = shape(row[x])
            guard shape.width > 0 else {
                x += 1
                continue
            }
            go(to: x, y, row)
            if row[x].isSpace, link(of: row[x], frame) == 0 {
                let erased = erase(row, over: former, from: x, through: last, width, frame)
                if erased > 0 {
                    x += erased
                    continue
                }
            }
            put(row[x], shape, frame, width)
            x += shape.width
        }
    }

    /// Erases blanks, where that is shorter than to write them. To have one repeated (REP) would be shorter still, but mosh, which
    /// calls itself xterm, does not know how.
    ///
    /// - Returns: how many; 0 for none.
    private mutating func erase(
        _ row: Row, over former: Row?, from start: Int, through last: Int, _ width: Int, _ frame: Canvas
    ) -> Int {
        let look = looks[row[start]]
        guard look.attributes.isDisjoint(with: .ofBlanks), strings.erasesInColor || look.ground == 0 else { return 0 }
        var end = start + 1
        while end < width, row[end].isSpace, looks[row[end]].blank == look.blank, link(of: row[end], frame) == 0 {
            end += 1
        }
        var changedEnd = min(end, last + 1)
        if let former { while isSame(row[changedEnd - 1], former[changedEnd - 1]) { changedEnd -= 1 } }
        let count = changedEnd - start
        if end == width, strings.erasesToEnd, count > 3 {
            setForBlank(look, frame)
            bytes += Self.eraseToEnd
            return width - start
        }
        // Where something follows at once, the cursor has to be moved behind them.
        let isFollowed = changedEnd == end && end <= last
        guard strings.erasesCells, count > (isFollowed ? 9 : 4) else { return 0 }
        setForBlank(look, frame)
        bytes.append(count, UInt8(ascii: "X"))
        return count
    }

    private mutating func setForBlank(_ look: Looks.Look, _ frame: Canvas) {
        if pen.look.blank != look.blank { set(look) }
        pen.set(0, of: frame, to: &bytes)
    }

    private mutating func put(_ cell: Cell, _ shape: Shape, _ frame: Canvas, _ width: Int) {
        let look = looks[cell]
        if shape.isBlank ? pen.look.blank != look.blank : pen.look.number != look.number { set(look) }
        pen.set(link(of: cell, frame), of: frame, to: &bytes)
        bytes.append(scalar: shape.base)
        var marks = shape.marks
        while marks != 0 {
            let mark = UInt32(marks & 0x1F_FFFF)
            if Self.isHarmless(mark), HarmlessText.isMark(mark) { bytes.append(scalar: mark) }
            marks >>= 21
        }
        let isCertain = shape.width == 1 && shape.marks == 0 && Self.isPlain(shape.base)
        cursor.advance(by: shape.width, isCertain: isCertain, in: width)
    }

    private mutating func set(_ look: Looks.Look) {
        pen.set(look, of: looks, strings, to: &bytes)
    }

    /// Moves the cursor; what stays in between is written again where that is shorter.
    private mutating func go(to x: Int, _ y: Int, _ row: Row? = nil) {
        // What stands side by side is written so, however wide it is.
        if cursor.y == y, cursor.x == x { return }
        if let row, cursor.y == y, cursor.x >= 0, x > cursor.x, !cursor.isUncertain, writeBetween(cursor.x, x, row) {
            return
        }
        cursor.go(to: x, y, strings, to: &bytes)
    }

    /// Whether that was shorter.
    private mutating func writeBetween(_ start: Int, _ end: Int, _ row: Row) -> Bool {
        guard end - start <= 4 else { return false }
        for x in start..<end {
            let cell = row[x]
            let look = looks[cell]
            let shape = shape(cell)
            let isSet = shape.isBlank ? look.blank == pen.look.blank : look.number == pen.look.number
            // A picture would go with what is written over it, as a blank in ASCII.
            guard isSet, !cell.isOfPicture, shape.width == 1, shape.marks == 0, shape.base >= 0x20, shape.base < 0x7F,
                hasLinks ? cell.linkNumber == pen.link : true
            else { return false }
        }
        for x in start..<end { bytes.append(UInt8(truncatingIfNeeded: shape(row[x]).base)) }
        cursor.advance(by: end - start, isCertain: true, in: .max)
        return true
    }

    /// Whether all terminals give it one cell.
    private static func isPlain(_ base: UInt32) -> Bool {
        base < 0x300 || base >= 0x370 && base < 0x590 || base >= 0x2010 && base < 0x2600
    }

    // MARK: Cells

    /// What is sent for a cell.
    private struct Shape {
        let base: UInt32
        let marks: UInt64
        /// 0 for the second half of a wide character.
        let width: Int

        var isBlank: Bool { base == 0x20 && marks == 0 }
    }

    private func shape(_ cell: Cell) -> Shape {
        if cell.isSpace { return Shape(base: 0x20, marks: 0, width: 1) }
        if looks[cell].hidesChipEdges, cell.isChipEdge { return Shape(base: 0x20, marks: 0, width: 1) }
        // Whatever was drawn: nothing is sent that a terminal would obey, or that is no character.
        if cell.columns > 0, !Self.isHarmless(cell.scalar) { return Shape(base: 0x20, marks: 0, width: 1) }
        if isUnicode { return Shape(base: cell.scalar, marks: cell.marks, width: cell.columns) }
        return Shape(base: cell.columns == 0 ? 0x20 : CellEncoder.asciiStandIn(for: cell), marks: 0, width: 1)
    }

    private static func isHarmless(_ scalar: UInt32) -> Bool {
        scalar >= 0x20 && scalar < 0x7F || scalar >= 0xA0 && scalar < 0xD800 || scalar >= 0xE000 && scalar < 0x11_0000
    }

    /// Whether two cells are the same to the eye.
    @inline(__always)
    private func isSame(_ cell: Cell, _ former: Cell) -> Bool {
        if cell.isIdentical(to: former) { return true }
        if cell.isSpace, former.isSpace, !hasLinks || cell.linkNumber == former.linkNumber {
            return looks[cell].blank == looks[former].blank
        }
        return isSameLetter(cell, former)
    }

    /// In ASCII a blank is sent for a cell below a picture, and yet one in its place has to be: the picture is still there.
    private func isSameLetter(_ cell: Cell, _ former: Cell) -> Bool {
        if cell.isOfPicture != former.isOfPicture { return false }
        let (shape, before) = (shape(cell), shape(former))
        guard shape.base == before.base, shape.marks == before.marks, shape.width == before.width,
            !hasLinks || cell.linkNumber == former.linkNumber
        else { return false }
        let (look, formerLook) = (looks[cell], looks[former])
        return shape.isBlank ? look.blank == formerLook.blank : look.number == formerLook.number
    }

    @inline(__always)
    private func link(of cell: Cell, _ frame: Canvas) -> UInt16 {
        hasLinks ? cell.linkNumber : 0
    }
}

// MARK: Rows that have moved

extension FrameWriter {
    /// Scrolls rows that are found elsewhere again, in the former frame too.
    ///
    /// - Parameter distance: how far up they have gone, below zero for down; nil where nobody knows.
    /// - Returns: those that are others in the former frame now.
    private mutating func moveRows(
        _ cells: Row, _ former: UnsafeMutablePointer<Cell>, _ size: Size, up distance: Int?
    ) -> Range<Int> {
        guard strings.hasRegion, strings.erasesInColor || looks[.ground].ground == 0 else { return 0..<0 }
        let found =
            distance.map { RowMove.find(Row(former), cells, size, up: $0) }
            ?? RowMove.find(Row(former), cells, size, &hashes)
        guard let move = found else { return 0..<0 }
        let distance = abs(move.distance)
        let isUp = move.distance > 0
        guard isUp ? strings.scrollsUp || strings.scrollsUpByOne : strings.scrollsDown || strings.scrollsDownByOne
        else { return 0..<0 }
        // What comes into sight is erased.
        set(looks[.ground])
        bytes.beginSequence()
        bytes.append(number: move.rows.lowerBound + 1)
        bytes.append(UInt8(ascii: ";"))
        bytes.append(number: move.rows.upperBound)
        bytes.append(UInt8(ascii: "r"))
        forgetCursor()
        if isUp ? strings.scrollsUp : strings.scrollsDown {
            bytes.append(distance, UInt8(ascii: isUp ? "S" : "T"))
        } else {
            go(to: 0, isUp ? move.rows.upperBound - 1 : move.rows.lowerBound)
            for _ in 0..<distance {
                if isUp {
                    bytes.append(0x0A)
                } else {
                    bytes.append(0x1B)
                    bytes.append(UInt8(ascii: "M"))
                }
            }
        }
        bytes += Self.wholeRegion
        // That leads it to a corner, but not everywhere to the same one.
        forgetCursor()
        move.apply(to: former, width: size.width)
        return move.rows
    }

    private static let wholeRegion = Array("\u{1B}[r".utf8)
    private static let eraseToEnd = Array("\u{1B}[K".utf8)
}
