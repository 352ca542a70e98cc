/// What each cell of a terminal shows.
struct ScreenCells: Equatable {
    struct Cell: Equatable {
        enum Color: Equatable {
            case standard
            case palette(UInt8)
            case direct(red: UInt8, green: UInt8, blue: UInt8)
        }

        /// Of one grapheme, with what combines with it.
        var text: String
        /// 2 for a wide character; the next cell then has 0.
        var width: Int
        /// Bold, underline, italic, blink, reverse, strike, from the lowest bit.
        var attributes: UInt8
        var foreground: Color
        var background: Color

        static let reverse: UInt8 = 1 << 4

        /// Whether the two look the same.
        func looksLike(_ other: Cell) -> Bool {
            // The second half of a wide character looks as the first does.
            if width == 0 && other.width == 0 { return true }
            guard text == " ", other.text == " ", (attributes | other.attributes) & ~1 == 0 else {
                return self == other
            }
            return background == other.background
        }
    }

    let width: Int
    let height: Int
    /// Row by row.
    var cells: [Cell]

    subscript(column: Int, row: Int) -> Cell { cells[row * width + column] }

    func row(_ row: Int) -> ArraySlice<Cell> {
        cells[row * width..<(row + 1) * width]
    }

    var text: ScreenText {
        ScreenText(lines: (0..<height).map(line))
    }

    private func line(_ row: Int) -> String {
        let line = self.row(row).map(\.text).joined()
        return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }

    /// Whether a spinner turns at the end of the header, or of the border of a box that is all of the screen.
    var isBusy: Bool { ScreenText(lines: [line(0)]).isBusy }

    /// The cells without the spinner.
    var withoutSpinner: ScreenCells {
        guard isBusy else { return self }
        var copy = self
        let isInBorder = ["╮", "+"].contains(self[width - 1, 0].text)
        copy.cells[width - (isInBorder ? 4 : 2)].text = " "
        return copy
    }

    /// The differences, each as `column,row: this that`.
    func differences(from other: ScreenCells) -> [String] {
        guard width == other.width, height == other.height else {
            return ["\(width)×\(height) and \(other.width)×\(other.height)"]
        }
        return cells.indices.filter { !cells[$0].looksLike(other.cells[$0]) }.map { index in
            "\(index % width),\(index / width): \(cells[index]) \(other.cells[index])"
        }
    }
}
