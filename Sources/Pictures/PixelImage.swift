/// A picture as pixels, row by row from the top.
package struct PixelImage: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Four for each pixel: red, green, blue, and alpha, by which the others are not multiplied.
    package let bytes: [UInt8]

    /// - Parameter bytes: exactly `width` × `height` × 4.
    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(width > 0 && height > 0 && bytes.count == width * height * 4)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    package var size: PixelSize { PixelSize(width: width, height: height) }

    /// Whether nothing shines through.
    package var isOpaque: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        }
    }
}
