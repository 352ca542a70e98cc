import CPictureDrawing
import CZlib
import Pictures

/// The libraries that write pictures, each loaded when it is first needed. One that is missing is looked for again the
/// next time.
final class PictureEncoders: Sendable {
    /// The files to load.
    struct Names {
        var zlib = "libz.so.1"
        var jpeg = "libturbojpeg.so.0"
        var sixel = "libsixel.so.1"
    }

    private let zlib: LoadedLibrary
    private let jpeg: LoadedLibrary
    private let sixel: LoadedLibrary

    init(_ names: Names = Names()) {
        zlib = LoadedLibrary(names.zlib, load: matinee_zlib_load, release: matinee_zlib_release)
        jpeg = LoadedLibrary(names.jpeg, load: matinee_jpeg_load, release: matinee_jpeg_release)
        sixel = LoadedLibrary(names.sixel, load: matinee_sixel_load, release: matinee_sixel_release)
    }

    /// As zlib has it, with the least effort.
    func compressed(_ bytes: [UInt8]) throws(PictureDrawingFailure) -> [UInt8] {
        try zlib.use { zlib throws(PictureDrawingFailure) in
            let capacity = matinee_zlib_bound(zlib, bytes.count)
            return try filled(capacity) { matinee_zlib_compress(zlib, bytes, bytes.count, $0, capacity) }
        }
    }

    /// - Parameter colors: three bytes for each pixel.
    func jpeg(_ colors: [UInt8], size: PixelSize) throws(PictureDrawingFailure) -> [UInt8] {
        try jpeg.use { jpeg throws(PictureDrawingFailure) in
            let (width, height) = (Int32(size.width), Int32(size.height))
            let capacity = matinee_jpeg_bound(jpeg, width, height)
            return try filled(capacity) { matinee_jpeg_encode(jpeg, colors, width, height, $0, capacity) }
        }
    }

    /// A whole control string.
    ///
    /// - Parameters:
    ///   - colors: three bytes for each pixel.
    ///   - exact: a colour that must be as it is beside the picture, 0xRRGGBB; nil for none.
    func sixel(_ colors: [UInt8], size: PixelSize, exact: UInt32?) throws(PictureDrawingFailure) -> [UInt8] {
        try sixel.use { sixel throws(PictureDrawingFailure) in
            var (colors, string) = (colors, [UInt8]())
            let exact = exact.map { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
            let isDone = withUnsafeMutablePointer(to: &string) { string in
                matinee_sixel_encode(
                    sixel, &colors, Int32(size.width), Int32(size.height), exact,
                    { bytes, count, string in
                        guard let bytes, let string else { return 0 }
                        string.assumingMemoryBound(to: [UInt8].self).pointee.append(
                            contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                        return count
                    }, string)
            }
            guard isDone else { throw .refused }
            return string
        }
    }

    /// - Parameter fill: says how many bytes it wrote; none where it failed.
    private func filled(
        _ capacity: Int, by fill: (UnsafeMutablePointer<UInt8>?) -> Int
    ) throws(PictureDrawingFailure) -> [UInt8] {
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            count = fill(buffer.baseAddress)
        }
        guard !bytes.isEmpty else { throw .refused }
        return bytes
    }
}
