import TerminalKit
import TestSupport
import Testing

struct ThemeTests {
    private static let colored: [ColorStep] = [.palette, .direct]
    /// Those that are chosen by name, and those that `auto` stands for.
    private static let themes = Theme.builtIn + [.automaticDark, .automaticLight]
    private static let dark: [UInt32] = [0x000000, 0x101010, 0x1D1F21, 0x282C34, 0x002B36]
    private static let light: [UInt32] = [0xFFFFFF, 0xFDF6E3, 0xF2F2F2, 0xE8E4DC]

    /// The grounds that a theme is for. The neutral one is for the ends of both: no colour does better on all.
    private static func grounds(of theme: Theme) -> [UInt32] {
        switch theme.name {
        case "auto-dark": dark
        case "auto-light": light
        default: [0x000000, 0xFFFFFF]
        }
    }

    private static func rgb(_ color: Color) -> UInt32 { color.rgb ?? XtermPalette.rgb(of: color.palette) }

    /// The least contrast that a text has; nil where it is the terminal's own.
    private static func contrast(_ style: Style, of theme: Theme, at step: ColorStep) -> Double? {
        let appearance = theme.appearance(of: style, at: step)
        guard let text = appearance.foreground else { return nil }
        let grounds = appearance.background.map { [rgb($0)] } ?? grounds(of: theme)
        return grounds.map { Contrast.ratio(rgb(text), $0) }.min()
    }

    /// What is read; borders and tones are not.
    private static let texts = Style.allCases.filter {
        ![.border, .frame, .ground, .chipEdge, .selectedMark, .selectedFavourite, .dayFew, .dayMore].contains($0)
    }

    @Test("Tones of a colour are told from each other where a theme says its ground", arguments: Self.themes, colored)
    func tonesAreToldFromEachOther(theme: Theme, step: ColorStep) {
        let tones = [Style.dayFew, .dayMore, .dayMost].map { theme.appearance(of: $0, at: step).foreground }
        #expect(tones.last == theme.appearance(of: .accent, at: step).foreground)
        guard step == .direct, !theme.hasBrackets(at: step), tones.last != .some(nil) else { return }
        #expect(Set(tones).count == 3, "\(theme.name)")
    }

    @Test("Text stands out by 4.5 to 1, and by 7 to 1 in high contrast", arguments: Self.themes, colored)
    func textStandsOut(theme: Theme, step: ColorStep) {
        for style in Self.texts {
            guard let contrast = Self.contrast(style, of: theme, at: step) else { continue }
            // Of 256 colours none is so near to the middle of black and white.
            let least = theme == .highContrast ? 7 : theme == .neutral && step == .palette ? 3.85 : 4.5
            #expect(contrast >= least, "\(style) of \(theme.name)")
        }
    }

    @Test("The marks of a row and the frame with the keyboard stand out by 3 to 1", arguments: Self.themes, colored)
    func marksStandOut(theme: Theme, step: ColorStep) {
        for style in [Style.selectedMark, .selectedFavourite, .frame] {
            guard let contrast = Self.contrast(style, of: theme, at: step) else { continue }
            // On the lightest of dark grounds and the darkest of light ones the frame has a little less.
            #expect(contrast >= (style == .frame ? 2.85 : 3), "\(style) of \(theme.name)")
        }
    }

    @Test("What borders are drawn in is told from text from 256 colours on", arguments: Theme.builtIn)
    func bordersAreToldFromText(theme: Theme) {
        for step in ColorStep.allCases {
            #expect(theme.dimsInVain(at: step) == (step < .palette || theme.name == "mono"), "\(theme.name) \(step)")
        }
    }

    @Test("Who brings a background brings the text's colour too", arguments: Self.themes, ColorStep.allCases)
    func aBackgroundBringsItsForeground(theme: Theme, step: ColorStep) {
        for style in Style.allCases where style != .ground {
            let appearance = theme.appearance(of: style, at: step)
            #expect(appearance.background == nil || appearance.foreground != nil, "\(style)")
        }
    }

    @Test("Each step has only its own colours", arguments: Self.themes, ColorStep.allCases)
    func eachStepHasOnlyItsColours(theme: Theme, step: ColorStep) {
        for style in Style.allCases {
            let appearance = theme.appearance(of: style, at: step)
            for color in [appearance.foreground, appearance.background].compactMap(\.self) {
                switch step {
                case .mono: Issue.record("\(style) has a colour")
                case .eight: #expect(color.rgb == nil && color.palette < 8)
                case .sixteen: #expect(color.rgb == nil && color.palette < 16)
                // Users change the first 16, so that nothing would be known of their contrast.
                case .palette: #expect(color.rgb == nil && color.palette >= 16)
                case .direct: #expect(color.rgb != nil && color.palette >= 16)
                }
            }
        }
    }

