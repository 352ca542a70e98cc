import Entities
import TerminalKit
import Testing

@testable import Configuration

struct ThemeFileTests {
    private func file(_ text: String) -> ThemeFile { ThemeFile(Array(text.utf8), name: "mine", path: "/mine.json5") }

    private func mistake(_ flaw: ThemeMistake.Flaw, _ path: String...) -> ThemeMistake {
        ThemeMistake(file: "/mine.json5", path: path, flaw)
    }

    @Test func aThemeIsBasedOnOneOfTheProgram() {
        let file = file("{ 'based-on': 'light' }")
        #expect(file.mistakes == [])
        #expect(file.theme.name == "mine")
        for role in Role.allCases { #expect(file.theme.look(of: role) == Theme.light.look(of: role)) }
        #expect(self.file("{}").theme.look(of: .muted) == Theme.neutral.look(of: .muted))
    }

    @Test("A comment, a trailing comma, names without quotes: JSON5")
    func filesAreJSON5() {
        let file = file(
            """
            // mine
            { "based-on": 'dark', text: '#DDEEFF', muted: 0xF4, }
            """)
        #expect(file.mistakes == [])
        #expect(file.theme.look(of: .text).full.foreground == Color(0xDDEEFF, XtermPalette.nearest(to: 0xDDEEFF)))
        #expect(file.theme.look(of: .muted).full.foreground == Color(palette: 244))
    }

    @Test func aColourHasItsNearestOf256AndOf16() {
        let look = file("{ 'based-on': 'dark', accent: '#FF0000' }").theme.look(of: .accent)
        #expect(look.full == Appearance(Color(0xFF0000, 196)))
        #expect(look.sixteen == .ansi(9))
        #expect(look.appearance(at: .eight) == .ansi(1, .bold))
        #expect(look.mono == [])
    }

    @Test("Unless they are given")
    func stepsCanBeGiven() {
        let look = file("{ accent: { hex: '#FF0000', '256': 160, '16': 'red' } }").theme.look(of: .accent)
        #expect(look.full == Appearance(Color(0xFF0000, 160)))
        #expect(look.sixteen == .ansi(1))
        #expect(file("{ accent: { hex: '#FF0000', '16': 3 } }").theme.look(of: .accent).sixteen == .ansi(3))
    }

    @Test(
        "The sixteen have names, and are the terminal's own in each step",
        arguments: [("black", 0), ("white", 7), ("bright-black", 8), ("bright-cyan", 14)] as [(String, UInt8)])
    func theSixteenHaveNames(name: String, number: UInt8) {
        let look = file("{ label: '\(name)' }").theme.look(of: .label)
        #expect(look.full == .ansi(number) && look.sixteen == .ansi(number))
    }

    @Test func theTerminalsOwnColourIsInherited() {
        let look = file("{ 'based-on': 'dark', text: 'inherit', selected: { ground: 'inherit' } }").theme
        #expect(look.look(of: .text).full == Appearance())
        #expect(look.look(of: .selected).full.background == nil)
    }

    @Test func textGroundAndAttributesAreSaid() {
        let look = file(
            "{ 'based-on': 'dark', title: { text: '#102030', ground: 231, bold: false, underline: true, italic: true } }"
        ).theme.look(of: .title)
        #expect(look.full == Appearance(Color(0x102030, 235), on: Color(palette: 231), [.underline, .italic]))
        #expect(look.mono == [.underline, .italic])
        #expect(look.sixteen.background == Color(palette: 15) && look.sixteen.attributes == [.underline, .italic])
    }

    @Test("Colours take the place of what stands for them with sixteen: reversed, or bold")
    func coloursTakeThePlaceOfAttributes() {
        let selected = file("{ 'based-on': 'dark', selected: { ground: '#0000EE' } }").theme.look(of: .selected)
        #expect(selected.sixteen == Appearance(Color(palette: 15), on: Color(palette: 4)))
        let focus = file("{ 'based-on': 'dark', focus: '#CD0000' }").theme.look(of: .focus)
        #expect(focus.full.attributes == .bold && focus.sixteen == .ansi(1))
        let bold = file("{ 'based-on': 'dark', focus: { text: '#CD0000', bold: true } }").theme.look(of: .focus)
        #expect(bold.sixteen == .ansi(1, .bold))
    }

    @Test func aColourOfTheGroundIsBehindEverything() {
        for text in ["{ ground: '#101010' }", "{ ground: { ground: '#101010' } }"] {
            let file = file(text)
            #expect(file.mistakes == [])
            #expect(file.theme.appearance(of: .muted, at: .direct).background?.rgb == 0x101010)
            #expect(file.theme.look(of: .ground).full.foreground == nil)
        }
    }

    @Test func theGroundOfTheThemeBelowCanBeLeftToTheTerminal() {
        let file = file("{ 'based-on': 'dark', ground: 'inherit' }")
        #expect(file.mistakes == [])
        for step in ColorStep.allCases { #expect(file.theme.appearance(of: .ground, at: step) == Appearance()) }
        #expect(file.theme.appearance(of: .plain, at: .direct).background == nil)
    }

    @Test("What is in the row under the cursor stands on its ground")
    func theRowHasOneGround() {
        let file = file("{ 'based-on': 'dark', selected: { ground: '#504945' }, 'selected-mark': { ground: 3 } }")
        #expect(file.mistakes == [])
        for role in [Role.selected, .selectedMuted, .selectedFavourite] {
            #expect(file.theme.look(of: role).full.background?.rgb == 0x504945)
        }
        #expect(file.theme.look(of: .selectedMuted).full.foreground == Color(0xC9CEDC, 231))
        #expect(file.theme.look(of: .selectedMark).full.background == Color(palette: 3))
    }

    @Test(
        "A mistake names its place, what was expected, and what may have been meant",
        arguments: [
            ("{ 'based-on': 'drak' }", ["based-on"], .expected(.builtInTheme, nearest: "dark")),
            ("{ 'based-on': 3 }", ["based-on"], .expected(.builtInTheme, nearest: nil)),
            ("{ selectd: '#FFFFFF' }", ["selectd"], .unknownName(nearest: "selected")),
            ("{ 'selected-mutde': 3 }", ["selected-mutde"], .unknownName(nearest: "selected-muted")),
            ("{ xyzzy: 3 }", ["xyzzy"], .unknownName(nearest: nil)),
            ("{ text: '#FFF' }", ["text"], .expected(.hexadecimal, nearest: nil)),
            ("{ text: '#GGGGGG' }", ["text"], .expected(.hexadecimal, nearest: nil)),
            ("{ text: 'brigth-cyan' }", ["text"], .expected(.color, nearest: "bright-cyan")),
            ("{ text: 'inherited' }", ["text"], .expected(.color, nearest: "inherit")),
            ("{ text: 256 }", ["text"], .expected(.paletteNumber, nearest: nil)),
            ("{ text: 1.5 }", ["text"], .expected(.paletteNumber, nearest: nil)),
            ("{ text: NaN }", ["text"], .expected(.paletteNumber, nearest: nil)),
            ("{ text: true }", ["text"], .expected(.role, nearest: nil)),
            ("{ text: [1] }", ["text"], .expected(.role, nearest: nil)),
            ("{ text: null }", ["text"], .expected(.role, nearest: nil)),
            ("{ text: { bold: 1 } }", ["text", "bold"], .expected(.flag, nearest: nil)),
            ("{ text: { blod: true } }", ["text", "blod"], .unknownName(nearest: "bold")),
            ("{ text: { ground: null } }", ["text", "ground"], .expected(.color, nearest: nil)),
            ("{ text: { ground: { hex: 3 } } }", ["text", "ground", "hex"], .expected(.hexadecimal, nearest: nil)),
            (
                "{ text: { hex: '#FFFFFF', '16': 'blu' } }", ["text", "16"],
                .expected(.oneOfSixteen, nearest: "blue")
            ),
            ("{ text: { hex: '#FFFFFF', '16': 16 } }", ["text", "16"], .expected(.oneOfSixteen, nearest: nil)),
            ("{ text: { hex: '#FFFFFF', '256': 'x' } }", ["text", "256"], .expected(.paletteNumber, nearest: nil)),
            ("{ text: { hex: '#FFFFFF', hexx: 3 } }", ["text", "hexx"], .unknownName(nearest: "hex")),
            ("[]", [], .expected(.object, nearest: nil)), ("'x'", [], .expected(.object, nearest: nil)),
            ("{ text: ", [], .notJSON5), ("", [], .notJSON5), ("\u{FF}", [], .notJSON5),
        ] as [(String, [String], ThemeMistake.Flaw)])
    func aMistakeSaysWhatItIs(text: String, path: [String], flaw: ThemeMistake.Flaw) {
        #expect(file(text).mistakes == [ThemeMistake(file: "/mine.json5", path: path, flaw)])
    }

    @Test("What is right beside a mistake counts")
    func whatIsRightCounts() {
        let file = file("{ 'based-on': 'dark', text: '#FFFFF', key: { text: 'rde', bold: true }, muted: '#ABCDEF' }")
        #expect(file.mistakes.map(\.path) == [["key", "text"], ["text"]])
        #expect(file.theme.look(of: .muted).full.foreground?.rgb == 0xABCDEF)
        #expect(file.theme.look(of: .text) == Theme.dark.look(of: .text))
        #expect(file.theme.look(of: .key).full == Appearance(Color(0xC9B8E8, 183), .bold))
    }

    @Test func aFileThatIsNotThereOrTooLargeIsTold() {
        let missing = ThemeFile(nil, name: "mine", path: "/mine.json5")
        #expect(missing.mistakes == [mistake(.unreadable)])
        #expect(missing.theme.look(of: .muted) == Theme.neutral.look(of: .muted))
        let large = ThemeFile(
            [UInt8](repeating: 32, count: ThemeFile.largest + 1), name: "mine", path: "/mine.json5")
        #expect(large.mistakes == [mistake(.tooLarge(kilobytes: 64))])
    }
}
