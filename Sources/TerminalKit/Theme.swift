/// How each style looks, with colours and without.
package struct Theme: Sendable {
    private let colored: @Sendable (Style) -> Appearance
    private let monochrome: @Sendable (Style) -> Appearance

    package func appearance(of style: Style, hasColors: Bool) -> Appearance {
        hasColors ? colored(style) : monochrome(style)
    }

    /// Legible on dark and on light backgrounds: text keeps the terminal's own colours, and only the
    /// selection brings its own background, with a foreground to match.
    package static let standard = Theme(
        colored: { style in
            switch style {
            case .plain: Appearance()
            case .muted: Appearance(gray)
            case .title: Appearance(nil, [.bold])
            case .label: Appearance(gray)
            case .accent: Appearance(amber)
            case .selected: Appearance(paper, on: violet, [.bold])
            case .selectedMuted: Appearance(paper, on: violet)
            case .selectedInactive: Appearance(violetText, [.bold])
            case .border: Appearance(gray)
            case .focusedBorder: Appearance(gray)
            case .focusedTitle: Appearance(violetText, [.bold])
            case .unfocusedTitle: Appearance(gray)
            case .bar: Appearance(gray)
            case .barCurrent: Appearance(violetText, [.bold])
            case .key: Appearance(violetText)
            case .notice: Appearance(amber)
            case .failure: Appearance(red, [.bold])
            }
        },
        monochrome: { style in
            switch style {
            case .title, .barCurrent, .key, .failure, .selectedInactive: Appearance(nil, [.bold])
            case .selected, .selectedMuted: Appearance(nil, [.reverse])
            case .focusedTitle: Appearance(nil, [.bold, .reverse])
            case .plain, .muted, .label, .accent, .border, .focusedBorder, .unfocusedTitle, .bar, .notice: Appearance()
            }
        })

    private static let gray = Color(rgb: 0x808080, palette: 244, basic: 8)
    private static let amber = Color(rgb: 0xAF8700, palette: 136, basic: 3)
    private static let violet = Color(rgb: 0x5F5FAF, palette: 61, basic: 4)
    private static let violetText = Color(rgb: 0x8787D7, palette: 104, basic: 5)
    private static let paper = Color(rgb: 0xFFFFFF, palette: 231, basic: 15)
    private static let red = Color(rgb: 0xD75F5F, palette: 167, basic: 1)
}
