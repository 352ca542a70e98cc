import Pictures
import TerminalKit

/// A terminal's side of what the program sends: as much of it as text and pictures use.
struct TerminalInterpreter {
    private(set) var screen: ShownScreen
    /// What no terminal would understand, or not as it was meant.
    private(set) var faults: [String] = []
    private var x = 0
    private var y = 0
    /// Whether the last character stands in the last column, so that the next one begins a new row.
    private var isPastEnd = false
    private var saved = (x: 0, y: 0)
    private var region: ClosedRange<Int>
    /// 0xRRGGBB, where it was set as such.
    private var foreground: UInt32?
    /// The foreground's number in the palette.
    private var color: Int?
    private var lastScalar: UInt32 = 0x20
    /// Kitty's pictures by id: those in memory, and the one that is on its way.
    private var uploaded: [Int: Int] = [:]
    private var upload: (id: Int, payload: [UInt8])?

    /// How many cells a character takes; 0 for what is drawn over the one before it.
    var width: (UInt32) -> Int = { (0x2E80..<0x1_0000).contains($0) ? 2 : 1 }

    private static let escape: UInt8 = 0x1B

    init(size: Size, carriesStanding: Bool) {
        screen = ShownScreen(size: size, carriesStanding: carriesStanding)
        region = 0...size.height - 1
    }

