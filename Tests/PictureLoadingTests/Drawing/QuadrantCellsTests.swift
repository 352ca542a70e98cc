import Pictures
import Testing

@testable import PictureLoading

@Suite("Cells of four quarters")
struct QuadrantCellsTests {
    @Test("A picture of 4 by 4 pixels is two by two cells, each with the split that shows it")
    func byHand() {
        let cells = QuadrantCells.cells(
            of: .of(
                "rrwk",
                "rrkw",
                "kwgg",
                "kwbb"))
        #expect(
            cells == [
                PictureCell(quarters: 0, foreground: nil, background: 0xFF0000),
                PictureCell(quarters: 6, foreground: 0x000000, background: 0xFFFFFF),
                PictureCell(quarters: 5, foreground: 0x000000, background: 0xFFFFFF),
                PictureCell(quarters: 3, foreground: 0x00FF00, background: 0x0000FF),
            ])
    }

    @Test("Of three colours the two that are most alike become their mean")
    func mean() {
        let image = PixelImage(
            width: 2, height: 2,
            bytes: [200, 0, 0, 255, 100, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255])
        #expect(
            QuadrantCells.cells(of: image) == [PictureCell(quarters: 3, foreground: 0x960000, background: 0x0000FF)])
    }

    @Test("No split has a smaller error than the one that is taken")
    func least() {
        var random: UInt32 = 7
        for _ in 0..<500 {
            let bytes = (0..<16).map { index -> UInt8 in
                random = random &* 1_664_525 &+ 1_013_904_223
                return index % 4 == 3 ? 255 : UInt8(random >> 24)
            }
            let image = PixelImage(width: 2, height: 2, bytes: bytes)
            guard let cell = QuadrantCells.cells(of: image).first else { return }
            let errors = (0..<8).map { error(ofSplit: $0, image) }
            #expect(error(ofSplit: cell.quarters, image) <= (errors.min() ?? 0) + 0.001)
        }
    }

    /// The squared error where these quarters have one colour, and the others another one.
    private func error(ofSplit quarters: UInt8, _ image: PixelImage) -> Double {
        [true, false].reduce(0) { sum, isForeground in
            let part = (0..<4).filter { (quarters >> $0 & 1 == 1) == isForeground }
            return sum
                + (0..<3).reduce(0) { sum, channel in
                    let values = part.map { Double(image.bytes[$0 * 4 + channel]) }
                    let mean = values.reduce(0, +) / Double(max(1, values.count))
                    return sum + values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
                }
        }
    }

    @Test("Quarters that are transparent by more than half leave the terminal's own background")
    func transparency() {
        let image = PixelImage(
            width: 4, height: 2,
            bytes: [
                255, 0, 0, 255, 9, 9, 9, 127, 0, 0, 0, 0, 0, 0, 0, 100,
                9, 9, 9, 0, 253, 2, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0,
            ])
        #expect(
            QuadrantCells.cells(of: image) == [
                PictureCell(quarters: 9, foreground: 0xFE0100, background: nil),
                PictureCell(quarters: 0, foreground: nil, background: nil),
            ])
    }

    @Test("Colours of the palette are the nearest of 16...255; two that become one are one")
    func palette() {
        #expect(PaletteColors.nearest(to: 0x000000) == 16)
        #expect(PaletteColors.nearest(to: 0xFFFFFF) == 231)
        #expect(PaletteColors.nearest(to: 0xFF0000) == 196)
        #expect(PaletteColors.nearest(to: 0x808080) == 244)
        for number in 16...255 as ClosedRange<UInt32> {
            let nearest = PaletteColors.nearest(to: ShownCells.rgb(ofPalette: number))
            #expect(ShownCells.rgb(ofPalette: nearest) == ShownCells.rgb(ofPalette: number))
        }
        #expect(
            PictureCell(quarters: 3, foreground: 0xFF0000, background: 0xFE0101).inPalette
                == PictureCell(quarters: 0, foreground: nil, background: 196))
        #expect(
            PictureCell(quarters: 3, foreground: 0xFF0000, background: nil).inPalette
                == PictureCell(quarters: 3, foreground: 196, background: nil))
    }
}
