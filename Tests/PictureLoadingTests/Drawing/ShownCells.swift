import Pictures

/// What a terminal shows of cells, eight pixels wide and sixteen high each, on black.
struct ShownCells {
    let picture: RenderedPicture

    var image: PixelImage? {
        guard case .cells(let cells, let hasDirectColor) = picture.form else { return nil }
        let (width, height) = (picture.box.columns * 8, picture.box.rows * 16)
        var bytes: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width {
                let cell = cells[row / 16 * picture.box.columns + column / 8]
                let quarter: UInt8 = 1 << (UInt8(row % 16 / 8) * 2 + UInt8(column % 8 / 4))
                let color = (cell.quarters & quarter != 0 ? cell.foreground : cell.background) ?? 0
                bytes += (hasDirectColor ? color : Self.rgb(ofPalette: color)).components
            }
        }
        return PixelImage(width: width, height: height, bytes: bytes)
    }

    /// As xterm has them.
    static func rgb(ofPalette number: UInt32) -> UInt32 {
        guard number < 232 else { return (8 + 10 * (number - 232)) * 0x10101 }
        guard number >= 16 else { return 0 }
        let levels: [UInt32] = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
        let place = Int(number - 16)
        return levels[place / 36] << 16 | levels[place / 6 % 6] << 8 | levels[place % 6]
    }
}

extension UInt32 {
    fileprivate var components: [UInt8] {
        [UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF), 255]
    }
}
