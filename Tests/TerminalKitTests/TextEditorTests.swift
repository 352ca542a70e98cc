import TerminalKit
import Testing

struct TextEditorTests {
    /// An editor with a text, after some keys.
    private func editor(_ text: String = "", width: Int = 20, height: Int = 5, _ keys: [Key] = []) -> TextEditor {
        var editor = TextEditor(text)
        editor.resize(to: Size(width: width, height: height))
        for key in keys { _ = editor.handle(key) }
        return editor
    }

    @Test(arguments: ["", "a", "a\nb", "\n", "a\n\nb\n", "花樣年華", "e\u{301}te\u{301}"])
    func aTextIsKeptAsItIs(text: String) {
        #expect(editor(text).text == text)
    }

    @Test func textGoesWhereTheCursorIs() {
        #expect(editor("ac", [.right, .character("b")]).text == "abc")
        #expect(editor("ab\ncd", [.down, .end, .enter, .character("e")]).text == "ab\ncd\ne")
    }

    @Test func theEndOfALongTextIsInSightWhereOneGoesOnWriting() {
        var editor = editor("one\ntwo\nthree\nfour", height: 2)
        editor.moveToEnd()

        #expect(editor.cursor == .init(line: 3, column: 4))
        #expect(editor.visibleRows == ["three", "four"])
        editor.insert("!")
        #expect(editor.text == "one\ntwo\nthree\nfour!")
    }

    @Test(arguments: ["x\ny", "x\r\ny", "x\ry"]) func aPasteOfSeveralLinesIsSeveralLines(text: String) {
        let editor = editor("ab", [.right, .paste(text)])

        #expect(editor.text == "ax\nyb")
        #expect(editor.cursor == .init(line: 1, column: 1))
    }

    @Test func deletingJoinsLines() {
        #expect(editor("ab\ncd", [.down, .backspace]).text == "abcd")
        #expect(editor("ab\ncd", [.end, .delete]).text == "abcd")
        #expect(editor("ab", [.backspace]).text == "ab")
        #expect(editor("ab", [.end, .delete]).text == "ab")
    }

    @Test func oneKeyDeletesOneGrapheme() {
        #expect(editor("e\u{301}👨‍👩‍👧‍👦", [.end, .backspace]).text == "e\u{301}")
        #expect(editor("e\u{301}x", [.delete]).text == "x")
    }

    @Test(arguments: [
        ("one two", "one "), ("one two  ", "one "), ("one", ""), ("  ", ""), ("花樣 年華👨‍👩‍👧‍👦", "花樣 "),
    ])
    func aWordIsDeletedWithTheSpacesAfterIt(text: String, rest: String) {
        var editor = editor(text, [.end])
        editor.deleteWordBackward()
        #expect(editor.text == rest)
        #expect(editor.cursor.column == rest.count)
    }

    @Test func aWordBeforeTheCursorLeavesWhatIsAfterIt() {
        var editor = editor("one\ntwo three", [.down, .end, .left, .left])
        editor.deleteWordBackward()
        #expect(editor.text == "one\ntwo ee")
        #expect(editor.cursor == .init(line: 1, column: 4))
    }

    @Test func allOnOneSideOfTheCursorIsOfItsLineOnly() {
        let keys: [Key] = [.down, .right]
        var (start, end) = (editor("ab\ncd\nef", keys), editor("ab\ncd\nef", keys))
        start.deleteToLineStart()
        end.deleteToLineEnd()
        #expect(start.text == "ab\nd\nef")
        #expect(start.cursor == .init(line: 1, column: 0))
        #expect(end.text == "ab\nc\nef")
        #expect(end.cursor == .init(line: 1, column: 1))
    }

    @Test func anAccentThatComesAfterItsLetterJoinsIt() {
        let editor = editor("", [.character("e"), .character("\u{301}"), .character("t")])

        #expect(editor.text == "e\u{301}t")
        #expect(editor.cursor.column == 2)
    }

    @Test func longLinesGoOnInTheNextRowAtASpace() {
        #expect(editor("one two three four", width: 10).visibleRows == ["one two ", "three ", "four"])
        #expect(editor("abcdefghijkl", width: 6).visibleRows == ["abcde", "fghij", "kl"])
        #expect(editor("花樣年華", width: 6).visibleRows == ["花樣", "年華"])
    }

    @Test func upAndDownKeepToTheirCell() {
        let keys: [Key] = [.end, .down, .down]
        #expect(editor("12345\n1\n12345", keys).cursor == .init(line: 2, column: 5))
        #expect(editor("1234\n花樣", [.right, .right, .right, .down]).cursor == .init(line: 1, column: 1))
    }

    @Test func upAndDownGoByRows() {
        let editor = editor("abcdefghij", width: 6, [.right, .down])

        #expect(editor.cursor.column == 6)
        #expect(editor.cursorCell == (1, 1))
    }

    @Test func homeAndEndAreThoseOfTheLine() {
        #expect(editor("abcdefghij", width: 6, [.end]).cursor.column == 10)
        #expect(editor("abcdefghij", width: 6, [.end, .home]).cursor.column == 0)
    }

    @Test func theWindowFollowsTheCursor() {
        let text = (1...20).map(String.init).joined(separator: "\n")
        #expect(editor(text, [.pageDown, .pageDown]).visibleRows == ["5", "6", "7", "8", "9"])
        #expect(editor(text, [.pageDown, .pageDown, .pageUp, .pageUp]).visibleRows.first == "1")
    }

    @Test(arguments: [Key.escape, .control("s"), .function(1)]) func whatIsNoTextIsLeftToOthers(key: Key) {
        var editor = TextEditor("a")
        let isText = editor.handle(key)
        #expect(!isText)
    }
}
