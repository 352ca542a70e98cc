import Foundation
import Pictures

@testable import PictureLoading

/// Pictures that services send. The decoders are the system's; what is tried is that nothing of them comes back as more,
/// or as something else, than it may.
extension FuzzTarget {
    static let pictures: [FuzzTarget] = [
        FuzzTarget(name: "picture-jpeg", corpus: files("jpg"), read: decoded),
        // Without this almost nothing would come past the checksums.
        FuzzTarget(name: "picture-png", corpus: files("png")) { try decoded(withChecksums($0)) },
        FuzzTarget(name: "picture-webp", corpus: files("webp"), read: decoded),
    ]

    private static let decoder = PictureDecoder()

    private static func decoded(_ body: [UInt8]) throws -> [String] {
        let box = PixelSize(width: 12, height: 12)
        // Larger ones would take the libraries longer than an input may.
        guard isSmall(body), let image = try? decoder.decode(body, covering: box) else { return [] }
        let shown = image.scaled(to: image.size.fitted(in: box))
        guard PictureLimits.allow(image.size), shown.width <= box.width, shown.height <= box.height else {
            throw Harm("\(image.width) × \(image.height) became \(shown.width) × \(shown.height)")
        }
        return ["\(shown.width) × \(shown.height)"]
    }

    /// What its header claims; what has none is refused anyway.
    private static func isSmall(_ body: [UInt8]) -> Bool {
        let codec: (any PictureCodec)? =
            switch PictureKind(of: body) {
            case .jpeg: TurboJPEG(library: PictureKind.jpeg.library)
            case .png: LibPNG(library: PictureKind.png.library)
            case .webp: LibWebP(library: PictureKind.webp.library)
            case nil: nil
            }
        return (try? codec?.size(of: body)).map { $0.width <= 1000 && $0.height <= 1000 } ?? true
    }

    /// The PNG with the checksums that its chunks should have.
    private static func withChecksums(_ body: [UInt8]) -> [UInt8] {
        var body = body
        var start = 8
        while start + 12 <= body.count {
            let length = body[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = start + 8 + length
            guard end + 4 <= body.count else { break }
            let checksum = ~body[start + 4..<end].reduce(0xFFFF_FFFF as UInt32) { sum, byte in
                (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
            }
            for place in 0..<4 { body[end + place] = UInt8(truncatingIfNeeded: checksum >> (24 - place * 8)) }
            start = end + 4
        }
        return body
    }

    private static func files(_ ending: String) -> [[UInt8]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".\(ending)") }.sorted().compactMap { name in
            (try? Data(contentsOf: folder.appending(path: name))).map { Array($0) }
        }
    }
}
