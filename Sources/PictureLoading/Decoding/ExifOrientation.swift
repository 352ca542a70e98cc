import Pictures

/// What is to be done to the pixels of a picture for it to stand upright, by what the camera wrote beside them. The raw
/// value is EXIF's; angles are clockwise.
enum ExifOrientation: UInt16, CaseIterable {
    case upright = 1
    case mirroredHorizontally, rotated180, mirroredVertically
    // Rows and columns change places.
    case transposed, rotated90, transversed, rotated270

    /// What is not there, or odd, counts as upright.
    init(ofJPEG body: [UInt8]) {
        self = Self.exif(in: body).flatMap(Self.orientation) ?? .upright
    }

    func turned(_ size: PixelSize) -> PixelSize {
        swapsSides ? PixelSize(width: size.height, height: size.width) : size
    }

    private var swapsSides: Bool { rawValue >= Self.transposed.rawValue }

    /// The TIFF structure in the first of the segments that say that they are EXIF's.
    private static func exif(in body: [UInt8]) -> ArraySlice<UInt8>? {
        let application1: UInt8 = 0xE1
        let (startOfScan, endOfImage): (UInt8, UInt8) = (0xDA, 0xD9)
        let name: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
        var place = 2
        while place + 4 <= body.count, body[place] == 0xFF {
            let marker = body[place + 1]
            guard marker != 0xFF else {  // more of these may stand before any marker
                place += 1
                continue
            }
            guard marker != startOfScan, marker != endOfImage else { return nil }
            let length = Int(body[place + 2]) << 8 | Int(body[place + 3])
            let end = place + 2 + length
            guard length >= 2, end <= body.count else { return nil }
            let segment = body[place + 4..<end]
            if marker == application1, segment.starts(with: name) { return segment.dropFirst(name.count) }
            place = end
        }
        return nil
    }

    private static func orientation(inTIFF bytes: ArraySlice<UInt8>) -> ExifOrientation? {
        let isLittleEndian: Bool
        switch Array(bytes.prefix(2)) {
        case [0x49, 0x49]: isLittleEndian = true
        case [0x4D, 0x4D]: isLittleEndian = false
        default: return nil
        }
        /// A number of so many bytes at an offset; nil outside.
        func number(at offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - count else { return nil }
            let digits = bytes.dropFirst(offset).prefix(count)
            return isLittleEndian
                ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
        }
        let (tag, short) = (0x0112, 3)
        guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
            let entries = number(at: directory, bytes: 2)
        else { return nil }
        for entry in 0..<entries {
            let start = directory + 2 + entry * 12
            guard let found = number(at: start, bytes: 2) else { return nil }
            guard found == tag else { continue }
            guard number(at: start + 2, bytes: 2) == short, number(at: start + 4, bytes: 4) == 1 else { return nil }
            return number(at: start + 8, bytes: 2).flatMap { ExifOrientation(rawValue: UInt16($0)) }
        }
        return nil
    }
}
