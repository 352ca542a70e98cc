import CPictureLibraries
import Pictures

/// libturbojpeg.
///
/// Unchecked: the functions never change, and each call has a decompressor of its own.
struct TurboJPEG: PictureCodec, @unchecked Sendable {
    private let functions: matinee_turbojpeg

    init?(library: String) {
        var functions = matinee_turbojpeg()
        guard matinee_turbojpeg_load(library, &functions) else { return nil }
        self.functions = functions
    }

    func size(of body: [UInt8]) throws(PictureFailure) -> PixelSize {
        guard let decompressor = functions.init_decompress() else { throw .damaged }
        defer { _ = functions.destroy(decompressor) }
        return try header(of: body, decompressor).size
    }

    func pixels(of body: [UInt8], size: PixelSize, notBelow least: PixelSize) throws(PictureFailure) -> PixelImage {
        // The library stops at 500 scans, which can take ten seconds.
        guard Self.scans(in: body) * size.width * size.height <= PictureLimits.scannedPixels else { throw .tooLarge }
        guard let decompressor = functions.init_decompress() else { throw .damaged }
        defer { _ = functions.destroy(decompressor) }
        let isCMYK = try header(of: body, decompressor).isCMYK
        let size = Self.scaled(size, notBelow: least)
        var bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
        let status = functions.decompress(
            decompressor, body, UInt(body.count), &bytes, Int32(size.width), 0, Int32(size.height),
            (isCMYK ? TJPF_CMYK : TJPF_RGBA).rawValue, TJFLAG_LIMITSCANS)
        if status != 0 {
            // A warning means that the pixels are there, though some are guessed. It hides an error that comes after
            // it: then the last pixel was never written, which has no alpha.
            guard functions.error_code(decompressor) == Int32(TJERR_WARNING.rawValue), isCMYK || bytes.last != 0
            else { throw .damaged }
        }
        if isCMYK { Self.turnIntoRGBA(&bytes) }
        return PixelImage(width: size.width, height: size.height, bytes: bytes)
    }

    private func header(
        of body: [UInt8], _ decompressor: tjhandle
    ) throws(PictureFailure) -> (size: PixelSize, isCMYK: Bool) {
        // They stay as they are where the header is cut off, which is no error. After an error (a warning, or unusual
        // subsampling) they may be set, and the picture may be fine.
        var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, -1)
        _ = functions.decompress_header(
            decompressor, body, UInt(body.count), &width, &height, &subsampling, &space)
        guard width > 0, height > 0 else { throw .damaged }
        let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
        return (PixelSize(width: Int(width), height: Int(height)), isCMYK)
    }

    /// How many there are at most: the marker cannot be part of a scan, but of another segment, as of a small preview.
    private static func scans(in body: [UInt8]) -> Int {
        let (marker, startOfScan): (UInt8, UInt8) = (0xFF, 0xDA)
        return body.withUnsafeBufferPointer { body in
            var count = 0
            for index in body.indices.dropFirst() where body[index] == startOfScan && body[index - 1] == marker {
                count += 1
            }
            return count
        }
    }

    /// The smallest of the eighths that the library scales to while it decodes.
    private static func scaled(_ size: PixelSize, notBelow least: PixelSize) -> PixelSize {
        (1..<8).lazy
            .map { PixelSize(width: (size.width * $0 + 7) / 8, height: (size.height * $0 + 7) / 8) }
            .first { $0.width >= least.width && $0.height >= least.height } ?? size
    }

    /// The values are inverted, as Adobe writes them and everybody after it: 255 means no ink.
    private static func turnIntoRGBA(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBufferPointer { bytes in
            for pixel in stride(from: 0, to: bytes.count, by: 4) {
                let black = UInt16(bytes[pixel + 3])
                for ink in pixel..<pixel + 3 {
                    bytes[ink] = UInt8(truncatingIfNeeded: (UInt16(bytes[ink]) &* black &+ 127) / 255)
                }
                bytes[pixel + 3] = 255
            }
        }
    }
}
