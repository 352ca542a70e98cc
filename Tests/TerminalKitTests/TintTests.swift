import TerminalKit
import Testing

struct TintTests {
    private static let colored: [ColorStep] = [.palette, .direct]
    /// Those in which the places of pictures have a ground of their own.
    private static let themes = (Theme.builtIn + [.automaticDark, .automaticLight])
        .filter { !$0.hasBrackets(at: .direct) }
    private static let light: Set = [
        "light", "auto-light", "catppuccin-latte", "gruvbox-light", "tokyo-night-day", "rose-pine-dawn",
        "solarized-light",
    ]

    @Test("Each has its style in the place of a picture, those of words have one as chips, and no other style has one")
    func eachHasItsStyle() {
        #expect(Style.allCases.compactMap(\.tint) == Tint.ofWords + Tint.allCases)
        for tint in Tint.allCases {
            #expect(Style(ofPlace: tint).tint == tint)
            #expect("\(Style(ofPlace: tint))".lowercased() == "place\(tint)")
        }
        for tint in Tint.ofWords {
            #expect(Style(tint).tint == tint)
            #expect("\(Style(tint))".lowercased() == "tint\(tint)")
        }
        #expect(Set(Tint.ofWords + Tint.ofPlaces) == Set(Tint.allCases))
        #expect(Tint.ofPlaces.allSatisfy { Style($0) == .chip })
    }

    @Test("Each is another ground, where a theme gives chips one", arguments: colored)
    func eachIsAnotherGround(step: ColorStep) {
        let looks = Tint.ofWords.map { Theme.automaticDark.appearance(of: Style($0), at: step) }
        #expect(Set(looks.map(\.background)).count == Tint.ofWords.count)
        #expect(looks == Tint.ofWords.map { Theme.light.appearance(of: Style($0), at: step) })
    }

    @Test("Where chips have brackets, all look as chips do", arguments: [Theme.neutral, .mono, .automaticDark])
    func whereChipsHaveBracketsAllAreAlike(theme: Theme) {
        for step in ColorStep.allCases where theme.hasBrackets(at: step) {
            let chip = theme.appearance(of: .chip, at: step)
            for tint in Tint.allCases {
                #expect(theme.appearance(of: Style(tint), at: step) == chip)
                #expect(theme.appearance(of: Style(ofPlace: tint), at: step) == chip)
            }
        }
    }

    @Test(
        "The places of pictures are dark in dark themes and light in light ones, and their text stands out by 4.5 to 1",
        arguments: themes, colored)
    func placesGoWithTheTheme(theme: Theme, step: ColorStep) throws {
        let ground = theme.appearance(of: .ground, at: step).background
        for tint in Tint.allCases {
            let look = theme.appearance(of: Style(ofPlace: tint), at: step)
            let (text, place) = (try rgb(#require(look.foreground)), try rgb(#require(look.background)))
            #expect(Contrast.ratio(text, place) >= 4.5, "\(tint)")
            let isLight = Contrast.ratio(place, 0x000000) > Contrast.ratio(place, 0xFFFFFF)
            #expect(isLight == Self.light.contains(theme.name), "\(tint)")
            #expect(look.background != ground, "\(tint)")
        }
        let places = Tint.ofPlaces.map { theme.appearance(of: Style(ofPlace: $0), at: step).background }
        #expect(Set(places).count == places.count)
    }

    @Test("Of 256 colours the places of pictures have muted ones, but where text must stand out most")
    func placesAreMutedOf256() throws {
        for theme in Self.themes where !Self.light.contains(theme.name) && theme != .highContrast {
            for tint in Tint.allCases {
                let place = try rgb(#require(theme.appearance(of: Style(ofPlace: tint), at: .palette).background))
                let (red, green, blue) = (place >> 16, place >> 8 & 0xFF, place & 0xFF)
                // Pure red, green and blue, and what is nearly that, are signals.
                #expect(min(red + green, green + blue, red + blue) >= 0x5F, "\(tint)")
                #expect([red, green, blue].max() ?? 0 <= 0xAF, "\(tint)")
            }
        }
    }

    private func rgb(_ color: Color) -> UInt32 { color.rgb ?? XtermPalette.rgb(of: color.palette) }

    @Test("With few colours places are shaded in the colours of text", arguments: [ColorStep.eight, .sixteen, .mono])
    func withFewColoursPlacesAreShaded(step: ColorStep) {
        for theme in Self.themes {
            #expect(theme.appearance(of: Style(ofPlace: .wine), at: step) == theme.appearance(of: .chip, at: step))
        }
    }
}
