import Pictures

/// Reads a Sixel string as a terminal does.
struct SixelReader {
    private(set) var image: PixelImage?
    private var bytes: ArraySlice<UInt8>
    private var colors: [Int: [UInt8]] = [:]

    init(_ string: [UInt8]) {
        bytes = string[...]
        read()
    }

    private mutating func read() {
        guard bytes.starts(with: [0x1B, UInt8(ascii: "P")]), bytes.suffix(2) == [0x1B, UInt8(ascii: "\\")],
            let begin = bytes.firstIndex(of: UInt8(ascii: "q"))
        else { return }
        bytes = bytes[(begin + 1)...].dropLast(2)
        guard takes("\"") else { return }
        let raster = numbers()
        guard raster.count == 4, raster[0] == raster[1] else { return }
        let (width, height) = (raster[2], raster[3])
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        var (column, band, color, count) = (0, 0, 0, 1)
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "#"):
                let numbers = numbers()
                color = numbers[0]
                if numbers.count == 5 { colors[color] = numbers[2...].map { UInt8(($0 * 255 + 50) / 100) } }
            case UInt8(ascii: "!"): count = numbers()[0]
            case UInt8(ascii: "$"): column = 0
            case UInt8(ascii: "-"): (column, band) = (0, band + 1)
            case 0x3F...0x7E:
                for _ in 0..<count {
                    for bit in 0..<6 where (byte - 0x3F) >> bit & 1 == 1 {
                        let row = band * 6 + bit
                        // More than was announced would stay on the screen.
                        guard row < height, column < width, let color = colors[color] else { return }
                        let place = (row * width + column) * 4
                        pixels.replaceSubrange(place..<(place + 4), with: color + [255])
                    }
                    column += 1
                }
                count = 1
            default: return
            }
        }
        image = PixelImage(width: width, height: height, bytes: pixels)
    }

    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        guard bytes.first == UInt8(ascii: character) else { return false }
        bytes.removeFirst()
        return true
    }

    /// Separated by semicolons.
    private mutating func numbers() -> [Int] {
        var numbers: [Int] = []
        repeat {
            let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            bytes.removeFirst(digits.count)
            numbers.append(Int(String(decoding: digits, as: UTF8.self)) ?? 0)
        } while takes(";")
        return numbers
    }
}
