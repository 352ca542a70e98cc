import Pictures

/// Cells in two colours each, out of a picture with four pixels for each cell.
///
/// Each cell gets that of the eight ways to give four quarters two colours which has the least squared error; its colours
/// are the means of the quarters that have them. Quarters that are transparent, by more than half, are left out: there
/// the terminal's own background is seen.
enum QuadrantCells {
    /// - Parameter image: two pixels wide and high for each cell.
    static func cells(of image: PixelImage) -> [PictureCell] {
        let (columns, rows) = (image.width / 2, image.height / 2)
        return image.bytes.withUnsafeBufferPointer { bytes in
            var cells: [PictureCell] = []
            cells.reserveCapacity(columns * rows)
            for row in 0..<rows {
                for column in 0..<columns {
                    let upper = (row * 2 * image.width + column * 2) * 4
                    let lower = upper + image.width * 4
                    cells.append(
                        cell(Quarters(bytes, [upper, upper + 4, lower, lower + 4])))
                }
            }
            return cells
        }
    }

    private struct Quarters {
        /// Red, green, blue.
        var colors = (SIMD4<Int32>(), SIMD4<Int32>(), SIMD4<Int32>(), SIMD4<Int32>())
        /// Which ones are seen, as in `PictureCell.quarters`.
        var visible: UInt8 = 0

        init(_ bytes: UnsafeBufferPointer<UInt8>, _ places: SIMD4<Int>) {
            colors.0 = color(bytes, places[0], 1)
            colors.1 = color(bytes, places[1], 2)
            colors.2 = color(bytes, places[2], 4)
            colors.3 = color(bytes, places[3], 8)
        }

        private mutating func color(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ quarter: UInt8) -> SIMD4<Int32>
        {
            if bytes[place + 3] >= 128 { visible |= quarter }
            return SIMD4(Int32(bytes[place]), Int32(bytes[place + 1]), Int32(bytes[place + 2]), 0)
        }

        func sum(of quarters: UInt8) -> SIMD4<Int32> {
            var sum = SIMD4<Int32>()
            if quarters & 1 != 0 { sum &+= colors.0 }
            if quarters & 2 != 0 { sum &+= colors.1 }
            if quarters & 4 != 0 { sum &+= colors.2 }
            if quarters & 8 != 0 { sum &+= colors.3 }
            return sum
        }

        func mean(of quarters: UInt8) -> UInt32 {
            let count = Int32(quarters.nonzeroBitCount)
            let sum = sum(of: quarters) &* 2 &+ count
            let color = SIMD4<UInt32>(truncatingIfNeeded: sum / (count * 2))
            return color.x << 16 | color.y << 8 | color.z
        }
    }

    private static func cell(_ quarters: Quarters) -> PictureCell {
        guard quarters.visible == 15 else {
            guard quarters.visible != 0 else { return PictureCell(quarters: 0, foreground: nil, background: nil) }
            return PictureCell(
                quarters: quarters.visible, foreground: quarters.mean(of: quarters.visible), background: nil)
        }
        let foreground = bestSplit(quarters)
        guard foreground != 0 else {
            return PictureCell(quarters: 0, foreground: nil, background: quarters.mean(of: 15))
        }
        return PictureCell(
            quarters: foreground, foreground: quarters.mean(of: foreground),
            background: quarters.mean(of: 15 & ~foreground))
    }

    /// The error of a split is what its sums leave of the sum of squares: the least is where they leave the most.
    private static func bestSplit(_ quarters: Quarters) -> UInt8 {
        let whole = quarters.sum(of: 15)
        var (best, most): (UInt8, Int32) = (0, squared(whole) &* 3)
        for foreground in 1...7 as ClosedRange<UInt8> {
            let count = foreground.nonzeroBitCount
            let part = quarters.sum(of: foreground)
            let left = squared(part) &* Self.twelfths[count] &+ squared(whole &- part) &* Self.twelfths[4 - count]
            if left > most { (best, most) = (foreground, left) }
        }
        return best
    }

    /// A number divided by 1...4, twelve times: so that a square over a count stays whole.
    private static let twelfths: [Int32] = [0, 12, 6, 4, 3]

    /// At most 3 × 1020².
    private static func squared(_ sum: SIMD4<Int32>) -> Int32 {
        (sum &* sum).wrappedSum()
    }
}
