/// How each style looks, with colours and without.
package struct Theme: Sendable {
    private let colored: @Sendable (Style) -> Appearance
    private let monochrome: @Sendable (Style) -> Appearance

    package func appearance(of style: Style, hasColors: Bool) -> Appearance {
        hasColors ? colored(style) : monochrome(style)
    }

    /// Legible on dark and on light backgrounds: text has the terminal's own colour, or one with a contrast of 4.5 to 1
    /// with both black and white. Only the selection has its own background and foreground.
    package static let standard = Theme(
        colored: { style in
            switch style {
            case .plain: Appearance()
            case .muted: Appearance(gray)
            case .title: Appearance(nil, [.bold])
            case .label: Appearance(gray)
            case .accent: Appearance(teal)
            case .selected, .selectedMuted: Appearance(paper, on: violet)
            case .selectedInactive: Appearance(violetText, [.bold])
            case .match: Appearance(teal, [.bold])
            case .selectedMatch: Appearance(paper, on: violet, [.bold])
            case .border: Appearance(gray)
            case .focusedTitle: Appearance(violetText, [.bold])
            case .unfocusedTitle: Appearance(gray)
            case .bar: Appearance(gray)
            case .barCurrent: Appearance(violetText, [.bold])
            case .key: Appearance(violetText)
            case .notice: Appearance(teal)
            case .failure: Appearance(red, [.bold])
            }
        },
        monochrome: { style in
            switch style {
            case .title, .barCurrent, .key, .failure, .selectedInactive, .match: Appearance(nil, [.bold])
            case .selected, .selectedMuted: Appearance(nil, [.reverse])
            case .focusedTitle, .selectedMatch: Appearance(nil, [.bold, .reverse])
            case .plain, .muted, .label, .accent, .border, .unfocusedTitle, .bar, .notice: Appearance()
            }
        })

    private static let gray = Color(rgb: 0x767676, palette: 243)
    private static let teal = Color(rgb: 0x018574, palette: 29)
    private static let violet = Color(rgb: 0x5F5FAF, palette: 61)
    private static let violetText = Color(rgb: 0x875FD7, palette: 98)
    private static let paper = Color(rgb: 0xFFFFFF, palette: 231)
    private static let red = Color(rgb: 0xCD483E, palette: 131)
}
