import Foundation
import TerminalKit

/// The contrast of two colours, by the Web Content Accessibility Guidelines 2.2.
enum Contrast {
    /// From 1 to 21.
    static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
        let luminances = [luminance(one), luminance(other)]
        return ((luminances.max() ?? 0) + 0.05) / ((luminances.min() ?? 0) + 0.05)
    }

    private static func luminance(_ rgb: UInt32) -> Double {
        let channels = [16, 8, 0].map { shift in
            let value = Double(rgb >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}

extension Color {
    /// The colour of `palette` in xterm: a colour cube with six steps, then grays.
    var paletteRGB: UInt32 {
        let number = UInt32(palette)
        guard number < 232 else { return (8 + 10 * (number - 232)) * 0x010101 }
        func step(_ value: UInt32) -> UInt32 { value == 0 ? 0 : 55 + 40 * value }
        let place = number - 16
        return step(place / 36) << 16 | step(place / 6 % 6) << 8 | step(place % 6)
    }
}
