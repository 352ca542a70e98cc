package import Pictures

/// Makes pixels of what services send, which nobody vouches for. Each kind needs its library, which is loaded at the
/// first picture of that kind.
///
/// A poster takes milliseconds, the largest that is allowed half a second and up to 140 MB: decoding belongs on a thread
/// of its own, one picture at a time.
package struct PictureDecoder: Sendable {
    private let jpeg: LazyCodec
    private let png: LazyCodec
    private let webp: LazyCodec

    /// - Parameter library: the name of a kind's library.
    package init(library: (PictureKind) -> String = \.library) {
        let (jpeg, png, webp) = (library(.jpeg), library(.png), library(.webp))
        self.init(
            jpeg: { TurboJPEG(library: jpeg) }, png: { LibPNG(library: png) }, webp: { LibWebP(library: webp) })
    }

    init(
        jpeg: @escaping @Sendable () -> (any PictureCodec)?, png: @escaping @Sendable () -> (any PictureCodec)?,
        webp: @escaping @Sendable () -> (any PictureCodec)?
    ) {
        self.jpeg = LazyCodec(load: jpeg)
        self.png = LazyCodec(load: png)
        self.webp = LazyCodec(load: webp)
    }

    /// Whether the kind's library is there. Asking loads it.
    package func canDecode(_ kind: PictureKind) -> Bool {
        codec(for: kind) != nil
    }

    /// The picture, turned as a camera says that it was held. It keeps its proportions, and has at least as many pixels
    /// as it takes where it is fitted into the box (`PixelSize.fitted(in:)`), if it has as many.
    ///
    /// - Parameter isCancelled: asked between the steps, of which none can be interrupted.
    package func decode(
        _ body: [UInt8], covering box: PixelSize, isCancelled: () -> Bool = { Task.isCancelled }
    ) throws(PictureFailure) -> PixelImage {
        guard body.count <= PictureLimits.bodyBytes else { throw .tooLarge }
        guard let kind = PictureKind(of: body) else { throw .notAPicture }
        guard let codec = codec(for: kind) else { throw .missingLibrary(kind) }
        let size = try codec.size(of: body)
        guard PictureLimits.allow(size) else { throw .tooLarge }
        guard !isCancelled() else { throw .cancelled }
        let orientation = kind == .jpeg ? ExifOrientation(ofJPEG: body) : .upright
        let shown = orientation.turned(size).fitted(in: box)
        let image = try codec.pixels(of: body, size: size, notBelow: orientation.turned(shown).limited(to: size))
        guard !isCancelled() else { throw .cancelled }
        return image.turned(by: orientation)
    }

    private func codec(for kind: PictureKind) -> (any PictureCodec)? {
        switch kind {
        case .jpeg: jpeg.codec()
        case .png: png.codec()
        case .webp: webp.codec()
        }
    }
}
