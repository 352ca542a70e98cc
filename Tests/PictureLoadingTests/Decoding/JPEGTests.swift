import CPictureMaking
import PictureLoading
import Pictures
import Testing

struct JPEGTests {
    private let decoder = PictureDecoder()

    @Test(arguments: [false, true])
    func aPhotographKeepsItsColours(isProgressive: Bool) throws {
        let image = PixelImage.gradient()
        let file = try #require(JPEGFile(image, isProgressive: isProgressive))
        #expect(try #require(try decoder.decode(file.bytes, covering: .large).distance(to: image)) < 16)
    }

    @Test func grayBecomesThreeEqualColours() throws {
        let image = PixelImage(width: 16, height: 16) { column, _ in [UInt8(column * 16)] * 3 + [255] }
        let file = try #require(JPEGFile(image, as: matinee_jpeg_gray))
        let decoded = try decoder.decode(file.bytes, covering: .large)
        #expect(try #require(decoded.distance(to: image)) < 12)
        #expect(decoded.pixel(9, 3)[0] == decoded.pixel(9, 3)[2])
    }

    /// 255 means no ink.
    @Test(arguments: [
        ([255, 255, 255, 255], [255, 255, 255]), ([200, 100, 50, 255], [200, 100, 50]),
        ([200, 100, 50, 128], [100, 50, 25]), ([255, 255, 255, 0], [0, 0, 0]),
    ])
    func inksThatWereConvertedBecomeColours(inks: [UInt8], color: [UInt8]) throws {
        let file = try #require(JPEGFile(PixelImage(width: 16, height: 16, inks), as: matinee_jpeg_cmyk))
        let decoded = try decoder.decode(file.bytes, covering: .large)
        #expect(try #require(decoded.distance(to: PixelImage(width: 16, height: 16, color + [255]))) < 5)
    }

    @Test func inksAsTheyAreBecomeColours() throws {
        let file = try #require(
            JPEGFile(PixelImage(width: 16, height: 16, [100, 100, 100, 128]), as: matinee_jpeg_cmyk))
        let decoded = try decoder.decode(file.unconverted, covering: .large)
        // Inverted, 100 of three inks has a luminance of 155, and no chrominance: 128.
        let expected = PixelImage(width: 16, height: 16, [155, 128, 128].map { UInt8($0 * 128 / 255) } + [255])
        #expect(try #require(decoded.distance(to: expected)) < 5)
    }

    @Test(arguments: [
        (PixelSize(width: 240, height: 340), PixelSize(width: 257, height: 385)),
        (PixelSize(width: 60, height: 40), PixelSize(width: 43, height: 65)),
        (PixelSize(width: 171, height: 10_000), PixelSize(width: 171, height: 257)),
        (PixelSize(width: 1, height: 1), PixelSize(width: 43, height: 65)),
        (PixelSize(width: 341, height: 512), PixelSize(width: 342, height: 513)),
        (PixelSize(width: 9000, height: 9000), PixelSize(width: 342, height: 513)),
    ])
    func itIsScaledToTheSmallestEighthThatCoversTheBox(box: PixelSize, size: PixelSize) throws {
        let file = try #require(JPEGFile(PixelImage(width: 342, height: 513, [10, 90, 200, 255])))
        let decoded = try decoder.decode(file.bytes, covering: box)
        #expect(decoded.size == size)
        #expect(
            try #require(decoded.distance(to: PixelImage(width: size.width, height: size.height, [10, 90, 200, 255])))
                < 4)
    }

    @Test func whatIsCutOffIsGuessed() throws {
        let image = PixelImage.gradient()
        let file = try #require(JPEGFile(image))
        let decoded = try decoder.decode(Array(file.bytes.prefix(file.bytes.count * 2 / 3)), covering: .large)
        #expect(decoded.size == image.size)
        #expect(decoded.isOpaque)
        let rows = 8 * image.width * 4
        #expect(zip(decoded.bytes.prefix(rows), image.bytes).allSatisfy { abs(Int($0) - Int($1)) < 16 })
    }

    @Test func withoutItsFrameHeaderItIsDamaged() throws {
        let file = try #require(JPEGFile(.gradient()))
        #expect(file.withoutFrame.count > 100)
        #expect(throws: PictureFailure.damaged) { try decoder.decode(file.withoutFrame, covering: .large) }
    }

    @Test func thousandsOfScansAreGivenUp() throws {
        let file = try #require(JPEGFile(.gradient(), isProgressive: true))
        #expect(throws: Never.self) { try decoder.decode(file.repeatingScan(3), covering: .large) }
        #expect(throws: PictureFailure.damaged) { try decoder.decode(file.repeatingScan(3000), covering: .large) }
    }

    @Test func manyScansOverManyPixelsAreRefused() throws {
        var file = try #require(JPEGFile(.gradient(), isProgressive: true))
        let usual = file.bytes
        file.bytes = file.repeatingScan(20)
        #expect(throws: Never.self) { try decoder.decode(file.bytes, covering: .large) }
        #expect(throws: PictureFailure.tooLarge) {
            try decoder.decode(file.claiming(width: 4000, height: 3000), covering: .large)
        }
        file.bytes = usual
        #expect(throws: Never.self) {
            try decoder.decode(file.claiming(width: 4000, height: 3000), covering: PixelSize(width: 8, height: 8))
        }
    }

    /// The library says of both that there was a warning.
    @Test func aWarningIsNoErrorAndHidesNone() throws {
        let file = try #require(JPEGFile(.gradient(), isProgressive: true))
        let warned = try decoder.decode(file.withStrayBytes(andFrame: false), covering: .large)
        #expect(try #require(warned.distance(to: .gradient())) < 16)
        #expect(throws: PictureFailure.damaged) {
            try decoder.decode(file.withStrayBytes(andFrame: true), covering: .large)
        }
    }
}

private func * (bytes: [UInt8], count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in bytes }
}
