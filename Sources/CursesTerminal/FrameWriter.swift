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
    /// What is set now, and the link that text leads to.
    private var pen = Looks.Look()
    private var link: UInt16 = 0
    /// Where the cursor is; below zero where nobody knows.
    private var (x, y) = (-1, -1)
    /// Whether texts of this row may be wider or narrower in this terminal than they are said to be.
    private var isUncertain = false
    /// The texts of both frames by row, as numbers; kept to reuse their memory.
    private var hashes: [UInt64] = []

    init(_ looks: Looks, _ strings: TerminalStrings, isUnicode: Bool) {
        (self.looks, self.strings, self.isUnicode) = (looks, strings, isUnicode)
    }

    typealias Row = UnsafePointer<Cell>

    /// What is known of how a frame differs from the former one.
    struct Changes {
        /// The rows that may be others.
        let rows: Range<Int>
        /// How far up some of them have moved, below zero for down; nil where nobody knows.
        let movedUp: Int?

        init(_ frame: Canvas) {
            rows = frame.changedRows
            movedUp = frame.keepsFrame ? frame.movedUp : nil
        }

        /// Nothing is known.
        init(size: Size) {
            (rows, movedUp) = (0..<size.height, nil)
        }
    }

    /// The cursor may have been moved by others.
    mutating func forgetCursor() {
        (x, y, isUncertain) = (-1, -1, false)
    }

    /// Writes the changes, and has them in the former frame too.
    ///
    /// - Parameters:
    ///   - shown: the former frame, of the same size.
    ///   - isWhole: whether all is written, whatever was there.
    ///   - changes: nil where nothing is known of them.
    ///   - didChange: is told each row that is another, and how it was.
    mutating func write(
        _ frame: Canvas, over shown: Canvas, isWhole: Bool, _ changes: Changes? = nil,
        didChange: (_ y: Int, _ row: Row, _ former: Row) -> Void
    ) {
        let size = frame.size
        guard size.width > 0 else { return }
        let canMove = !isWhole && !frame.hasPictures && !shown.hasPictures
        let changes = isWhole ? Changes(size: size) : changes ?? Changes(size: size)
        frame.withCells { cells in
            shown.withCells { formerCells in
                guard let cells = cells.baseAddress, let former = formerCells.baseAddress else { return }
                if canMove, changes.movedUp != 0 { moveRows(cells, former, size, changes) }
                let length = size.width * MemoryLayout<Cell>.stride
                for y in changes.rows {
                    let (row, formerRow) = (cells + y * size.width, former + y * size.width)
                    if !isWhole, memcmp(row, formerRow, length) == 0 { continue }
                    didChange(y, row, formerRow)
                    write(row, over: isWhole ? nil : Row(formerRow), y, size.width, frame)
                    memcpy(formerRow, row, length)
                }
            }
        }
        set(Looks.Look())
        setLink(0, frame)
    }

    /// Has the cursor at a cell behind a frame.
    mutating func place(at position: CellPosition) {
        if isUncertain { x = -1 }
        isUncertain = false
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
                x += max(1, shape(row[x]).width)
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

    /// Erases blanks, where that is shorter than to write them.
    ///
    /// - Returns: how many; 0 for none.
    private mutating func erase(
        _ row: Row, over former: Row?, from start: Int, through last: Int, _ width: Int, _ frame: Canvas
    ) -> Int {
        let look = looks[row[start]]
        guard look.attributes.isDisjoint(with: .ofBlanks), strings.erasesInColor || look.ground == 0 else { return 0 }
        var (end, changedEnd) = (start + 1, start + 1)
        while end < width, row[end].isSpace, looks[row[end]].blank == look.blank, link(of: row[end], frame) == 0 {
            end += 1
            if end <= last + 1, former.map({ !isSame(row[end - 1], $0[end - 1]) }) ?? true { changedEnd = end }
        }
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
        append(count, UInt8(ascii: "X"))
        return count
    }

    private mutating func setForBlank(_ look: Looks.Look, _ frame: Canvas) {
        if pen.blank != look.blank { set(look) }
        setLink(0, frame)
    }

    private mutating func put(_ cell: Cell, _ shape: Shape, _ frame: Canvas, _ width: Int) {
        let look = looks[cell]
        if shape.isBlank ? pen.blank != look.blank : pen.number != look.number { set(look) }
        setLink(link(of: cell, frame), frame)
        append(scalar: shape.base)
        var marks = shape.marks
        while marks != 0 {
            let mark = UInt32(marks & 0x1F_FFFF)
            if Self.isHarmless(mark), HarmlessText.isMark(mark) { append(scalar: mark) }
            marks >>= 21
        }
        if shape.width > 1 || shape.marks != 0 || !Self.isPlain(shape.base) { isUncertain = true }
        x += shape.width
        // Terminals differ in where it is behind the last column.
        if x >= width { x = -1 }
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
        if cell.width > 0, !Self.isHarmless(cell.base) { return Shape(base: 0x20, marks: 0, width: 1) }
        if isUnicode { return Shape(base: cell.base, marks: cell.marks, width: cell.width) }
        return Shape(base: cell.width == 0 ? 0x20 : CellEncoder.asciiStandIn(for: cell), marks: 0, width: 1)
    }

    private static func isHarmless(_ scalar: UInt32) -> Bool {
        scalar >= 0x20 && scalar < 0x7F || scalar >= 0xA0 && scalar < 0xD800 || scalar >= 0xE000 && scalar < 0x11_0000
    }

    /// Whether two cells are the same to the eye.
    @inline(__always)
    private func isSame(_ cell: Cell, _ former: Cell) -> Bool {
        if cell.packed == former.packed, cell.marks == former.marks { return true }
        if cell.isSpace, former.isSpace, !hasLinks || cell.link == former.link {
            return looks[cell].blank == looks[former].blank
        }
        return isSameLetter(cell, former)
    }

    private func isSameLetter(_ cell: Cell, _ former: Cell) -> Bool {
        let (shape, before) = (shape(cell), shape(former))
        guard shape.base == before.base, shape.marks == before.marks, shape.width == before.width,
            !hasLinks || cell.link == former.link
        else { return false }
        let (look, formerLook) = (looks[cell], looks[former])
        return shape.isBlank ? look.blank == formerLook.blank : look.number == formerLook.number
    }

    @inline(__always)
    private func link(of cell: Cell, _ frame: Canvas) -> UInt16 {
        hasLinks ? cell.link : 0
    }

    // MARK: Renditions

    private mutating func set(_ look: Looks.Look) {
        guard look.number != pen.number else { return }
        let change = change(to: look)
        let anew = 2 + length(from: Looks.Look(), to: look)
        let start = bytes.count
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        if let change, change < anew || change == anew && look.number != 0 {
            appendChange(from: pen, to: look)
        } else if look.number != 0 {
            bytes.append(UInt8(ascii: "0"))
            bytes.append(UInt8(ascii: ";"))
            appendChange(from: Looks.Look(), to: look)
        }
        // Each parameter has a semicolon behind it.
        if bytes.count > start + 2 { bytes.removeLast() }
        bytes.append(UInt8(ascii: "m"))
        pen = look
    }

    /// How long the way from what is set is; nil where the terminal has none but to begin anew.
    private func change(to look: Looks.Look) -> Int? {
        if look.number == 0 { return nil }
        if !pen.attributes.isSubset(of: look.attributes), !strings.takesBack { return nil }
        let isBack = look.text == 0 && pen.text != 0 || look.ground == 0 && pen.ground != 0
        if isBack, !strings.hasOwnColors { return nil }
        return length(from: pen, to: look)
    }

    private func length(from old: Looks.Look, to new: Looks.Look) -> Int {
        var length = 0
        if old.attributes != new.attributes {
            for attribute in Looks.Attributes.all {
                switch (old.attributes.contains(attribute), new.attributes.contains(attribute)) {
                case (false, true): length += 2
                case (true, false): length += 3
                default: break
                }
            }
        }
        if old.text != new.text { length += new.text == 0 ? 3 : looks.colors[Int(new.text)].text.count + 1 }
        if old.ground != new.ground { length += new.ground == 0 ? 3 : looks.colors[Int(new.ground)].ground.count + 1 }
        return length
    }

    private mutating func appendChange(from old: Looks.Look, to new: Looks.Look) {
        if old.attributes != new.attributes {
            for attribute in Looks.Attributes.all {
                switch (old.attributes.contains(attribute), new.attributes.contains(attribute)) {
                case (false, true): append(parameter: attribute.parameters.on)
                case (true, false): append(parameter: attribute.parameters.off)
                default: break
                }
            }
        }
        if old.text != new.text {
            if new.text == 0 { append(parameter: "39") } else { append(parameter: looks.colors[Int(new.text)].text) }
        }
        guard old.ground != new.ground else { return }
        if new.ground == 0 { append(parameter: "49") } else { append(parameter: looks.colors[Int(new.ground)].ground) }
    }

    private mutating func append(parameter: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: parameter.utf8Start, count: parameter.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: ";"))
    }

    private mutating func append(parameter: [UInt8]) {
        bytes.append(contentsOf: parameter)
        bytes.append(UInt8(ascii: ";"))
    }

    private mutating func setLink(_ link: UInt16, _ frame: Canvas) {
        guard link != self.link else { return }
        self.link = link
        bytes += (frame.address(ofLink: link).map { LinkSequence.opening(link, $0) } ?? LinkSequence.closing).utf8
    }
}

