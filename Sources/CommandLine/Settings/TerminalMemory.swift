package import TerminalKit

/// What a terminal has said of its colours: the next run's first frame goes by it.
package struct TerminalMemory: Equatable {
    package var background: TerminalColor?
    package var colors: ColorStep?

    package init(background: TerminalColor? = nil, colors: ColorStep? = nil) {
        self.background = background
        self.colors = colors
    }
}

extension TerminalMemory {
    /// - Parameter text: as `text` has it.
    package init?(_ text: Substring) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        if parts[0] != "-" {
            guard parts[0].utf8.count == 6, let rgb = UInt32(parts[0], radix: 16) else { return nil }
            background = TerminalColor(rgb: rgb)
        }
        if parts[1] != "-" {
            guard let step = Self.steps.first(where: { $0.name == parts[1] })?.step else { return nil }
            colors = step
        }
    }

    package var text: String {
        let digits = background.map { String($0.rgb | 0x1_000000, radix: 16).dropFirst() } ?? "-"
        let name = colors.flatMap { step in Self.steps.first { $0.step == step }?.name } ?? "-"
        return "\(digits) \(name)"
    }

    private static let steps: [(step: ColorStep, name: String)] = [(.palette, "256"), (.direct, "truecolor")]
}
