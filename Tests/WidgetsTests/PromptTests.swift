import Browsing
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

struct PromptTests {
    private func prompt(_ text: String = "", history: [String] = [], _ keys: [Key] = []) -> Prompt {
        var prompt = Prompt(label: "/")
        for entry in history { prompt.history.add(entry) }
        prompt.show(text)
        for key in keys { _ = prompt.handle(key) }
        return prompt
    }

    private func canvas(_ prompt: Prompt, width: Int, hasFocus: Bool = true) -> Canvas {
        var prompt = prompt
        let canvas = Canvas(size: Size(width: width, height: 1))
        prompt.layout(width: width)
        prompt.draw(on: canvas.surface, hasFocus: hasFocus)
        return canvas
    }

    @Test(arguments: [
        ([Key.character("!")], "one two!"), ([.left, .character("!")], "one tw!o"), ([.home, .delete], "ne two"),
        ([.control("a"), .character("!")], "!one two"), ([.home, .end, .character("!")], "one two!"),
        ([.home, .control("e"), .backspace], "one tw"), ([.control("w")], "one "),
        ([.left, .control("u")], "o"), ([.left, .control("k")], "one tw"), ([.home, .left, .backspace], "one two"),
        ([.paste("\u{1B}[1m,\r\nthree\n")], "one two, three"), ([.control("p")], "one two"),
    ])
    func keysChangeTheLine(keys: [Key], text: String) {
        #expect(prompt("one two", keys).text == text)
    }

    @Test(arguments: [
        Key.up, .down, .pageUp, .pageDown, .tab, .backTab, .enter, .escape, .control("c"), .control("l"),
        .control("s"), .function(1), .insert, .modified(.alt, .character("x")),
    ])
    func otherKeysAreForOthers(key: Key) {
        var prompt = prompt("text")
        let isTaken = prompt.handle(key)
        #expect(!isTaken)
        #expect(prompt.text == "text")
    }

    @Test(arguments: [20, 80]) func aLineThatIsFullSaysSo(width: Int) {
        let full = prompt("", [.paste(String(repeating: "x", count: 300))])
        #expect(canvas(full, width: width).rows[0].hasSuffix("256/256"))
        #expect(!canvas(full, width: width, hasFocus: false).rows[0].contains("256/256"))
        #expect(!canvas(prompt(String(repeating: "x", count: 255)), width: width).rows[0].contains("/256"))
    }

    @Test(arguments: [(256, false), (257, true), (9_000, true)])
    func whetherAPasteHadRoomIsKnown(length: Int, isCut: Bool) {
        #expect(prompt("", [.paste(String(repeating: "x", count: length))]).hasCut == isCut)
        // What is never shown needs no room.
        #expect(!prompt("", [.paste(String(repeating: "\u{1B}[1m", count: 99) + "short")]).hasCut)
    }

    @Test func withoutTheFocusALineShowsItsBeginning() {
        var line = prompt("one two three four five six seven")
        let canvas = Canvas(size: Size(width: 12, height: 1))
        line.layout(width: 12, hasFocus: false)
        line.draw(on: canvas.surface, hasFocus: false)
        #expect(canvas.rows[0] == "/ one two t…")
    }

    @Test func oneKeyErasesOneGrapheme() {
        #expect(prompt("yi 👨‍👩‍👧‍👦", [.backspace]).text == "yi ")
        #expect(prompt("e\u{301}a", [.home, .delete]).text == "a")
        #expect(prompt("", [.character("e"), .character("\u{301}"), .backspace]).text == "")
    }

    @Test func earlierEntriesComeBackAndWhatWasTypedToo() {
        var prompt = prompt("yo", history: ["alien", "yi yi"])
        func press(_ key: Key) -> String {
            _ = prompt.handle(key)
            return prompt.text
        }
        #expect(press(.control("n")) == "yo")
        #expect(press(.control("p")) == "yi yi")
        #expect(press(.control("p")) == "alien")
        #expect(press(.control("p")) == "alien")
        #expect(press(.control("n")) == "yi yi")
        #expect(press(.control("n")) == "yo")
        #expect(press(.control("n")) == "yo")
    }

    @Test func anEarlierEntryThatIsChangedIsANewOne() {
        var prompt = prompt("", history: ["alien", "yi yi"], [.control("p"), .control("p"), .character("s")])
        #expect(prompt.text == "aliens")
        _ = prompt.handle(.control("p"))
        #expect(prompt.text == "yi yi")
        _ = prompt.handle(.control("n"))
        #expect(prompt.text == "aliens")
        #expect(prompt.history.entries == ["alien", "yi yi"])
    }

