import CPictureMaking
import Pictures

/// Makes JPEGs, and odd ones of these.
struct JPEGFile {
    var bytes: [UInt8]

    /// Nil where the library is missing.
    init?(_ image: PixelImage, as pixels: matinee_jpeg_pixels = matinee_jpeg_rgba, isProgressive: Bool = false) {
        var count = 0
        let made = matinee_make_jpeg(
            image.bytes, Int32(image.width), Int32(image.height), pixels, isProgressive, &count)
        guard let made else { return nil }
        bytes = Array(UnsafeBufferPointer(start: made, count: count))
        made.deallocate()
    }

    /// Whatever the pixels say, the frame header claims this size.
    func claiming(width: Int, height: Int) -> [UInt8] {
        var bytes = bytes
        for start in segments where (0xC0...0xC2).contains(bytes[start + 1]) {
            let claim = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
            bytes.replaceSubrange(start + 5..<start + 9, with: claim)
        }
        return bytes
    }

    /// Only what stands before the frame header.
    var withoutFrame: [UInt8] {
        Array(bytes[..<(segments.first { (0xC0...0xC2).contains(bytes[$0 + 1]) } ?? 0)])
    }

    /// CMYK as it is, where it was converted to YCCK: the first three inks are what luminance and chrominance were.
    var unconverted: [UInt8] {
        var bytes = bytes
        for start in segments where bytes[start + 1] == 0xEE { bytes[start + 15] = 0 }
        return bytes
    }

    /// With another segment at its beginning.
    func with(application marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let count = content.count + 2
        return bytes[..<2] + [0xFF, marker, UInt8(count >> 8), UInt8(count & 255)] + content + bytes[2...]
    }

    /// Its last scan, so many times more.
    func repeatingScan(_ times: Int) -> [UInt8] {
        let scan = bytes[lastScan..<bytes.count - 2]
        return bytes[..<(bytes.count - 2)] + (0..<times).flatMap { _ in scan } + [0xFF, 0xD9]
    }

    /// With bytes before its last scan that do not belong there, and then perhaps a second frame header, which is an
    /// error.
    func withStrayBytes(andFrame hasFrame: Bool) -> [UInt8] {
        let frame = segments.first { (0xC0...0xC2).contains(bytes[$0 + 1]) } ?? 0
        let header = bytes[frame..<(segments.first { $0 > frame } ?? frame)]
        return bytes[..<lastScan] + [UInt8](repeating: 0x55, count: 20) + (hasFrame ? header : []) + bytes[lastScan...]
    }

    private var lastScan: Int {
        bytes.indices.last { bytes[$0...].starts(with: [0xFF, 0xDA]) } ?? 0
    }

    /// Where the segments before the first scan begin.
    private var segments: [Int] {
        var (starts, start): ([Int], Int) = ([], 2)
        while start + 4 < bytes.count, bytes[start] == 0xFF, bytes[start + 1] != 0xDA {
            starts.append(start)
            start += 2 + Int(bytes[start + 2]) << 8 + Int(bytes[start + 3])
        }
        return starts
    }
}
