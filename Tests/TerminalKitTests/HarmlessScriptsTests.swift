import Testing

@testable import TerminalKit

/// Text in all scripts is shown with the calculated width.
struct HarmlessScriptsTests {
    @Test(
        "Text of any script is shown as it is",
        arguments: [
            ("Heat", 4), ("Amélie", 6), ("Ame\u{301}lie", 6), ("Ω≈ç", 3), ("Москва", 6), ("千と千尋", 8), ("기생충", 6),
            ("ｱﾒﾘ", 3),
            ("อำลา", 4), ("שלום", 4), ("ﷺ", 1), ("…—–", 3), ("☺♪★", 3), ("½", 1), ("😀", 2),
        ])
    func textIsShownAsItIs(text: String, width: Int) {
        #expect(HarmlessText.shown(text).unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(HarmlessText.width(of: text) == width)
    }

    @Test func theVowelsAndFinalsOfDecomposedHangulTakeNoRoom() {
        #expect(HarmlessText.width(of: "\u{1100}\u{1161}\u{11A8}") == 2)
    }

    @Test("A consonant cluster of Devanagari is not parted")
    func aClusterIsNotParted() {
        let glyphs = HarmlessText.glyphs(of: "कि")
        #expect(glyphs.map(\.continuesGrapheme) == [false, true])
        #expect(HarmlessText.shown("नमस्ते").unicodeScalars.elementsEqual("नमस्ते".unicodeScalars))
    }

    @Test("Marks stand over their letter, up to three")
    func marksStandOverTheirLetter() {
        #expect(HarmlessText.glyphs(of: "e\u{301}\u{323}").map(\.markScalars) == [[0x301, 0x323]])
        let zalgo = HarmlessText.glyphs(of: "e" + String(repeating: "\u{301}", count: 100) + "x")
        #expect(zalgo.map(\.markScalars.count) == [3, 0])
        #expect(zalgo.map(\.width) == [1, 1])
    }

    @Test("A mark without a letter is dropped", arguments: ["\u{301}", "\n\u{301}", "\u{200B}\u{301}"])
    func aMarkWithoutALetterIsDropped(text: String) {
        #expect(!HarmlessText.shown(text).unicodeScalars.contains("\u{301}"))
    }

    @Test(
        "Joined emoji are shown as their first",
        arguments: [
            ("👨\u{200D}👩\u{200D}👧", "👨"), ("👩\u{200D}⚕\u{FE0F}", "👩"), ("👩🏽\u{200D}🚀", "👩"),
            ("❤\u{FE0F}\u{200D}🔥", "❤"), ("🏳\u{FE0F}\u{200D}🌈", "🏳"),
        ])
    func joinedEmojiAreShownAsTheirFirst(text: String, shown: String) {
        #expect(HarmlessText.shown("\(text)x") == "\(shown)x")
    }

    @Test("A joiner within a script's cluster takes nothing away")
    func aJoinerWithinAScriptsClusterTakesNothingAway() {
        #expect(HarmlessText.shown("क\u{94D}\u{200D}ष") == "क\u{94D}ष")
    }

    @Test(
        "Selectors and keycaps do not widen their base",
        arguments: [
            ("❤\u{FE0F}", "❤", 1), ("❤\u{FE0E}", "❤", 1), ("😀\u{FE0E}", "😀", 2), ("1\u{FE0F}\u{20E3}", "1", 1),
            ("#\u{20E3}", "#", 1), ("葛\u{E0100}", "葛", 2),
        ])
    func selectorsDoNotWidenTheirBase(text: String, shown: String, width: Int) {
        #expect(HarmlessText.shown(text) == shown)
        #expect(HarmlessText.width(of: text) == width)
    }

    @Test("A flag is its two letters", arguments: [("🇦🇹", "AT"), ("🇩🇪🇯🇵", "DEJP"), ("🇦", "A")])
    func aFlagIsItsTwoLetters(flag: String, letters: String) {
        #expect(HarmlessText.shown(flag) == letters)
        #expect(HarmlessText.width(of: flag) == letters.count)
    }

    @Test func theTagsOfAFlagAreDropped() {
        #expect(HarmlessText.shown("🏴\u{E0067}\u{E0062}\u{E007F}x") == "🏴x")
    }

    @Test func aSkinToneIsDroppedFromItsEmoji() {
        #expect(HarmlessText.shown("👍🏽") == "👍")
    }

    @Test("A skin tone alone is replaced, lest a terminal join it to the emoji before it")
    func aSkinToneAloneIsReplaced() {
        #expect(HarmlessText.shown("👍\u{200B}🏽") == "👍\u{FFFD}")
    }

    @Test("What is ambiguous in width is narrow", arguments: ["·", "×", "→", "α", "①", "─", "“"])
    func whatIsAmbiguousInWidthIsNarrow(text: String) {
        #expect(HarmlessText.width(of: text) == 1)
    }

    @Test func emptyTextHasNoGlyphs() {
        #expect(HarmlessText.glyphs(of: "").isEmpty)
        #expect(HarmlessText.width(of: "") == 0)
    }
}
