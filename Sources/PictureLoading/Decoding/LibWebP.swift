import CPictureLibraries
import Pictures

/// libwebp. It has no checksums: what is damaged often decodes all the same.
///
/// Unchecked: the functions never change, and each call has a state of its own.
struct LibWebP: PictureCodec, @unchecked Sendable {
    private let functions: matinee_webp

    init?(library: String) {
        var functions = matinee_webp()
        guard matinee_webp_load(library, &functions) else { return nil }
        self.functions = functions
    }

    func size(of body: [UInt8]) throws(PictureFailure) -> PixelSize {
        let features = try features(of: body)
        guard features.has_animation == 0 else { throw .notAPicture }
        guard features.width > 0, features.height > 0 else { throw .damaged }
        return PixelSize(width: Int(features.width), height: Int(features.height))
    }

    func pixels(of body: [UInt8], size: PixelSize, notBelow least: PixelSize) throws(PictureFailure) -> PixelImage {
        var config = WebPDecoderConfig()
        guard functions.init_decoder_config(&config, WEBP_DECODER_ABI_VERSION) != 0 else { throw .damaged }
        // The library does not weigh colours by their alpha: what is invisible would bleed into what is seen.
        let made = try features(of: body).has_alpha == 0 ? least : size
        if made != size {
            config.options.use_scaling = 1
            config.options.scaled_width = Int32(made.width)
            config.options.scaled_height = Int32(made.height)
        }
        var bytes = [UInt8](repeating: 0, count: made.width * made.height * 4)
        let status = bytes.withUnsafeMutableBufferPointer { bytes in
            config.output.colorspace = MODE_RGBA
            config.output.is_external_memory = 1
            config.output.u.RGBA.rgba = bytes.baseAddress
            config.output.u.RGBA.stride = Int32(made.width * 4)
            config.output.u.RGBA.size = bytes.count
            return functions.decode(body, body.count, &config)
        }
        functions.free_buffer(&config.output)
        guard status == VP8_STATUS_OK else { throw .damaged }
        return PixelImage(width: made.width, height: made.height, bytes: bytes)
    }

    private func features(of body: [UInt8]) throws(PictureFailure) -> WebPBitstreamFeatures {
        var features = WebPBitstreamFeatures()
        guard functions.get_features(body, body.count, &features, WEBP_DECODER_ABI_VERSION) == VP8_STATUS_OK
        else { throw .damaged }
        return features
    }
}
