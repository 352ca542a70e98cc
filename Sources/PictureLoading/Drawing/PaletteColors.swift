import Pictures

extension PictureCell {
    /// This cell in colours 16...255 of a terminal's palette, which are alike everywhere.
    var inPalette: PictureCell {
        let (foreground, background) = (foreground.map(PaletteColors.nearest), background.map(PaletteColors.nearest))
        // Two colours may have become one.
        guard foreground != background || quarters == 0 else {
            return PictureCell(quarters: 0, foreground: nil, background: background)
        }
        return PictureCell(quarters: quarters, foreground: foreground, background: background)
    }
}

/// The colours of a terminal's palette that nobody sets: a cube of 6 × 6 × 6, and 24 grays.
enum PaletteColors {
    /// The number, 16...255, of the colour that looks most alike, by a distance that is weighted as eyes are
    /// ("redmean"). Without dithering, which measures better from afar and looks like noise.
    static func nearest(to color: UInt32) -> UInt32 {
        let color = components(color)
        var (best, least) = (0, Int32.max)
        for (index, candidate) in colors.enumerated() {
            let distance = distance(color, candidate)
            if distance < least { (best, least) = (index, distance) }
        }
        return UInt32(first + best)
    }

    private static let first = 16

    /// Red, green, blue.
    private static let colors: [SIMD4<Int32>] = {
        let levels: [Int32] = [0, 95, 135, 175, 215, 255]
        let cube = levels.flatMap { red in
            levels.flatMap { green in levels.map { blue in SIMD4(red, green, blue, 0) } }
        }
        return cube + (0..<24).map { SIMD4(8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0, 0) }
    }()

    private static func components(_ color: UInt32) -> SIMD4<Int32> {
        SIMD4(Int32(color >> 16 & 0xFF), Int32(color >> 8 & 0xFF), Int32(color & 0xFF), 0)
    }

    private static func distance(_ one: SIMD4<Int32>, _ other: SIMD4<Int32>) -> Int32 {
        let red = (one.x &+ other.x) / 2
        let difference = one &- other
        let squares = difference &* difference
        return squares.x &* (512 &+ red) &+ squares.y &* 1_024 &+ squares.z &* (767 &- red)
    }
}