    @Test func whatIsTakenIsRemembered() {
        var prompt = prompt("yi yi", history: ["alien"])
        prompt.remember()
        #expect(prompt.history.entries == ["alien", "yi yi"])
    }

    @Test func theSameTextLeavesTheCursorWhereItIs() {
        var prompt = prompt("yi", [.home])
        prompt.show("yi")
        _ = prompt.handle(.character("!"))
        #expect(prompt.text == "!yi")
        prompt.show("another")
        _ = prompt.handle(.character("!"))
        #expect(prompt.text == "another!")
    }

    @Test func aPasteAsLongAsABookIsCut() {
        #expect(prompt("", [.paste(String(repeating: "花", count: 20_000))]).text.count == 256)
        #expect(prompt("", [.paste(String(repeating: "x", count: 256)), .character("y")]).text.hasSuffix("xx"))
        // A grapheme may have any number of characters.
        let heap = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(prompt("ab", [.paste(heap)]).text.unicodeScalars.count <= 256)
    }

    @Test func theLabelStandsBeforeTheLineAndTheCursorAfterIt() {
        let canvas = canvas(prompt("yi yi"), width: 20)
        #expect(canvas.rows == ["/ yi yi"])
        #expect(canvas.cursor == CellPosition(x: 7, y: 0))
        #expect(canvas.row(0, 7...7).first?.style == .selected)
        #expect(canvas.row(0, 0...0).first?.style == .key)
    }

    @Test func whereNothingIsTypedThereIsNoCursor() {
        let canvas = canvas(prompt("yi"), width: 20, hasFocus: false)
        #expect(canvas.cursor == nil)
        #expect(canvas.row(0, 4...4).first?.style != .selected)
    }

    @Test func aLongLineShowsWhereTheCursorIs() {
        let text = "abcdefghijklmnopqrst"
        #expect(canvas(prompt(text), width: 12).rows == ["/ …mnopqrst"])
        #expect(canvas(prompt(text), width: 12).cursor == CellPosition(x: 11, y: 0))
        #expect(canvas(prompt(text, [.home]), width: 12).rows == ["/ abcdefghi…"])
        let middle = prompt(text, [.home] + Array(repeating: Key.right, count: 12))
        #expect(canvas(middle, width: 12).rows == ["/ …fghijklm…"])
        #expect(canvas(middle, width: 12).cursor == CellPosition(x: 10, y: 0))
    }

    @Test func wideCharactersAreNeverCutInHalves() {
        #expect(canvas(prompt("花樣年華花樣年華"), width: 10).rows == ["/ …樣年華"])
        #expect(canvas(prompt("花樣年華花樣年華"), width: 11).rows == ["/ …樣年華"])
        #expect(canvas(prompt("花樣年華", [.left]), width: 12).cursor == CellPosition(x: 8, y: 0))
    }

    @Test(arguments: 0...8) func nothingLeavesItsRoom(width: Int) {
        for text in ["花樣年華", "abcdef", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"] {
            for keys: [Key] in [[], [.left], [.home]] {
                let canvas = canvas(prompt(text, keys), width: width)
                #expect(HarmlessText.width(of: canvas.rows[0]) <= width)
            }
        }
    }

    @Test func whatCanBeTypedButNotSavedIsCountedAsItIsSaved() {
        var prompt = Prompt(limit: 50, limitInBytes: 10)
        _ = prompt.handle(.paste("abcdefghi"))
        #expect(canvas(prompt, width: 40).rows == ["abcdefghi"])
        _ = prompt.handle(.paste("花"))
        #expect(canvas(prompt, width: 40).rows[0].hasSuffix("12/10"))
        _ = prompt.handle(.paste(String(repeating: "x", count: 60)))
        #expect(canvas(prompt, width: 40).rows[0].hasSuffix("52/10"), "All that there is room for: 50 characters")
    }

    @Test func ofASecretOnlyTheLengthIsSeen() {
        var prompt = Prompt(isSecret: true)
        _ = prompt.handle(.paste("s3cr€t 花"))
        #expect(canvas(prompt, width: 20).rows == ["••••••••"])
        #expect(prompt.text == "s3cr€t 花")
    }
}
