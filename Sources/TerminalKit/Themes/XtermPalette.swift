/// The 256 colours of xterm's palette: sixteen that users change, a cube with six steps, and grays.
package enum XtermPalette {
    /// 0xRRGGBB
    package static func rgb(of number: UInt8) -> UInt32 {
        let number = Int(number)
        if number < 16 { return first[number] }
        guard number < 232 else { return UInt32(8 + 10 * (number - 232)) * 0x010101 }
        func step(_ value: Int) -> UInt32 { value == 0 ? 0 : UInt32(55 + 40 * value) }
        let place = number - 16
        return step(place / 36) << 16 | step(place / 6 % 6) << 8 | step(place % 6)
    }

    /// The colour of the cube or of the grays that looks most like this one.
    package static func nearest(to rgb: UInt32) -> UInt8 { nearest(to: rgb, among: 16...255) }

    /// The colour of the first 16, as xterm has them, that looks most like this one.
    package static func nearestOfSixteen(to rgb: UInt32) -> UInt8 { nearest(to: rgb, among: 0...15) }

    private static func nearest(to rgb: UInt32, among numbers: ClosedRange<UInt8>) -> UInt8 {
        numbers.min { distance(Self.rgb(of: $0), rgb) < distance(Self.rgb(of: $1), rgb) } ?? numbers.lowerBound
    }

    /// Squared, and weighted by how much of each part eyes see.
    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        func part(_ rgb: UInt32, _ shift: UInt32) -> Int { Int(rgb >> shift & 0xFF) }
        let mean = (part(one, 16) + part(other, 16)) / 2
        let (red, green, blue) = (
            part(one, 16) - part(other, 16), part(one, 8) - part(other, 8), part(one, 0) - part(other, 0)
        )
        return (512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue
    }

    private static let first: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}
