package import Pictures

extension PixelSize {
    /// The largest size of the same proportions that a box has room for, which may be larger than this; at least 1 × 1.
    package func fitted(in box: PixelSize) -> PixelSize {
        let scale = min(Double(box.width) / Double(width), Double(box.height) / Double(height))
        func side(_ length: Int, atMost most: Int) -> Int {
            max(1, min(most, Int((Double(length) * scale).rounded())))
        }
        return PixelSize(width: side(width, atMost: box.width), height: side(height, atMost: box.height))
    }

    func limited(to size: PixelSize) -> PixelSize {
        PixelSize(width: min(width, size.width), height: min(height, size.height))
    }
}
