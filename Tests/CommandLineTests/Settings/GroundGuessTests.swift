import TerminalKit
import Testing

@testable import CommandLine

struct GroundGuessTests {
    private static let black = TerminalColor(rgb: 0)
    private static let white = TerminalColor(rgb: 0xFFFFFF)

    @Test(
        "COLORFGBG in every form",
        arguments: [
            ("15;0", true), ("0;15", false), ("0;default;15", false), ("15;default;0", true), ("12;8", true),
            ("0;7", false),
            ("0;9", false), ("7;6", true), ("default;default", nil), ("0;16", nil), ("0;-1", nil), ("", nil),
            (";", nil),
            ("0", true), ("x", nil), (nil, nil),
        ] as [(String?, Bool?)])
    func theVariableTells(text: String?, isDark: Bool?) {
        #expect(GroundGuess(remembered: nil, variable: text).isDark(.none) == isDark)
    }

    @Test("An answer counts before what is remembered, and that before the variable")
    func anAnswerCountsFirst() {
        let guess = GroundGuess(remembered: Self.white, variable: "15;0")
        #expect(guess.isDark(.color(Self.black)) == true)
        #expect(guess.isDark(.awaited) == false)
        #expect(guess.isDark(.none) == true)
        #expect(GroundGuess(remembered: nil, variable: nil).isDark(.awaited) == nil)
    }

    @Test(
        "An answer in every form",
        arguments: [
            ("rgb:0/0/0", true), ("rgb:1d/1f/21", true), ("rgb:1d1d/1f1f/2121", true), ("rgb:fff/fff/fff", false),
            ("rgba:ffff/ffff/ffff/8000", false), ("rgb:fdfd/f6f6/e3e3", false), ("rgb:0/0", nil), ("#ffffff", nil),
            ("rgb:xyz/0/0", nil), ("", nil),
        ] as [(String, Bool?)])
    func anAnswerInEveryForm(text: String, isDark: Bool?) {
        #expect(TerminalColor(text[...])?.isDark == isDark)
    }

    @Test(
        "A background is dark or light by its luminance",
        arguments: [
            (0x000000, true), (0x002B36, true), (0x282C34, true), (0x707070, true), (0x7B7B7B, false),
            (0xFDF6E3, false), (0xFFFFFF, false),
        ] as [(UInt32, Bool)])
    func aBackgroundIsDarkOrLight(rgb: UInt32, isDark: Bool) {
        #expect(TerminalColor(rgb: rgb).isDark == isDark)
    }
}
