/// Writes PNGs of all kinds, without compression.
struct PNGFile {
    enum Color: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var samples: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    var width = 8
    var height = 8
    var color = Color.rgba
    var depth = 8
    var isInterlaced = false
    /// Three for each colour.
    var palette: [UInt8] = []
    /// The content of tRNS.
    var transparency: [UInt8] = []
    /// What the header claims in place of the size.
    var claimed: (width: Int, height: Int)?

    /// - Parameter samples: those of the pixel at a column and row.
    func bytes(samples: (Int, Int) -> [Int]) -> [UInt8] {
        let claimed = claimed ?? (width, height)
        let header =
            Self.number(claimed.width) + Self.number(claimed.height)
            + [UInt8(depth), color.rawValue, 0, 0, isInterlaced ? 1 : 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Self.chunk("IHDR", header)
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        file += Self.chunk("IDAT", Self.stored(rows(samples)))
        return file + Self.chunk("IEND", [])
    }

    private func rows(_ samples: (Int, Int) -> [Int]) -> [UInt8] {
        // Where each pass of Adam7 begins, and its steps: column, row, columns, rows.
        let passes =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
        var bytes: [UInt8] = []
        for (left, top, columns, rows) in passes where left < width {
            for row in stride(from: top, to: height, by: rows) {
                bytes.append(0)  // no filter
                var (bits, count) = (0, 0)
                for sample in stride(from: left, to: width, by: columns).flatMap({ samples($0, row) }) {
                    bits = bits << depth | sample
                    count += depth
                    while count >= 8 {
                        bytes.append(UInt8(truncatingIfNeeded: bits >> (count - 8)))
                        count -= 8
                    }
                    bits &= (1 << count) - 1
                }
                if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits << (8 - count))) }
            }
        }
        return bytes
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let checked = Array(name.utf8) + content
        return number(content.count) + checked + number(Int(checksum(checked)))
    }

    private static func number(_ number: Int) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }

    /// What zlib unpacks to these bytes.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var packed: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, bytes.count)
            let count = UInt16(end - start)
            packed.append(end == bytes.count ? 1 : 0)
            packed += [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
            packed += bytes[start..<end]
            start = end
        } while start < bytes.count
        let (low, high) = bytes.reduce((1, 0)) { sums, byte in
            let low = (sums.0 + Int(byte)) % 65521
            return (low, (sums.1 + low) % 65521)
        }
        return packed + number(high << 16 | low)
    }
}
