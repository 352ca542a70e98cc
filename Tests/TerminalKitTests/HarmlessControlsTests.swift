import Testing

@testable import TerminalKit

/// Text that a terminal would obey does not reach it.
struct HarmlessControlsTests {
    @Test(
        "An escape sequence goes as a whole",
        arguments: [
            "\u{1B}[31m", "\u{1B}[1;38;5;12m", "\u{1B}[?1049h", "\u{1B}[2J", "\u{1B}[10;10H", "\u{1B}[ q", "\u{1B}[>0c",
            "\u{9B}31m", "\u{1B}]0;title\u{7}", "\u{1B}]0;title\u{1B}\\", "\u{9D}0;title\u{9C}",
            "\u{1B}]52;c;aGk=\u{7}",
            "\u{1B}]8;;http://a.test\u{1B}\\", "\u{1B}P1$q\u{1B}\\", "\u{90}q\u{9C}", "\u{1B}_Gf=100;\u{1B}\\",
            "\u{1B}^pm\u{1B}\\",
            "\u{1B}Xsos\u{1B}\\", "\u{1B}c", "\u{1B}7", "\u{1B}(0", "\u{1B}#8", "\u{1B}%G", "\u{1B}D",
        ])
    func anEscapeSequenceGoesAsAWhole(sequence: String) {
        #expect(HarmlessText.shown("a\(sequence)b") == "ab")
    }

    @Test(
        "A sequence that does not end takes no more than can be of it",
        arguments: [
            ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[31", "a"), ("a\u{1B}]0;title", "a"), ("a\u{1B}P1$q", "a"),
            ("a\u{1B}[31\u{E4}b", "a\u{E4}b"), ("a\u{1B}\u{E4}b", "a\u{E4}b"), ("a\u{1B}]0;title\nb", "ab"),
        ])
    func aSequenceThatDoesNotEnd(text: String, shown: String) {
        #expect(HarmlessText.shown(text) == shown)
    }

    @Test(
        "A sequence within another leaves nothing behind",
        arguments: [
            "\u{1B}\u{1B}[31m", "\u{1B}[3\u{1B}[31m", "\u{1B}]0;x\u{1B}[31m", "\u{1B}]0;x\u{1B}]0;y\u{7}",
            "\u{1B}P\u{1B}]0;y\u{1B}\\", "\u{1B}]0;x\u{1B}\u{1B}\\", "\u{1B}[\u{9B}31m", "\u{1B}[3\u{1B}]0;y\u{7}",
        ])
    func aSequenceWithinAnotherLeavesNothing(sequence: String) {
        #expect(HarmlessText.shown("a\(sequence)b") == "ab")
    }

    @Test func aSequenceThroughTwoGraphemesIsStillOne() {
        #expect(HarmlessText.shown("\u{1B}[3\u{301}1mx") == "1mx")
        #expect(HarmlessText.shown("\u{1B}]0;👩\u{200D}👩漢\u{7}x") == "x")
    }

    @Test(
        "Other controls are dropped",
        arguments: ["\u{0}", "\u{7}", "\u{8}", "\u{E}", "\u{7F}", "\u{80}", "\u{84}"])
    func otherControlsAreDropped(control: String) {
        #expect(HarmlessText.shown("a\(control)b") == "ab")
    }

    @Test(
        "Line breaks and tabs become spaces",
        arguments: ["\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func lineBreaksAndTabsBecomeSpaces(text: String) {
        #expect(HarmlessText.shown("a\(text)b") == "a b")
    }

    @Test(
        "What reorders its neighbours is dropped",
        arguments: [
            "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
            "\u{200E}",
            "\u{200F}", "\u{61C}",
        ])
    func whatReordersItsNeighboursIsDropped(control: String) {
        #expect(HarmlessText.shown("a\(control)b") == "ab")
    }

    @Test(
        "What cannot be seen is dropped",
        arguments: [
            "\u{FEFF}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{2063}", "\u{AD}", "\u{E0001}", "\u{E0041}",
            "\u{E007F}",
            "\u{FFF9}", "\u{1D173}",
        ])
    func whatCannotBeSeenIsDropped(text: String) {
        #expect(HarmlessText.shown("a\(text)b") == "ab")
    }

    @Test(
        "What has no agreed form is replaced, a cell each",
        arguments: [
            "\u{E000}", "\u{F8FF}", "\u{F0000}", "\u{10FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "\u{10FFFE}",
            "\u{378}",
        ])
    func whatHasNoAgreedFormIsReplaced(text: String) {
        #expect(HarmlessText.shown("a\(text)b") == "a\u{FFFD}b")
        #expect(HarmlessText.width(of: text) == 1)
    }

    @Test func aSpaceThatDoesNotBreakIsASpace() {
        #expect(HarmlessText.shown("a\u{A0}b") == "a b")
    }
}