    mutating func take(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case Self.escape: takeEscape(&rest)
            case 0x08: moveTo(x - 1, y)
            case 0x09: moveTo((x / 8 + 1) * 8, y)
            case 0x0A: lineFeed()
            case 0x0D: moveTo(0, y)
            case 0x07, 0x0E, 0x0F: break
            case 0..<0x20: fault("control \(byte)")
            default:
                let scalar = Self.scalar(byte, &rest)
                write(scalar, part: scalar == 0x10_EEEE ? placeholder(&rest) : cell(scalar))
            }
        }
    }

    private mutating func fault(_ text: String) {
        faults.append(text)
    }

    private static func scalar(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt32 {
        guard first >= 0x80 else { return UInt32(first) }
        let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
        var scalar = UInt32(first) & (0x3F >> UInt32(count))
        for _ in 0..<count { scalar = scalar << 6 | UInt32(rest.popFirst() ?? 0) & 0x3F }
        return scalar
    }

    /// The part of a picture that a character in a colour of its own is.
    private func cell(_ scalar: UInt32) -> ShownScreen.Part? {
        guard scalar == 0x2588, let foreground else { return nil }
        return ShownScreen.Part(
            number: Int(foreground >> 16), column: Int(foreground >> 8 & 0xFF), row: Int(foreground & 0xFF))
    }

    /// The part that a placeholder stands for: row, column and the highest byte of the id are marks behind it.
    private mutating func placeholder(_ rest: inout ArraySlice<UInt8>) -> ShownScreen.Part? {
        let marks = (0..<3).compactMap { _ in rest.popFirst().flatMap { Self.marks[Self.scalar($0, &rest)] } }
        guard marks.count == 3, let color, let number = uploaded[marks[2] << 24 | color] else {
            fault("a placeholder of no picture")
            return nil
        }
        return ShownScreen.Part(number: number, column: marks[1], row: marks[0])
    }

    /// By the marks of a row that is as long as can be.
    private static let marks: [UInt32: Int] = {
        let box = PictureBox(columns: KittyPlaceholders.mostCells, rows: 1)
        let row = KittyPlaceholders.cells(of: 0, in: box, atColumn: 0, row: 0)
        let cells = String(decoding: row, as: UTF8.self).unicodeScalars.split(separator: "\u{10EEEE}").dropFirst()
        return Dictionary(uniqueKeysWithValues: cells.enumerated().map { (Array($1)[1].value, $0) })
    }()

    private mutating func write(_ scalar: UInt32, part: ShownScreen.Part?) {
        let width = width(scalar)
        if width == 0 { return }
        if isPastEnd || x + width > screen.size.width {
            moveTo(0, y)
            lineFeed()
        }
        screen.write(scalar, width: width, x: x, y: y, part: part)
        lastScalar = scalar
        if x + width == screen.size.width {
            (x, isPastEnd) = (screen.size.width - 1, true)
        } else {
            x += width
        }
    }

    private mutating func moveTo(_ x: Int, _ y: Int) {
        self.x = min(max(x, 0), screen.size.width - 1)
        self.y = min(max(y, 0), screen.size.height - 1)
        isPastEnd = false
    }

    private mutating func lineFeed() {
        isPastEnd = false
        if y == region.upperBound { screen.moveRows(region, up: 1) } else { moveTo(x, y + 1) }
    }

    private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>) {
        switch rest.popFirst().map({ Character(Unicode.Scalar($0)) }) {
        case "[": takeControl(&rest)
        case "P": takePictureString(Self.string(&rest), prefix: "q")
        case "]": takePictureString(Self.string(&rest), prefix: "1337;File=")
        case "_": takeKitty(Self.string(&rest))
        case "7": saved = (x, y)
        case "8": moveTo(saved.x, saved.y)
        case "D": lineFeed()
        case "M": if y == region.lowerBound { screen.moveRows(region, up: -1) } else { moveTo(x, y - 1) }
        case "(": _ = rest.popFirst()
        case "=", ">": break
        case let other: fault("ESC \(other as Any)")
        }
    }

    /// To its end: BEL or ESC \.
    private static func string(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
        var string: [UInt8] = []
        while let byte = rest.popFirst(), byte != 0x07 {
            if byte == escape {
                _ = rest.popFirst()
                break
            }
            string.append(byte)
        }
        return string
    }

    private mutating func takeControl(_ rest: inout ArraySlice<UInt8>) {
        var text = ""
        while let byte = rest.popFirst() {
            guard (0x40...0x7E).contains(byte) else {
                text.unicodeScalars.append(Unicode.Scalar(byte))
                continue
            }
            let isPrivate = text.contains { "?>=$ ".contains($0) }
            let values = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            let final = Character(Unicode.Scalar(byte))
            if isPrivate { if !"hlpquc".contains(final) { fault("CSI \(text)\(final)") } } else { act(final, values) }
            return
        }
    }

    private mutating func act(_ final: Character, _ values: [Int]) {
        let count = max(1, values.first ?? 1)
        let second = values.count > 1 ? max(1, values[1]) : 1
        switch final {
        case "H": moveTo(second - 1, count - 1)
        case "G": moveTo(count - 1, y)
        case "d": moveTo(x, count - 1)
        case "A": moveTo(x, y - count)
        case "B": moveTo(x, y + count)
        case "C": moveTo(x + count, y)
        case "D": moveTo(x - count, y)
        case "Z": moveTo((x - 1) / 8 * 8, y)
        case "K": eraseInLine(values.first ?? 0)
        case "J": eraseInDisplay(values.first ?? 0)
        case "X": screen.erase(x..<x + count, ofRow: y)
        case "@": screen.insertCells(count, x: x, y: y)
        case "P": screen.deleteCells(count, x: x, y: y)
        case "L": screen.moveRows(y...region.upperBound, up: -count)
        case "M": screen.moveRows(y...region.upperBound, up: count)
        case "S": screen.moveRows(region, up: count)
        case "T": screen.moveRows(region, up: -count)
        case "b": for _ in 0..<count { write(lastScalar, part: nil) }
        case "r":
            region = count - 1...(values.count > 1 && values[1] > 0 ? values[1] : screen.size.height) - 1
            moveTo(0, 0)
        case "m": setRendition(values)
        case "c", "t", "n": break
        default: fault("CSI \(values)\(final)")
        }
    }

    private mutating func eraseInLine(_ which: Int) {
        switch which {
        case 0: screen.erase(x..<screen.size.width, ofRow: y)
        case 1: screen.erase(0..<x + 1, ofRow: y)
        default: screen.erase(0..<screen.size.width, ofRow: y)
        }
    }

    private mutating func eraseInDisplay(_ which: Int) {
        let lines = which == 0 ? y + 1..<screen.size.height : 0..<(which == 1 ? y : screen.size.height)
        for line in lines { screen.erase(0..<screen.size.width, ofRow: line) }
        if which < 2 { return eraseInLine(which) }
        // Kitty 0.26 frees what it has of them too.
        screen.standing = [:]
        uploaded = [:]
    }

    private mutating func setRendition(_ values: [Int]) {
        var rest = values[...]
        if rest.isEmpty { foreground = nil }
        while let value = rest.popFirst() {
            switch value {
            case 0, 39, 30...37, 90...97: foreground = nil
            case 38, 48:
                let kind = rest.popFirst()
                let parts = (0..<(kind == 2 ? 3 : 1)).map { _ in UInt32(rest.popFirst() ?? 0) }
                if value == 38 { color = kind == 5 ? Int(parts[0]) : nil }
                if value == 38 { foreground = kind == 2 ? parts[0] << 16 | parts[1] << 8 | parts[2] : nil }
            default: break
            }
        }
    }

    /// - Parameter prefix: of what is a picture. Its numbers are which one it is, its columns and its rows.
    private mutating func takePictureString(_ string: [UInt8], prefix: String) {
        guard string.starts(with: prefix.utf8) else { return }
        let digits = string.split { !(0x30...0x39).contains($0) }.compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
        // The first ones of iTerm2's are its own number and `inline=1`.
        let numbers = digits.dropFirst(prefix == "q" ? 0 : 2).prefix(3)
        guard numbers.count == 3 else { return fault("no picture: \(String(decoding: string, as: UTF8.self))") }
        let start = numbers.startIndex
        screen.draw(numbers[start], columns: numbers[start + 1], rows: numbers[start + 2], x: x, y: y)
        // Below it, in the middle of nowhere: whoever draws a picture must say where to go on.
        moveTo(x + 1, y + numbers[start + 2])
    }

    // MARK: Kitty's protocol

    private mutating func takeKitty(_ string: [UInt8]) {
        let parts = string.dropFirst().split(separator: UInt8(ascii: ";"), maxSplits: 1)
        var keys: [Substring: Substring] = [:]
        for pair in String(decoding: parts.first ?? [], as: UTF8.self).split(separator: ",") {
            let sides = pair.split(separator: "=")
            if sides.count == 2 { keys[Substring(sides[0])] = Substring(sides[1]) }
        }
        let id = keys["i"].flatMap { Int($0) } ?? 0
        if upload != nil, keys["a"] != nil { fault("a=\(keys["a"] ?? "") between the pieces of a picture") }
        switch keys["a"] {
        case "q": break
        case "t", "T":
            upload = (id, [])
            takePiece(parts, keys)
        case nil: takePiece(parts, keys)
        case "p": place(id, keys)
        case "d":
            screen.standing[id] = nil
            // What is only taken off the screen can be shown again.
            if keys["d"] == "I" { uploaded[id] = nil } else if keys["d"] != "i" { fault("d=\(keys["d"] ?? "")") }
        case let other?: fault("a=\(other)")
        }
    }

    private mutating func takePiece(_ parts: [ArraySlice<UInt8>], _ keys: [Substring: Substring]) {
        guard upload != nil else { return fault("a piece of nothing") }
        if parts.count > 1 { upload?.payload += parts[1] }
        guard keys["m"] == "0", let whole = upload else { return }
        // One that was given up is not whole, and no picture.
        uploaded[whole.id] = RenderedPicture.number(ofPayload: whole.payload)
        upload = nil
    }

    private mutating func place(_ id: Int, _ keys: [Substring: Substring]) {
        guard let number = uploaded[id] else { return fault("\(id) is shown, which is not there") }
        guard let columns = keys["c"].flatMap({ Int($0) }), let rows = keys["r"].flatMap({ Int($0) }) else {
            return fault("\(keys)")
        }
        screen.standing[id] = ShownScreen.Standing(number: number, x: x, y: y, columns: columns, rows: rows)
    }
}
