import Pictures

extension PixelImage {
    /// Colours by name, row by row: `.` is transparent.
    static func of(_ rows: String...) -> PixelImage {
        let bytes = rows.joined().flatMap { colors[$0] ?? [] }
        return PixelImage(width: rows[0].count, height: rows.count, bytes: bytes)
    }

    private static let colors: [Character: [UInt8]] = [
        ".": [0, 0, 0, 0], "k": [0, 0, 0, 255], "w": [255, 255, 255, 255], "r": [255, 0, 0, 255],
        "g": [0, 255, 0, 255], "b": [0, 0, 255, 255],
    ]

    /// Something like a poster: a sky, a disc, grain, and strokes as of letters.
    ///
    /// - Parameter hue: 0...2, which of the colours changes how; another one is another picture.
    static func poster(width: Int = 240, height: Int = 360, hue: Int = 0) -> PixelImage {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        var grain: UInt32 = 1
        for row in 0..<height {
            for column in 0..<width {
                grain = grain &* 1_664_525 &+ 1_013_904_223
                let isLetter = (column * 24 / width) % 3 == 0 && (row * 8 / height) == 6
                let (x, y) = (column - width / 2, row - height / 3)
                let isDisc = x * x + y * y < width * width / 9
                let noise = Int(grain >> 28)
                let colors = [
                    isLetter ? 250 : column * 200 / width + noise, isLetter ? 250 : row * 200 / height + noise,
                    isLetter ? 240 : (isDisc ? 220 : 40) + noise,
                ]
                for channel in 0..<3 {
                    bytes[(row * width + column) * 4 + channel] = UInt8(colors[(channel + hue) % 3])
                }
            }
        }
        return PixelImage(width: width, height: height, bytes: bytes)
    }

    /// The root of the mean of the squared differences, of 255, to another picture in the size of this one.
    func difference(to other: PixelImage) -> Double {
        let other = other.scaled(to: size)
        var sum = 0
        for index in bytes.indices where index % 4 != 3 {
            let difference = Int(bytes[index]) - Int(other.bytes[index])
            sum += difference * difference
        }
        return (Double(sum) / Double(width * height * 3)).squareRoot()
    }
}
