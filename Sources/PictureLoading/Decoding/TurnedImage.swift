import Pictures

extension PixelImage {
    func turned(by orientation: ExifOrientation) -> PixelImage {
        guard orientation != .upright else { return self }
        let size = orientation.turned(size)
        let (last, bottom) = (width - 1, (height - 1) * width)
        /// Where in this image the first pixel is, and how far from there to the next one in its row and its column.
        let (start, right, down) =
            switch orientation {
            case .upright: (0, 1, width)
            case .mirroredHorizontally: (last, -1, width)
            case .rotated180: (bottom + last, -1, -width)
            case .mirroredVertically: (bottom, 1, -width)
            case .transposed: (0, width, 1)
            case .rotated90: (bottom, -width, 1)
            case .transversed: (bottom + last, -width, -1)
            case .rotated270: (last, width, -1)
            }
        let turned = [UInt8](unsafeUninitializedCapacity: bytes.count) { turned, count in
            count = bytes.count
            let pixels = UnsafeMutableRawBufferPointer(turned)
            bytes.withUnsafeBytes { bytes in
                for row in 0..<size.height {
                    for column in 0..<size.width {
                        let pixel = bytes.loadUnaligned(
                            fromByteOffset: (start + row * down + column * right) * 4, as: UInt32.self)
                        pixels.storeBytes(of: pixel, toByteOffset: (row * size.width + column) * 4, as: UInt32.self)
                    }
                }
            }
        }
        return PixelImage(width: size.width, height: size.height, bytes: turned)
    }
}
