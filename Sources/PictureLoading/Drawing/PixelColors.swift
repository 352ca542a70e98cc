import Pictures

extension PixelImage {
    /// Three bytes for each pixel: red, green, blue.
    ///
    /// - Parameter background: what shines through, 0xRRGGBB.
    func colors(on background: UInt32) -> [UInt8] {
        let beneath = [16, 8, 0].map { UInt32(truncatingIfNeeded: background >> $0 & 0xFF) }
        let pixels = width * height
        return [UInt8](unsafeUninitializedCapacity: pixels * 3) { colors, count in
            count = pixels * 3
            bytes.withUnsafeBufferPointer { bytes in
                for pixel in 0..<pixels {
                    let alpha = UInt32(bytes[pixel * 4 + 3])
                    for channel in 0..<3 {
                        let color = UInt32(bytes[pixel * 4 + channel])
                        colors[pixel * 3 + channel] =
                            alpha == 255
                            ? UInt8(color) : UInt8((color * alpha + beneath[channel] * (255 - alpha) + 127) / 255)
                    }
                }
            }
        }
    }
}
