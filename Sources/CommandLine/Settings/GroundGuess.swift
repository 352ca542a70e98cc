import Glibc
package import TerminalKit

/// What is believed of the terminal's background.
package struct GroundGuess {
    /// As it has answered an earlier run; nil if that is unknown.
    package let remembered: TerminalColor?
    /// The value of COLORFGBG, which some terminals set: the numbers of their text's and their background's colours.
    package let variable: String?

    package init(remembered: TerminalColor? = nil, variable: String? = nil) {
        self.remembered = remembered
        self.variable = variable
    }

    /// - Returns: nil where nobody knows.
    package func isDark(_ answer: BackgroundAnswer) -> Bool? {
        switch answer {
        case .color(let color): color.isDark
        case .awaited: remembered?.isDark ?? isDarkByVariable
        case .none: isDarkByVariable
        }
    }

    private var isDarkByVariable: Bool? {
        guard let last = variable?.split(separator: ";", omittingEmptySubsequences: false).last, let number = Int(last)
        else { return nil }
        return switch number {
        case 0...6, 8: true
        case 7, 9...15: false
        default: nil
        }
    }
}

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
    var isDark: Bool { luminance < 0.18 }
}
