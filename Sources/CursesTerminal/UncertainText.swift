import TerminalKit

/// A text that takes another number of cells in some terminals than it is counted for: its spacing marks take none there.
struct UncertainText: Equatable {
    /// As they are counted.
    var columns: Range<Int>
    /// By how many cells it may be shorter.
    var slack: Int
}

extension UncertainText {
    /// All of a row, from the left. Words that stand together are one text.
    ///
    /// - Parameters:
    ///   - row: complete.
    ///   - joinsLamAlef: whether the terminal shows lam and alef in one cell.
    static func all(in row: ArraySlice<Cell>, joinsLamAlef: Bool) -> [UncertainText] {
        var texts: [UncertainText] = []
        var wordStart: Int?
        // Behind two blanks, a line or a picture another text begins.
        var isApart = true
        for (x, index) in row.indices.enumerated() {
            let cell = row[index]
            guard !cell.isBetweenWords else {
                isApart = isApart || cell.base != 0x20 || wordStart == nil
                wordStart = nil
                continue
            }
            let start = wordStart ?? x
            wordStart = start
            if let last = texts.last, last.columns.upperBound == x {
                texts[texts.count - 1].columns = last.columns.lowerBound..<x + 1
            }
            guard cell.isUncertain || joinsLamAlef && row.joinsLamAlef(at: index) else { continue }
            if !isApart, let last = texts.last {
                texts[texts.count - 1] = UncertainText(
                    columns: last.columns.lowerBound..<x + 1, slack: last.slack + 1)
            } else {
                texts.append(UncertainText(columns: start..<x + 1, slack: 1))
                isApart = false
            }
        }
        return texts
    }

    /// Whether there are any, without memory.
    static func isAny(in cells: UnsafeBufferPointer<Cell>, joinsLamAlef: Bool) -> Bool {
        guard let first = cells.baseAddress else { return false }
        // Each row that changes is looked through, and most have nothing above Latin but lines and blocks.
        for index in 0..<cells.count {
            let scalar = first[index].scalar
            if scalar < 0x622 || scalar &- 0x2500 < 0xA0 { continue }
            let cell = first[index]
            if cell.isUncertain { return true }
            if joinsLamAlef, index > 0, Cell.joinsLamAlef(first[index - 1], cell) { return true }
        }
        return false
    }
}

extension Cell {
    /// A blank, a line or block, or a cell of a picture.
    fileprivate var isBetweenWords: Bool { base == 0x20 || isBelowPicture || (0x2500...0x259F).contains(base) }

    /// A spacing mark that has a cell of its own.
    fileprivate var isUncertain: Bool {
        switch base {
        case 0x903...0x1CFF, 0x302E...0x302F, 0xA823...0xABEC, 0x1_1000...0x1_D172:
            Unicode.Scalar(base)?.properties.generalCategory == .spacingMark
        default: false
        }
    }
}

extension Cell {
    fileprivate static func joinsLamAlef(_ before: Cell, _ cell: Cell) -> Bool {
        before.base == 0x644 && [0x622, 0x623, 0x625, 0x627].contains(cell.base)
    }
}

extension ArraySlice<Cell> {
    fileprivate func joinsLamAlef(at index: Int) -> Bool {
        index > startIndex && Cell.joinsLamAlef(self[index - 1], self[index])
    }
}
