extension RenderedPicture {
    /// What shows the picture, but for one in Kitty's protocol, which needs an id: see `KittyPicture`. It moves the
    /// cursor; cells also leave the colours and attributes that a terminal has at first.
    ///
    /// - Parameters:
    ///   - rows: those of its box that are in sight. Sixel and iTerm2 cannot show a part.
    ///   - column: of the screen, from 0.
    ///   - row: of the screen, from 0, for the first row in sight.
    /// - Returns: nothing where that cannot be shown.
    package func bytes(rows: Range<Int>, atColumn column: Int, row: Int) -> [UInt8] {
        switch form {
        case .cells(let cells, let hasDirectColor):
            var written = CellBytes(hasDirectColor: hasDirectColor)
            for (offset, line) in rows.clamped(to: 0..<box.rows).enumerated() {
                let start = line * box.columns
                written.append(cells[start..<(start + box.columns)], atColumn: column, row: row + offset)
            }
            written.end()
            return written.bytes
        case .sixel(let string), .iterm(let string):
            guard rows == 0..<box.rows else { return [] }
            var bytes: [UInt8] = []
            bytes.appendMove(toColumn: column, row: row)
            return bytes + string
        case .kitty, .placeholders: return []
        }
    }

    /// How much memory it takes, nearly.
    package var byteCount: Int {
        switch form {
        case .cells(let cells, _): cells.count * MemoryLayout<PictureCell>.stride
        case .kitty(let picture), .placeholders(let picture): picture.payload.count
        case .sixel(let string), .iterm(let string): string.count
        }
    }
}
