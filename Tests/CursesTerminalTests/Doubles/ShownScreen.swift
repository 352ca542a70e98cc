import Pictures
import TerminalKit

/// What a terminal shows: in each cell a character, and which part of which picture.
struct ShownScreen {
    struct Part: Hashable {
        let number: Int
        let column: Int
        let row: Int
    }

    struct Cell {
        /// 0 in the second cell of a wide character.
        var base: UInt32 = 0x20
        /// By characters, Sixel or iTerm2: it goes with whatever is written there.
        var part: Part?
    }

    /// A picture of Kitty's protocol, which text does nothing to.
    struct Standing: Hashable {
        let number: Int
        let x: Int
        var y: Int
        let columns: Int
        let rows: Int
    }

    let size: Size
    /// Whether rows that are moved take Kitty's pictures along: terminals differ.
    private let carriesStanding: Bool
    private var rows: [[Cell]]
    /// By id.
    var standing: [Int: Standing] = [:]

    init(size: Size, carriesStanding: Bool) {
        (self.size, self.carriesStanding) = (size, carriesStanding)
        rows = Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
    }

    func text(ofRow y: Int) -> String {
        String(String.UnicodeScalarView(rows[y].compactMap { Unicode.Scalar($0.base) }))
    }

    mutating func write(_ scalar: UInt32, width: Int, x: Int, y: Int, part: Part?) {
        erase(x..<x + width, ofRow: y)
        rows[y][x] = Cell(base: scalar, part: part)
        if width == 2 { rows[y][x + 1] = Cell(base: 0) }
    }

    /// Both halves of a wide character go.
    mutating func erase(_ columns: Range<Int>, ofRow y: Int) {
        let columns = columns.clamped(to: 0..<size.width)
        guard !columns.isEmpty else { return }
        if rows[y][columns.lowerBound].base == 0 { rows[y][columns.lowerBound - 1].base = 0x20 }
        if columns.upperBound < size.width, rows[y][columns.upperBound].base == 0 {
            rows[y][columns.upperBound].base = 0x20
        }
        for x in columns { rows[y][x] = Cell() }
    }

    mutating func insertCells(_ count: Int, x: Int, y: Int) {
        rows[y].insert(contentsOf: Array(repeating: Cell(), count: count), at: x)
        rows[y].removeLast(count)
    }

    mutating func deleteCells(_ count: Int, x: Int, y: Int) {
        let count = min(count, size.width - x)
        rows[y].removeSubrange(x..<x + count)
        rows[y] += Array(repeating: Cell(), count: count)
    }

    /// - Parameters:
    ///   - region: the rows that take part.
    ///   - count: how many they move up, or down where it is below 0.
    mutating func moveRows(_ region: ClosedRange<Int>, up count: Int) {
        let distance = min(abs(count), region.count)
        let blank = Array(repeating: Array(repeating: Cell(), count: size.width), count: distance)
        if count > 0 {
            rows.removeSubrange(region.lowerBound..<region.lowerBound + distance)
            rows.insert(contentsOf: blank, at: region.upperBound + 1 - distance)
        } else {
            rows.removeSubrange(region.upperBound + 1 - distance..<region.upperBound + 1)
            rows.insert(contentsOf: blank, at: region.lowerBound)
        }
        guard carriesStanding else { return }
        for (id, picture) in standing
        where region.contains(picture.y) && region.contains(picture.y + picture.rows - 1) {
            standing[id]?.y -= count
        }
    }

    /// Pixels over whatever is there. Where there is no row left below them the screen scrolls.
    mutating func draw(_ number: Int, columns: Int, rows count: Int, x: Int, y: Int) {
        let excess = max(0, y + count - (size.height - 1))
        if excess > 0 { moveRows(0...size.height - 1, up: excess) }
        for row in 0..<count {
            for column in 0..<columns where y - excess + row >= 0 && x + column < size.width {
                rows[y - excess + row][x + column].part = Part(number: number, column: column, row: row)
            }
        }
    }

    /// What is not as a frame says, in words.
    func differences(from frame: Canvas) -> [String] {
        var expected: [CellPosition: Part] = [:]
        var pictures: Set<Standing> = []
        for placement in frame.placements {
            let (rect, number) = (placement.rect, placement.picture.number)
            if case .kitty = placement.picture.form {
                pictures.insert(
                    Standing(number: number, x: rect.x, y: rect.y, columns: rect.width, rows: rect.height))
                continue
            }
            for row in 0..<rect.height {
                for column in 0..<rect.width {
                    expected[CellPosition(x: rect.x + column, y: rect.y + row)] = Part(
                        number: number, column: column, row: row)
                }
            }
        }
        var differences = pictures.symmetricDifference(standing.values).map { picture in
            "\(pictures.contains(picture) ? "missing" : "too much"): \(picture)"
        }
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (shown, cell) = (rows[y][x], frame[x, y])
                let part = expected[CellPosition(x: x, y: y)]
                if shown.part != part {
                    differences.append("\(x), \(y): \(shown.part.map { "\($0)" } ?? "no picture"), not \(part as Any)")
                }
                guard shown.part == nil else { continue }
                let base = cell.isBelowPicture ? 0x20 : cell.width == 0 ? 0 : cell.base
                if shown.base == 0xA0 ? base != 0x20 : shown.base != base {
                    differences.append("\(x), \(y): character \(shown.base), not \(base)")
                }
            }
        }
        return differences
    }
}
