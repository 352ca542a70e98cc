import PictureLoading
import Pictures
import Testing

struct PNGTests {
    private let decoder = PictureDecoder()

    @Test(arguments: [false, true])
    func colourWithAlphaStaysAsItIs(isInterlaced: Bool) throws {
        let image = PixelImage(width: 19, height: 13) { column, row in
            [UInt8(column * 13), UInt8(row * 19), UInt8(column * row), UInt8(255 - column)]
        }
        var file = PNGFile(width: 19, height: 13)
        file.isInterlaced = isInterlaced
        let body = file.bytes { column, row in image.pixel(column, row).map(Int.init) }
        #expect(try decoder.decode(body, covering: .large) == image)
    }

    @Test(arguments: [1, 2, 4, 8], [false, true])
    func paletteAndItsTransparencyBecomeColours(depth: Int, isInterlaced: Bool) throws {
        let file = PNGFile(
            width: 11, height: 9, color: .palette, depth: depth, isInterlaced: isInterlaced,
            palette: [10, 20, 30, 200, 100, 0], transparency: [255, 64])
        let body = file.bytes { column, row in [(column + row) % 2] }
        let expected = PixelImage(width: 11, height: 9) { column, row in
            (column + row) % 2 == 0 ? [10, 20, 30, 255] : [200, 100, 0, 64]
        }
        #expect(try decoder.decode(body, covering: .large) == expected)
    }

    @Test(arguments: [1, 2, 4, 8, 16])
    func grayBecomesThreeEqualColours(depth: Int) throws {
        let body = PNGFile(width: 5, height: 3, color: .gray, depth: depth).bytes { column, _ in
            [column % 2 == 0 ? 0 : (1 << depth) - 1]
        }
        let expected = PixelImage(width: 5, height: 3) { column, _ in
            column % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
        }
        #expect(try decoder.decode(body, covering: .large) == expected)
    }

    @Test func grayKeepsItsAlpha() throws {
        let body = PNGFile(color: .grayAlpha).bytes { column, row in [column * 30, row * 30] }
        let expected = PixelImage(width: 8, height: 8) { column, row in
            [UInt8(column * 30), UInt8(column * 30), UInt8(column * 30), UInt8(row * 30)]
        }
        #expect(try decoder.decode(body, covering: .large) == expected)
    }

    /// Without a word about their gamma they are as bright as eight bits are.
    @Test func sixteenBitsBecomeEight() throws {
        let image = PixelImage.gradient(width: 8, height: 8)
        let body = PNGFile(color: .rgba, depth: 16).bytes { column, row in
            image.pixel(column, row).map { Int($0) * 257 }
        }
        #expect(try #require(try decoder.decode(body, covering: .large).distance(to: image)) <= 1)
    }

    @Test func oneColourCanBeTransparent() throws {
        let file = PNGFile(color: .rgb, transparency: [0, 1, 0, 2, 0, 3])
        let body = file.bytes { column, _ in column == 0 ? [1, 2, 3] : [4, 5, 6] }
        let decoded = try decoder.decode(body, covering: .large)
        #expect(decoded.pixel(0, 0)[3] == 0)
        #expect(decoded.pixel(1, 0) == [4, 5, 6, 255])
    }

    @Test(arguments: [10, 20, 24, 40, 100, 200, 290])
    func whatIsCutOffIsDamaged(count: Int) {
        let body = PNGFile().bytes { column, row in [column, row, 0, 255] }
        #expect(throws: PictureFailure.damaged) { try decoder.decode(Array(body.prefix(count)), covering: .large) }
    }
}