    @Test("Of 16 colours only those are used that most palettes make legible, and none of the first eight is bold")
    func ofSixteenOnlyLegibleOnesAreUsed() {
        for style in Style.allCases {
            let (onDark, onLight) = (
                Theme.automaticDark.appearance(of: style, at: .sixteen),
                Theme.automaticLight.appearance(of: style, at: .sixteen)
            )
            #expect(![1, 4, 8].contains(onDark.foreground?.palette), "\(style)")
            #expect(onLight.foreground.map { [1, 4, 5].contains($0.palette) } ?? true, "\(style)")
            for theme in Self.themes {
                let appearance = theme.appearance(of: style, at: .sixteen)
                #expect(
                    !appearance.attributes.contains(.bold) || (appearance.foreground?.palette ?? 8) >= 8, "\(style)")
            }
        }
    }

    @Test("With eight colours bold stands for the bright ones")
    func withEightColoursBoldIsBright() {
        #expect(Theme.automaticDark.appearance(of: .key, at: .eight) == .ansi(6, .bold))
        #expect(Theme.automaticDark.appearance(of: .label, at: .eight) == .ansi(6))
        #expect(Theme.automaticLight.appearance(of: .key, at: .eight) == .ansi(4))
    }

    @Test(
        "No state is told by a colour alone: it has an attribute, or a mark beside it", arguments: Self.themes,
        ColorStep.allCases)
    func noStateIsToldByItsColourAlone(theme: Theme, step: ColorStep) {
        func attributes(_ style: Style) -> Appearance.Attributes { theme.appearance(of: style, at: step).attributes }
        func ground(_ style: Style) -> Color? { theme.appearance(of: style, at: step).background }
        // Rows: a ground of their own or reversed, and bold in a pane without the keyboard.
        #expect(ground(.selected) != ground(.plain) || attributes(.selected).contains(.reverse))
        // What was found weighs less than the row under the cursor.
        #expect(!attributes(.match).isDisjoint(with: [.bold, .underline]) && ground(.match) == ground(.plain))
        #expect(!attributes(.match).contains(.reverse))
        #expect(theme.appearance(of: .selectedMatch, at: step) != theme.appearance(of: .selected, at: step))
        #expect(ground(.barCurrent) != ground(.bar) || attributes(.barCurrent).contains(.reverse))
        for style in [Style.selectedInactive, .focusedTitle, .title] {
            // A bold black would be grey in some terminals.
            let isBlack = theme.appearance(of: .plain, at: step).foreground == .black
            #expect(attributes(style).contains(isBlack ? .underline : .bold), "\(style)")
        }
        #expect(attributes(.link).contains(.underline))
        // In sixteen colours bold would make some of them bright: there is the colour, and a failure says so in words.
        if step != .sixteen && step != .eight { #expect(attributes(.failure).contains(.bold)) }
        #expect(theme.hasBrackets(at: step) || ground(.chip) != ground(.plain))
    }

    @Test("Without colours the attributes are the same in all", arguments: Self.themes, Style.allCases)
    func withoutColoursAllAreAlike(theme: Theme, style: Style) {
        let appearance = theme.appearance(of: style, at: .mono)
        #expect(appearance == Theme.mono.appearance(of: style, at: .direct))
        #expect(appearance.foreground == nil && appearance.background == nil)
    }

    @Test("What auto stands for leaves its ground to the terminal, and the neutral theme text too")
    func theTerminalsOwnColoursStay() {
        #expect(Theme.neutral.appearance(of: .plain, at: .direct) == Appearance())
        for theme in [Theme.automaticDark, .automaticLight, .neutral, .mono] {
            for step in ColorStep.allCases { #expect(theme.appearance(of: .ground, at: step) == Appearance()) }
        }
    }

    @Test(
        "A dark or light theme that was chosen by name has a ground and a text in each step, on a terminal of any ground",
        arguments: Theme.builtIn.filter { ![.highContrast, .neutral, .mono].contains($0) })
    func whoIsChosenByNamePaintsTheGround(theme: Theme) {
        for step in ColorStep.allCases where step != .mono {
            for style in Style.allCases {
                let appearance = theme.appearance(of: style, at: step)
                #expect(
                    appearance.background != nil && (style == .ground || appearance.foreground != nil), "\(style)")
                #expect(appearance.background != appearance.foreground, "\(style)")
            }
        }
    }

    @Test("High contrast has a ground of its own in 24 bits and 256 colours")
    func highContrastPaintsItsGround() {
        #expect(Theme.highContrast.appearance(of: .ground, at: .direct).background == Color(0, 16))
        #expect(Theme.highContrast.appearance(of: .plain, at: .palette).background == Color(palette: 16))
    }

    @Test func contrastIsThatOfWCAG() {
        #expect(Contrast.ratio(0x000000, 0xFFFFFF) == 21)
        #expect(Contrast.ratio(0xFFFFFF, 0xFFFFFF) == 1)
        #expect((4.54..<4.55).contains(Contrast.ratio(0x767676, 0xFFFFFF)))
        #expect((3.94..<3.96).contains(Contrast.ratio(0x808080, 0xFFFFFF)))
    }

    @Test("Golden: how each style looks in each step", arguments: Self.themes)
    func howEachStyleLooks(theme: Theme) throws {
        try RecordedScreen(theme.name).compare(withText: theme.table)
    }
}

extension Color {
    fileprivate static let black = Color(palette: 0)
}

extension Theme: CustomTestStringConvertible {
    package var testDescription: String { name }
}