// MARK: The cursor

extension FrameWriter {
    /// Moves the cursor by the shortest way; what stays in between is written again where that is shorter.
    private mutating func go(to newX: Int, _ newY: Int, _ row: Row? = nil) {
        // What stands side by side is written so, however wide it is.
        if y == newY, x == newX { return }
        // A text that was wider than it should be may have gone on in the next row.
        if isUncertain, newY != y { forgetCursor() }
        let known = isUncertain ? -1 : x
        if let row, y == newY, known >= 0, newX > known, writeBetween(known, newX, row) { return }
        let absolute = 3 + (newX > 0 ? 1 + digits(newX + 1) : 0) + (newX + newY > 0 ? digits(newY + 1) : 0)
        let vertical = y < 0 ? nil : way(down: newY - y, to: newY)
        let horizontal = way(from: known, to: newX)
        if let vertical, let horizontal, vertical.length + horizontal.length < absolute {
            // A line feed stays in its column, but behind the last one terminals differ.
            follow(horizontal, known, newX)
            follow(vertical, down: newY - y, newY)
        } else {
            bytes.append(0x1B)
            bytes.append(UInt8(ascii: "["))
            if newX + newY > 0 { append(number: newY + 1) }
            if newX > 0 {
                bytes.append(UInt8(ascii: ";"))
                append(number: newX + 1)
            }
            bytes.append(UInt8(ascii: "H"))
        }
        (x, y) = (newX, newY)
        isUncertain = false
    }

