import TerminalKit
import Testing

struct ThemeTests {
    @Test("Without colours no style asks for one", arguments: Style.allCases)
    func withoutColoursNoStyleAsksForOne(style: Style) {
        let appearance = Theme.standard.appearance(of: style, hasColors: false)
        #expect(appearance.foreground == nil && appearance.background == nil)
    }

    @Test("Who brings a background brings the text's colour too", arguments: Style.allCases)
    func aBackgroundBringsItsForeground(style: Style) {
        let appearance = Theme.standard.appearance(of: style, hasColors: true)
        #expect(appearance.background == nil || appearance.foreground != nil)
    }

    @Test(
        "The row under the cursor is told from others, with colours and without",
        arguments: [
            Style.selected, .selectedMuted, .selectedInactive,
        ], [true, false])
    func theSelectionIsToldFromOthers(style: Style, hasColors: Bool) {
        let selected = Theme.standard.appearance(of: style, hasColors: hasColors)
        #expect(selected != Theme.standard.appearance(of: .plain, hasColors: hasColors))
        #expect(selected != Theme.standard.appearance(of: .muted, hasColors: hasColors))
    }

    @Test("The pane with the keyboard is told from the other, with colours and without", arguments: [true, false])
    func theFocusIsToldFromTheRest(hasColors: Bool) {
        func appearance(_ style: Style) -> Appearance { Theme.standard.appearance(of: style, hasColors: hasColors) }
        #expect(appearance(.focusedTitle) != appearance(.unfocusedTitle))
        #expect(appearance(.selected) != appearance(.selectedInactive))
        #expect(appearance(.barCurrent) != appearance(.bar))
    }

    @Test("A failure is told from a notice, with colours and without", arguments: [true, false])
    func aFailureIsToldFromANotice(hasColors: Bool) {
        #expect(
            Theme.standard.appearance(of: .failure, hasColors: hasColors)
                != Theme.standard.appearance(of: .notice, hasColors: hasColors))
    }

    @Test func ordinaryTextKeepsTheTerminalsOwnColours() {
        #expect(Theme.standard.appearance(of: .plain, hasColors: true) == Appearance())
    }

    @Test("Text stands out by 4.5 to 1 from its own ground, or from black and from white", arguments: Style.allCases)
    func textStandsOut(style: Style) {
        let appearance = Theme.standard.appearance(of: style, hasColors: true)
        guard let text = appearance.foreground else { return }
        let forms: [(Color) -> UInt32] = [{ $0.rgb }, { $0.paletteRGB }]
        for form in forms {
            let grounds: [UInt32] = appearance.background.map { [form($0)] } ?? [0x000000, 0xFFFFFF]
            for ground in grounds { #expect(Contrast.ratio(form(text), ground) >= 4.5) }
        }
    }

    @Test func contrastIsThatOfWCAG() {
        #expect(Contrast.ratio(0x000000, 0xFFFFFF) == 21)
        #expect(Contrast.ratio(0xFFFFFF, 0xFFFFFF) == 1)
        #expect((4.54..<4.55).contains(Contrast.ratio(0x767676, 0xFFFFFF)))
        #expect((3.94..<3.96).contains(Contrast.ratio(0x808080, 0xFFFFFF)))
    }
}
