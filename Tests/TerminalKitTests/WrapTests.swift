import Testing

@testable import TerminalKit

struct WrapTests {
    @Test(
        "Lines break at spaces, which go",
        arguments: [
            ("the long good friday", 10, ["the long", "good", "friday"]), ("ab cd", 5, ["ab cd"]),
            ("ab cd", 4, ["ab", "cd"]),
            ("ab  cd", 3, ["ab", "cd"]), ("ab     c", 4, ["ab", "c"]), ("äb     c", 4, ["äb", "c"]),
            ("abcd ef", 4, ["abcd", "ef"]),
            ("äbcd ef", 4, ["äbcd", "ef"]),
        ])
    func linesBreakAtSpaces(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test("Spaces at the end need no line", arguments: ["abcd ", "abcd    ", "äbcd ", "äbcd    "])
    func spacesAtTheEndNeedNoLine(text: String) {
        #expect(text.wrapped(to: 4).count == 1)
    }

    @Test(
        "A word breaks only where it is longer than a line",
        arguments: [
            ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
            ("abcdef gh", 4, ["abcd", "ef", "gh"]),
            ("äbcdefghij", 4, ["äbcd", "efgh", "ij"]), ("a abcd", 4, ["a", "abcd"]), ("ä abcd", 4, ["ä", "abcd"]),
        ])
    func aWordBreaksOnlyWhereItMust(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test func aWordThatFitsIsNotBrokenForTheSpacesBeforeIt() {
        #expect(" abcd".wrapped(to: 4).last == "abcd")
        #expect(" äbcd".wrapped(to: 4).last == "äbcd")
    }

    @Test(
        "Wide characters break anywhere between them",
        arguments: [
            ("千と千尋の神隠し", 6, ["千と千", "尋の神", "隠し"]), ("千と千尋", 5, ["千と", "千尋"]), ("ab千と", 4, ["ab千", "と"]),
            ("千ab と", 4, ["千ab", "と"]),
        ])
    func wideCharactersBreakAnywhere(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test(
        "A name is one line where it fits on one, whatever breaks are in it",
        arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func breaksInANameAreSpaces(lineBreak: String) {
        #expect("a\(lineBreak)b".wrapped(to: 10) == ["a b"])
        #expect("ä\(lineBreak)b c".wrapped(to: 3) == ["ä b", "c"])
    }

    @Test func breaksInWhatIsWrittenAtLengthAreKept() {
        #expect("a\nb\n\nc".paragraphsWrapped(to: 10) == ["a", "b", "", "c"])
        #expect("a\r\nb".paragraphsWrapped(to: 10) == ["a", "b"])
        #expect("long text\näb".paragraphsWrapped(to: 4) == ["long", "text", "äb"])
        #expect("a\u{1B}]0;b\nc\u{7}d".paragraphsWrapped(to: 4) == "a\u{1B}]0;b\nc\u{7}d".wrapped(to: 4))
    }

    @Test(
        "Of one column, every character has its line",
        arguments: [
            ("abc", ["a", "b", "c"]), ("a b", ["a", "b"]), ("äb c", ["ä", "b", "c"]), ("千と", ["千", "と"]),
        ])
    func ofOneColumn(text: String, lines: [String]) {
        #expect(text.wrapped(to: 1) == lines)
    }

    @Test("A width of nothing is one of one column", arguments: [0, -5])
    func aWidthOfNothingIsOneColumn(width: Int) {
        #expect("ab".wrapped(to: width) == ["a", "b"])
    }

    @Test("A text without words is one empty line", arguments: ["", " ", "      ", "\t", "\u{A0}"])
    func aTextWithoutWordsIsOneEmptyLine(text: String) {
        #expect(text.wrapped(to: 4).map { $0.filter { !$0.isWhitespace } } == [""])
    }

    @Test func aMarkStaysWithItsLetter() {
        #expect("aaae\u{301}".wrapped(to: 3) == ["aaa", "e\u{301}"])
    }

    @Test(arguments: [
        ("Yi Yi", 5, "Yi Yi"), ("Yi Yi", 4, "Yi …"), ("Yi Yi", 1, "…"), ("Yi Yi", 0, "…"), ("", 0, ""),
        ("花樣年華", 8, "花樣年華"), ("花樣年華", 7, "花樣年…"), ("花樣年華", 6, "花樣…"), ("花樣年華", 2, "…"),
        ("e\u{301}te\u{301}s", 3, "e\u{301}t…"), (" a\n\tb ", 9, "a b"), ("a\u{1B}]0;b", 9, "a"),
    ])
    func aTextIsShortenedToOneLine(text: String, width: Int, shortened: String) {
        #expect(text.shortened(to: width) == shortened)
    }

    @Test("A break within an escape sequence shows nothing of it")
    func aBreakWithinASequenceShowsNothingOfIt() {
        let lines = "ä\u{1B}[38;5;12mbcdefgh \u{1B}]0;a long title\u{7}i".wrapped(to: 4)
        #expect(lines.map(HarmlessText.shown) == ["äbcd", "efgh", "i"])
    }
}
