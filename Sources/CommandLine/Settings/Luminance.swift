import Glibc
import TerminalKit

extension TerminalColor {
    /// From 0 to 1, by the Web Content Accessibility Guidelines 2.2.
    private var luminance: Double {
        func light(_ part: UInt16) -> Double {
            let value = Double(part) / 0xFFFF
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }

    /// Whether light text stands out better on it: it is darker than what black and white stand out from alike.
    package var isDark: Bool { luminance < 0.18 }
}