    /// Whether that was shorter.
    private mutating func writeBetween(_ start: Int, _ end: Int, _ row: Row) -> Bool {
        guard end - start <= 4 else { return false }
        for x in start..<end {
            let cell = row[x]
            let look = looks[cell]
            let shape = shape(cell)
            let isSet = shape.isBlank ? look.blank == pen.blank : look.number == pen.number
            guard isSet, shape.width == 1, shape.marks == 0, shape.base >= 0x20, shape.base < 0x7F,
                hasLinks ? cell.link == link : true
            else { return false }
        }
        for x in start..<end { bytes.append(UInt8(truncatingIfNeeded: shape(row[x]).base)) }
        x = end
        return true
    }

    private enum Step {
        case stay, lineFeeds, backspaces, start
        /// By so many cells, with this letter.
        case by(UInt8)
        /// From the first column on.
        case fromStart
        case toColumn, toRow
    }

    private typealias Way = (step: Step, length: Int)

    private func way(down distance: Int, to row: Int) -> Way? {
        if distance == 0 { return (.stay, 0) }
        var best: Way?
        if strings.goesToRow { best = (.toRow, 3 + digits(row + 1)) }
        if distance > 0 ? strings.goesDown : strings.goesUp {
            let length = self.length(by: abs(distance))
            if length < best?.length ?? .max { best = (.by(UInt8(ascii: distance > 0 ? "B" : "A")), length) }
        }
        if distance > 0, strings.hasLineFeed, distance < best?.length ?? .max { best = (.lineFeeds, distance) }
        return best
    }

