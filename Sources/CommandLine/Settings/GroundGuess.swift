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
