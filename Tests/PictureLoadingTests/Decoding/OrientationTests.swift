import Pictures
import Testing

@testable import PictureLoading

struct OrientationTests {
    private static let (red, green, blue, white): ([UInt8], [UInt8], [UInt8], [UInt8]) =
        ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255])
    /// Red and green above blue and white.
    private static let upright = PixelImage(width: 64, height: 32) { column, row in
        row < 16 ? (column < 32 ? red : green) : (column < 32 ? blue : white)
    }

    /// As a camera stores it: where it sees its first row, and its first column.
    private static func stored(_ orientation: Int) -> PixelImage {
        let swapsSides = orientation >= 5
        let isRight = [2, 3, 6, 7].contains(orientation)
        let isBottom = [3, 4, 7, 8].contains(orientation)
        return PixelImage(width: swapsSides ? 32 : 64, height: swapsSides ? 64 : 32) { column, row in
            let (across, downwards) = swapsSides ? (row, column) : (column, row)
            return upright.pixel(isRight ? 63 - across : across, isBottom ? 31 - downwards : downwards)
        }
    }

    private static func exif(_ orientation: Int, isLittleEndian: Bool = true) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
            return isLittleEndian ? bytes : bytes.reversed()
        }
        let mark = Array((isLittleEndian ? "II" : "MM").utf8)
        let other = number(0x0100, 2) + number(4, 2) + number(1, 4) + number(64, 4)
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2)
        return Array("Exif".utf8) + [0, 0] + mark + number(42, 2) + number(8, 4) + number(2, 2) + other + entry
            + number(0, 4)
    }

    @Test(arguments: 1...8, [false, true])
    func howeverACameraWasHeldThePictureStandsUpright(orientation: Int, isLittleEndian: Bool) throws {
        let file = try #require(JPEGFile(Self.stored(orientation)))
        let body = file.with(application: 0xE1, Self.exif(orientation, isLittleEndian: isLittleEndian))
        let decoded = try PictureDecoder().decode(body, covering: .large)
        #expect(try #require(decoded.distance(to: Self.upright)) < 16)
    }

    @Test func aBoxIsMeantForThePictureAsItStands() throws {
        let file = try #require(JPEGFile(PixelImage(width: 100, height: 200, Self.red)))
        let body = file.with(application: 0xE1, Self.exif(6))
        let decoded = try PictureDecoder().decode(body, covering: PixelSize(width: 50, height: 50))
        #expect(decoded.size == PixelSize(width: 50, height: 25))
    }

    @Test(arguments: [0, 9, 300])
    func whatIsOddCountsAsUpright(orientation: Int) throws {
        let file = try #require(JPEGFile(Self.upright))
        #expect(ExifOrientation(ofJPEG: file.with(application: 0xE1, Self.exif(orientation))) == .upright)
        #expect(ExifOrientation(ofJPEG: file.bytes) == .upright)
        #expect(ExifOrientation(ofJPEG: []) == .upright)
    }

    @Test func anotherApplicationsSegmentMayStandBeforeIt() throws {
        var file = try #require(JPEGFile(Self.upright))
        file.bytes = file.with(application: 0xE1, Self.exif(8))
        file.bytes = file.with(application: 0xE1, Array("http://ns.adobe.com/xap/1.0/".utf8) + [0])
        #expect(ExifOrientation(ofJPEG: file.bytes) == .rotated270)
    }

    /// Offsets and counts that lead outside, at every length and in every byte.
    @Test func damageNeverReadsOutside() throws {
        let file = try #require(JPEGFile(Self.upright))
        let exif = Self.exif(6)
        for count in 0...exif.count {
            let body = file.with(application: 0xE1, Array(exif.prefix(count)))
            // The entry's value is whole with all but its padding and the end of the directory.
            #expect(ExifOrientation(ofJPEG: body) == (count >= exif.count - 6 ? .rotated90 : .upright), "\(count)")
        }
        for place in exif.indices {
            var spoilt = exif
            spoilt[place] = 0xFF
            let body = file.with(application: 0xE1, spoilt)
            #expect([.upright, .rotated90].contains(ExifOrientation(ofJPEG: body)), "\(place)")
            _ = ExifOrientation(ofJPEG: Array(body.prefix(place + 6)))
        }
    }
}