    /// - Parameter old: below zero where nobody knows.
    private func way(from old: Int, to new: Int) -> Way? {
        if old == new { return (.stay, 0) }
        var best: Way?
        if strings.goesToColumn { best = (.toColumn, 3 + digits(new + 1)) }
        if strings.hasReturn {
            if new == 0 { return (.start, 1) }
            let length = 1 + self.length(by: new)
            if strings.goesForward, length < best?.length ?? .max { best = (.fromStart, length) }
        }
        guard old >= 0 else { return best }
        let distance = abs(new - old)
        if new > old ? strings.goesForward : strings.goesBack {
            let length = self.length(by: distance)
            if length < best?.length ?? .max { best = (.by(UInt8(ascii: new > old ? "C" : "D")), length) }
        }
        if new < old, strings.hasBackspace, distance < best?.length ?? .max { best = (.backspaces, distance) }
        return best
    }

    private func length(by distance: Int) -> Int { distance == 1 ? 3 : 3 + digits(distance) }

    private mutating func follow(_ way: Way, _ old: Int, _ new: Int) {
        switch way.step {
        case .by(let letter): append(abs(new - old), letter)
        case .backspaces: for _ in new..<old { bytes.append(0x08) }
        case .start: bytes.append(0x0D)
        case .fromStart:
            bytes.append(0x0D)
            append(new, UInt8(ascii: "C"))
        case .toColumn: append(new + 1, UInt8(ascii: "G"))
        case .stay, .lineFeeds, .toRow: break
        }
    }

    private mutating func follow(_ way: Way, down distance: Int, _ row: Int) {
        switch way.step {
        case .by(let letter): append(abs(distance), letter)
        case .lineFeeds: for _ in 0..<distance { bytes.append(0x0A) }
        case .toRow: append(row + 1, UInt8(ascii: "d"))
        case .stay, .backspaces, .start, .fromStart, .toColumn: break
        }
    }
}

// MARK: Rows that have moved

extension FrameWriter {
    /// Scrolls rows that are found elsewhere again, in the former frame too.
    private mutating func moveRows(
        _ cells: Row, _ former: UnsafeMutablePointer<Cell>, _ size: Size, _ changes: Changes
    ) {
        guard strings.hasRegion, strings.erasesInColor || looks[.ground].ground == 0 else { return }
        let found =
            changes.movedUp.map { RowMove.find(Row(former), cells, size, in: changes.rows, up: $0) }
            ?? RowMove.find(Row(former), cells, size, &hashes)
        guard let move = found else { return }
        let distance = abs(move.distance)
        let isUp = move.distance > 0
        guard isUp ? strings.scrollsUp || strings.scrollsUpByOne : strings.scrollsDown || strings.scrollsDownByOne
        else { return }
        // What comes into sight is erased.
        set(looks[.ground])
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        append(number: move.rows.lowerBound + 1)
        bytes.append(UInt8(ascii: ";"))
        append(number: move.rows.upperBound)
        bytes.append(UInt8(ascii: "r"))
        forgetCursor()
        if isUp ? strings.scrollsUp : strings.scrollsDown {
            append(distance, UInt8(ascii: isUp ? "S" : "T"))
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
    }

    private static let wholeRegion = Array("\u{1B}[r".utf8)
    private static let eraseToEnd = Array("\u{1B}[K".utf8)
}

// MARK: Bytes

extension FrameWriter {
    /// A sequence with one number, which is left out where it is 1.
    private mutating func append(_ number: Int, _ letter: UInt8) {
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        if number != 1 { append(number: number) }
        bytes.append(letter)
    }

    private mutating func append(number: Int) {
        if number >= 10 { append(number: number / 10) }
        bytes.append(UInt8(truncatingIfNeeded: number % 10) + 0x30)
    }

    private func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : 1 + digits(number / 10) }

    private mutating func append(scalar: UInt32) {
        switch scalar {
        case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar))
        case ..<0x800:
            bytes.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
            append(continuation: scalar)
        case ..<0x1_0000:
            bytes.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
            append(continuation: scalar >> 6)
            append(continuation: scalar)
        default:
            bytes.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
            append(continuation: scalar >> 12)
            append(continuation: scalar >> 6)
            append(continuation: scalar)
        }
    }

    private mutating func append(continuation scalar: UInt32) {
        bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    }
}
