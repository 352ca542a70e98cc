/// The kinds of pictures that can be decoded. GIF and SVG are none of them.
package enum PictureKind: CaseIterable, Hashable, Sendable {
    case jpeg, png, webp

    /// What the first bytes say. A content type may lie, and so may the end of an address.
    package init?(of body: [UInt8]) {
        let riff: [UInt8] = [0x52, 0x49, 0x46, 0x46]
        let webp: [UInt8] = [0x57, 0x45, 0x42, 0x50]
        if body.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if body.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if body.starts(with: riff), body.dropFirst(8).starts(with: webp) {
            self = .webp
        } else {
            return nil
        }
    }

    /// The library that decodes it, as the dynamic linker knows it.
    package var library: String {
        switch self {
        case .jpeg: "libturbojpeg.so.0"
        case .png: "libpng16.so.16"
        case .webp: "libwebp.so.7"
        }
    }
}
