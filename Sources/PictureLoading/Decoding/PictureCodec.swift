import Pictures

/// Reads one kind of picture, in two steps, so that nothing is decoded that claims to be too large.
protocol PictureCodec: Sendable {
    /// As its header says, both at least 1. Makes no pixels.
    func size(of body: [UInt8]) throws(PictureFailure) -> PixelSize

    /// - Parameters:
    ///   - size: what `size(of:)` has said.
    ///   - least: at most `size`. A codec that makes fewer pixels faster may make as few as these.
    func pixels(of body: [UInt8], size: PixelSize, notBelow least: PixelSize) throws(PictureFailure) -> PixelImage
}
