import Pictures
import TerminalKit

/// A screen in which placeholders are text, as tmux shows them: what is in its cells, and what was handed on.
struct PlaceholderGrid {
    struct Shown: Hashable {
        let id: UInt32
        let row: Int
        let column: Int
    }

    private(set) var cells: [CellPosition: Shown] = [:]
    /// The commands that were wrapped for tmux, as it hands them on.
    private(set) var commands: [String] = []
    /// The pictures that were begun to be sent, by their ids, and those that were deleted.
    private(set) var uploads: [UInt32] = []
    private(set) var deletions: [UInt32] = []
    /// What must not be: commands that were not wrapped, and deletions between the pieces of an upload.
    private(set) var strays = 0
    /// The pictures that the terminal has in its memory.
    private(set) var images: Set<UInt32> = []
    /// The picture that is being sent.
    private var open: UInt32?
    private var frame: Canvas?
    private var cursor = CellPosition(x: 0, y: 0)
    private var color: UInt32 = 0

    subscript(x: Int, y: Int) -> Shown? { cells[CellPosition(x: x, y: y)] }

    /// Has the cells written that are not as they were.
    mutating func draw(_ frame: Canvas) {
        for y in 0..<frame.size.height {
            for x in 0..<frame.size.width where self.frame.map({ $0[x, y] != frame[x, y] }) ?? true {
                cells[CellPosition(x: x, y: y)] = nil
            }
        }
        self.frame = frame
    }

    mutating func clear() {
        cells = [:]
        frame = nil
    }

    mutating func take(_ bytes: [UInt8]) {
        var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": takeSequence(&rest)
            case "\u{10EEEE}":
                let marks = (0..<3).map { _ in rest.popFirst().flatMap { Self.numbers[$0] } ?? -1 }
                cells[cursor] = Shown(id: UInt32(marks[2]) << 24 | color, row: marks[0], column: marks[1])
                cursor.x += 1
            default:
                cells[cursor] = nil
                cursor.x += 1
            }
        }
    }

    private mutating func takeSequence(_ rest: inout ArraySlice<Unicode.Scalar>) {
        switch rest.popFirst() {
        case "[":
            let parameters = rest.prefix { !$0.properties.isAlphabetic }
            rest = rest.dropFirst(parameters.count)
            let numbers = parameters.split(separator: ";").compactMap { part in
                Int(String(String.UnicodeScalarView(part)))
            }
            switch (rest.popFirst(), numbers.count) {
            case ("H", 2): cursor = CellPosition(x: numbers[1] - 1, y: numbers[0] - 1)
            case ("m", 4): color = UInt32(numbers[3])
            default: color = 0
            }
        case "P":
            var text = String.UnicodeScalarView()
            while let scalar = rest.popFirst(), scalar != "\u{1B}" || rest.first == "\u{1B}" {
                if scalar == "\u{1B}" { rest.removeFirst() }
                text.append(scalar)
            }
            rest = rest.dropFirst()
            let command = String(text)
            guard command.hasPrefix("tmux;\u{1B}"), command.hasSuffix("\u{1B}\\") else { return strays += 1 }
            take(command: String(command.dropFirst(6).dropLast(2)))
        case "7", "8": break
        default: strays += 1
        }
    }

    private mutating func take(command: String) {
        commands.append(command)
        let keys = command.prefix { $0 != ";" }.split(separator: ",")
        let id = keys.first { $0.hasPrefix("i=") }.flatMap { UInt32($0.dropFirst(2)) }
        if let id, keys[0] == "_Ga=d" {
            deletions.append(id)
            images.remove(id)
            if open != nil { strays += 1 }
        } else {
            if let id, keys.starts(with: ["_Ga=T", "U=1"]) {
                uploads.append(id)
                open = id
            }
            guard keys.contains("m=0") || keys[0] == "_Gm=0" else { return }
            // What is given up is no picture.
            if let open, command != "_Gm=0,q=2;AAAA" { images.insert(open) }
            open = nil
        }
    }

    /// By the marks that the protocol lists.
    private static let numbers: [Unicode.Scalar: Int] = {
        let marks = KittyPlaceholders.cells(
            of: 0, in: PictureBox(columns: KittyPlaceholders.mostCells, rows: 1), atColumn: 0, row: 0)
        let scalars = String(decoding: marks, as: UTF8.self).unicodeScalars.split(separator: "\u{10EEEE}").dropFirst()
        return Dictionary(uniqueKeysWithValues: scalars.enumerated().map { ($1[$1.index(after: $1.startIndex)], $0) })
    }()
}
