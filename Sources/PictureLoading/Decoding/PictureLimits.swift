package import Pictures

/// What is refused before a pixel is made: a picture of 100 kB may claim the memory of the whole machine.
package enum PictureLimits {
    package static let bodyBytes = 2 << 20
    package static let sides = 1...8192
    package static let pixels = 12_000_000
    /// The most pixels of a JPEG, all scans together: each may go over all pixels, and take no bytes for it. Ten scans are usual.
    static let scannedPixels = 20 * pixels

    package static func allow(_ size: PixelSize) -> Bool {
        sides.contains(size.width) && sides.contains(size.height) && size.width * size.height <= pixels
    }
}
