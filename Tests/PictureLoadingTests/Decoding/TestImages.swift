import Pictures
import Testing

extension PixelImage {
    /// - Parameter pixel: red, green, blue and alpha at a column and row.
    init(width: Int, height: Int, pixel: (Int, Int) -> [UInt8]) {
        self.init(
            width: width, height: height,
            bytes: (0..<height).flatMap { row in (0..<width).flatMap { column in pixel(column, row) } })
    }

    /// Of one colour.
    init(width: Int, height: Int, _ color: [UInt8]) {
        self.init(width: width, height: height) { _, _ in color }
    }

    /// Colours that change slowly, as those of photographs do.
    static func gradient(width: Int = 64, height: Int = 48) -> PixelImage {
        PixelImage(width: width, height: height) { column, row in
            [
                UInt8(column * 255 / width), UInt8(row * 255 / height), UInt8((column + row) * 255 / (width + height)),
                255,
            ]
        }
    }

    func pixel(_ column: Int, _ row: Int) -> [UInt8] {
        Array(bytes[(row * width + column) * 4..<(row * width + column) * 4 + 4])
    }

    /// How far the two are apart where they differ most; nil if their sizes differ.
    func distance(to other: PixelImage) -> Int? {
        guard size == other.size else { return nil }
        return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max()
    }
}

extension PixelSize {
    /// More than any picture of the tests has.
    static let large = PixelSize(width: 4000, height: 4000)
}
