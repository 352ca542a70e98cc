/// A colour as terminals report it: three parts from 0 to 65,535.
package struct TerminalColor: Hashable, Sendable {
    package let red: UInt16
    package let green: UInt16
    package let blue: UInt16

    /// 0xRRGGBB
    package var rgb: UInt32 {
        UInt32(red >> 8) << 16 | UInt32(green >> 8) << 8 | UInt32(blue >> 8)
    }

    package init(rgb: UInt32) {
        func part(_ shift: UInt32) -> UInt16 { UInt16(rgb >> shift & 0xFF) * 0x101 }
        (red, green, blue) = (part(16), part(8), part(0))
    }

    /// - Parameter text: `rgb:` and three parts of one to four hexadecimal digits, or `rgba:` and four, between slashes.
    package init?(_ text: Substring) {
        let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, let count = ["rgb": 3, "rgba": 4][halves[0]] else { return nil }
        let parts = halves[1].split(separator: "/", omittingEmptySubsequences: false).compactMap(Self.part)
        guard parts.count == count else { return nil }
        (red, green, blue) = (parts[0], parts[1], parts[2])
    }

    /// The largest value of its digits, however many there are, is the full intensity.
    private static func part(_ digits: Substring) -> UInt16? {
        guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else { return nil }
        let most = (UInt32(1) << (4 * UInt32(digits.utf8.count))) - 1
        return UInt16(value * 0xFFFF / most)
    }
}
