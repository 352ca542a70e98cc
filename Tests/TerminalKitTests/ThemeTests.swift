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
}
