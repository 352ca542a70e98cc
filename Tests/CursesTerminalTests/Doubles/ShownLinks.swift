import TerminalKit

/// Where each cell of a terminal leads to, by what was sent to it: enough of xterm for what is sent here.
struct ShownLinks {
    private let size: Size
    private var links: [[String?]]
    private var cursor = CellPosition(x: 0, y: 0)
    private var region: ClosedRange<Int>
    private var link: String?

    init(_ size: Size) {
        self.size = size
        links = Array(repeating: Array(repeating: nil, count: size.width), count: size.height)
        region = 0...size.height - 1
    }

    /// Nil for nowhere.
    func link(x: Int, y: Int) -> String? { links[y][x] }

    mutating func take(_ output: String) {
        var rest = Array(output.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": takeSequence(&rest)
            case "\r": cursor.x = 0
            case "\n": if cursor.y == region.upperBound { scroll(by: 1) } else { cursor.y += 1 }
            case "\u{8}": cursor.x = max(0, cursor.x - 1)
            case "\t": cursor.x = min(size.width - 1, cursor.x / 8 * 8 + 8)
            default:
                guard cursor.x < size.width, cursor.y < size.height else { continue }
                links[cursor.y][cursor.x] = link
                cursor.x += 1
            }
        }
    }

    private mutating func takeSequence(_ rest: inout ArraySlice<Unicode.Scalar>) {
        switch rest.popFirst() {
        case "]":
            var text = ""
            while let next = rest.popFirst(), next != "\u{7}" {
                if next == "\u{1B}" { rest.removeFirst(); break }
                text.unicodeScalars.append(next)
            }
            guard text.hasPrefix("8;") else { return }
            let address = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
            link = address.isEmpty ? nil : String(address)
        case "[":
            var text = ""
            while let next = rest.popFirst() {
                if (0x40...0x7E).contains(next.value) { return obey(next, text) }
                text.unicodeScalars.append(next)
            }
        case "M": if cursor.y == region.lowerBound { scroll(by: -1) } else { cursor.y -= 1 }
        case "(": rest.removeFirst()
        default: break
        }
    }

    private mutating func obey(_ last: Unicode.Scalar, _ text: String) {
        let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
        let count = max(1, numbers.first ?? 1)
        switch last {
        case "H":
            cursor = CellPosition(x: max(1, numbers.dropFirst().first ?? 1) - 1, y: count - 1)
        case "A": cursor.y = max(0, cursor.y - count)
        case "B": cursor.y = min(size.height - 1, cursor.y + count)
        case "C": cursor.x = min(size.width - 1, cursor.x + count)
        case "D": cursor.x = max(0, cursor.x - count)
        case "G": cursor.x = count - 1
        case "d": cursor.y = count - 1
        case "K": erase(cursor.y, text == "1" ? 0...cursor.x : cursor.x...size.width - 1)
        case "X": erase(cursor.y, cursor.x...min(size.width - 1, cursor.x + count - 1))
        case "J":
            if text.isEmpty { erase(cursor.y, cursor.x...size.width - 1) }
            for y in (text.isEmpty ? cursor.y + 1 : 0)..<size.height { erase(y, 0...size.width - 1) }
        case "r":
            region = numbers.count == 2 ? numbers[0] - 1...numbers[1] - 1 : 0...size.height - 1
            cursor = CellPosition(x: 0, y: 0)
        case "S": scroll(by: count)
        case "T": scroll(by: -count)
        case "L", "M":
            let whole = region
            region = cursor.y...whole.upperBound
            scroll(by: last == "M" ? count : -count)
            region = whole
        case "P":
            links[cursor.y].removeSubrange(cursor.x..<min(size.width, cursor.x + count))
            links[cursor.y] += Array(repeating: nil, count: size.width - links[cursor.y].count)
        case "@":
            links[cursor.y].insert(contentsOf: Array(repeating: nil, count: count), at: cursor.x)
            links[cursor.y].removeLast(count)
        case "b":
            for _ in 0..<count where cursor.x < size.width {
                links[cursor.y][cursor.x] = link
                cursor.x += 1
            }
        default: break
        }
    }

    private mutating func erase(_ y: Int, _ columns: ClosedRange<Int>) {
        for x in columns where y < size.height && x < size.width { links[y][x] = nil }
    }

    private mutating func scroll(by count: Int) {
        let empty: [String?] = Array(repeating: nil, count: size.width)
        for _ in 0..<abs(count) {
            if count > 0 {
                links.remove(at: region.lowerBound)
                links.insert(empty, at: region.upperBound)
            } else {
                links.remove(at: region.upperBound)
                links.insert(empty, at: region.lowerBound)
            }
        }
    }
}
