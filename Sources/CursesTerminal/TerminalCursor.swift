/// Where a terminal's cursor is, and how it gets elsewhere.
struct TerminalCursor {
    /// Below zero where nobody knows.
    private(set) var (x, y) = (-1, -1)
    /// Whether texts before it in its row may be wider or narrower in this terminal than they are said to be.
    private(set) var isUncertain = false

    mutating func forget() {
        (x, y, isUncertain) = (-1, -1, false)
    }

    /// Something was written where it stands.
    ///
    /// - Parameters:
    ///   - width: of that, in cells.
    ///   - isCertain: whether all terminals agree about that.
    ///   - rowWidth: in cells.
    mutating func advance(by width: Int, isCertain: Bool, in rowWidth: Int) {
        x += width
        if !isCertain { isUncertain = true }
        // Terminals differ in where it is behind the last column.
        if x >= rowWidth { x = -1 }
    }

    /// It goes on from a column that is known, or from none.
    mutating func settle() {
        if isUncertain { x = -1 }
        isUncertain = false
    }

    /// Moves it by the shortest way.
    mutating func go(to newX: Int, _ newY: Int, _ strings: TerminalStrings, to bytes: inout [UInt8]) {
        // A text that was wider than it should be may have gone on in the next row.
        if isUncertain, newY != y { forget() }
        let known = isUncertain ? -1 : x
        let absolute =
            3 + (newX > 0 ? 1 + (newX + 1).digitCount : 0) + (newX + newY > 0 ? (newY + 1).digitCount : 0)
        let vertical = y < 0 ? nil : Self.way(down: newY - y, to: newY, strings)
        let horizontal = Self.way(from: known, to: newX, strings)
        if let vertical, let horizontal, vertical.length + horizontal.length < absolute {
            // A line feed stays in its column, but behind the last one terminals differ.
            Self.follow(horizontal, known, newX, to: &bytes)
            Self.follow(vertical, down: newY - y, newY, to: &bytes)
        } else {
            bytes.beginSequence()
            if newX + newY > 0 { bytes.append(number: newY + 1) }
            if newX > 0 {
                bytes.append(UInt8(ascii: ";"))
                bytes.append(number: newX + 1)
            }
            bytes.append(UInt8(ascii: "H"))
        }
        (x, y) = (newX, newY)
        isUncertain = false
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

    private static func way(down distance: Int, to row: Int, _ strings: TerminalStrings) -> Way? {
        if distance == 0 { return (.stay, 0) }
        var best: Way?
        if strings.goesToRow { best = (.toRow, 3 + (row + 1).digitCount) }
        if distance > 0 ? strings.goesDown : strings.goesUp {
            let length = Self.length(by: abs(distance))
            if length < best?.length ?? .max { best = (.by(UInt8(ascii: distance > 0 ? "B" : "A")), length) }
        }
        if distance > 0, strings.hasLineFeed, distance < best?.length ?? .max { best = (.lineFeeds, distance) }
        return best
    }

    /// - Parameter old: below zero where nobody knows.
    private static func way(from old: Int, to new: Int, _ strings: TerminalStrings) -> Way? {
        if old == new { return (.stay, 0) }
        var best: Way?
        if strings.goesToColumn { best = (.toColumn, 3 + (new + 1).digitCount) }
        if strings.hasReturn {
            if new == 0 { return (.start, 1) }
            let length = 1 + Self.length(by: new)
            if strings.goesForward, length < best?.length ?? .max { best = (.fromStart, length) }
        }
        guard old >= 0 else { return best }
        let distance = abs(new - old)
        if new > old ? strings.goesForward : strings.goesBack {
            let length = Self.length(by: distance)
            if length < best?.length ?? .max { best = (.by(UInt8(ascii: new > old ? "C" : "D")), length) }
        }
        if new < old, strings.hasBackspace, distance < best?.length ?? .max { best = (.backspaces, distance) }
        return best
    }

    private static func length(by distance: Int) -> Int { distance == 1 ? 3 : 3 + distance.digitCount }

    private static func follow(_ way: Way, _ old: Int, _ new: Int, to bytes: inout [UInt8]) {
        switch way.step {
        case .by(let letter): bytes.append(abs(new - old), letter)
        case .backspaces: for _ in new..<old { bytes.append(0x08) }
        case .start: bytes.append(0x0D)
        case .fromStart:
            bytes.append(0x0D)
            bytes.append(new, UInt8(ascii: "C"))
        case .toColumn: bytes.append(new + 1, UInt8(ascii: "G"))
        case .stay, .lineFeeds, .toRow: break
        }
    }

    private static func follow(_ way: Way, down distance: Int, _ row: Int, to bytes: inout [UInt8]) {
        switch way.step {
        case .by(let letter): bytes.append(abs(distance), letter)
        case .lineFeeds: for _ in 0..<distance { bytes.append(0x0A) }
        case .toRow: bytes.append(row + 1, UInt8(ascii: "d"))
        case .stay, .backspaces, .start, .fromStart, .toColumn: break
        }
    }
}
