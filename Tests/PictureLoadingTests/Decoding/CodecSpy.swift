import Pictures
import Synchronization

@testable import PictureLoading

/// Hands on to a codec, and counts.
final class CodecSpy: PictureCodec {
    private let codec: any PictureCodec
    private let count = Mutex(0)

    init(_ codec: any PictureCodec) {
        self.codec = codec
    }

    /// How often pixels were to be made.
    var decoded: Int { count.withLock { $0 } }

    func size(of body: [UInt8]) throws(PictureFailure) -> PixelSize {
        try codec.size(of: body)
    }

    func pixels(of body: [UInt8], size: PixelSize, notBelow least: PixelSize) throws(PictureFailure) -> PixelImage {
        count.withLock { $0 += 1 }
        return try codec.pixels(of: body, size: size, notBelow: least)
    }
}

/// A decoder whose codecs are watched.
struct WatchedDecoder {
    let decoder: PictureDecoder
    let spies: [CodecSpy]

    /// Nil where a library is missing.
    init?() {
        guard let jpeg = TurboJPEG(library: PictureKind.jpeg.library).map(CodecSpy.init),
            let png = LibPNG(library: PictureKind.png.library).map(CodecSpy.init),
            let webp = LibWebP(library: PictureKind.webp.library).map(CodecSpy.init)
        else { return nil }
        decoder = PictureDecoder(jpeg: { jpeg }, png: { png }, webp: { webp })
        spies = [jpeg, png, webp]
    }

    var decoded: Int { spies.map(\.decoded).reduce(0, +) }
}
