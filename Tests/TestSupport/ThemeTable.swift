package import TerminalKit

extension Theme {
    /// How each style looks in each step of colours: a line for each style.
    package var table: String {
        Style.allCases.map { style in
            let looks = ColorStep.allCases.reversed().map { step in
                "\(step): \(appearance(of: style, at: step).words)"
            }
            return "\(style)  \(looks.joined(separator: " | "))\n"
        }.joined()
    }
}

extension Appearance {
    fileprivate var words: String {
        let ground = background.map { "on \($0.words)" }
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.underline, "underline"), (.reverse, "reverse"), (.italic, "italic"),
        ]
        let all = [foreground?.words, ground].compactMap(\.self) + names.filter { attributes.contains($0.0) }.map(\.1)
        return all.isEmpty ? "-" : all.joined(separator: " ")
    }
}

extension Color {
    fileprivate var words: String {
        guard let rgb else { return String(palette) }
        let digits = String(rgb, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
