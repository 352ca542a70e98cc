import CPictureMaking
import Pictures

/// Makes WebPs, and odd ones of these.
struct WebPFile {
    var bytes: [UInt8]

    /// Nil where the library is missing.
    init?(_ image: PixelImage, isLossless: Bool = true) {
        var count = 0
        let made = matinee_make_webp(
            image.bytes, Int32(image.width), Int32(image.height), isLossless ? 101 : 95, &count)
        guard let made else { return nil }
        bytes = Array(UnsafeBufferPointer(start: made, count: count))
        made.deallocate()
    }

    /// Of a lossless one: whatever the pixels say, the header claims this size.
    func claiming(width: Int, height: Int) -> [UInt8] {
        var bytes = bytes
        let sides = (width - 1) | (height - 1) << 14
        for place in 0..<4 {
            let kept: UInt8 = place == 3 ? bytes[21 + place] & 0xF0 : 0
            bytes[21 + place] = UInt8(truncatingIfNeeded: sides >> (place * 8)) & (place == 3 ? 0x0F : 0xFF) | kept
        }
        return bytes
    }

    /// An animation without frames.
    static let animation: [UInt8] =
        Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 7, 0, 0]
}
