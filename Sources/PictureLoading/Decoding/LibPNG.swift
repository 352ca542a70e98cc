import CPictureLibraries
import Pictures

/// libpng's simplified API: palettes, gray, 16 bits and interlaced ones all become RGBA.
///
/// Unchecked: the functions never change, and each call has a state of its own.
struct LibPNG: PictureCodec, @unchecked Sendable {
    private let functions: matinee_png

    init?(library: String) {
        var functions = matinee_png()
        guard matinee_png_load(library, &functions) else { return nil }
        self.functions = functions
    }

    /// The first chunk has it, at a fixed place. The library would unpack all texts before the pixels to say the same.
    func size(of body: [UInt8]) throws(PictureFailure) -> PixelSize {
        let firstChunk: [UInt8] = [0x49, 0x48, 0x44, 0x52]
        guard body.count >= 24, body[12..<16].elementsEqual(firstChunk) else { throw .damaged }
        let (width, height) = (Self.number(body[16..<20]), Self.number(body[20..<24]))
        guard width > 0, height > 0 else { throw .damaged }
        return PixelSize(width: width, height: height)
    }

    func pixels(of body: [UInt8], size: PixelSize, notBelow least: PixelSize) throws(PictureFailure) -> PixelImage {
        var bytes: [UInt8] = []
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        // The library keeps both addresses from its first step to its last.
        let isRead = body.withUnsafeBytes { body in
            withUnsafeMutablePointer(to: &image) { image in
                defer { functions.free(image) }
                guard functions.begin_read_from_memory(image, body.baseAddress, body.count) != 0,
                    image.pointee.width == size.width, image.pointee.height == size.height
                else { return false }
                image.pointee.format = matinee_png_format_rgba
                // Else 16 bits without a word about their gamma count as linear, and are far too bright.
                image.pointee.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
                bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
                return functions.finish_read(image, nil, &bytes, 0, nil) != 0
            }
        }
        guard isRead else { throw .damaged }
        return PixelImage(width: size.width, height: size.height, bytes: bytes)
    }

    /// The most significant byte first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
