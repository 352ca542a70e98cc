import Testing

@testable import TerminalKit

struct PastedTextTests {
    private func paste(_ text: String) -> PastedText {
        var paste = PastedText()
        for byte in text.utf8 { paste.append(byte) }
        return paste
    }

    @Test func anEndThatCameInBytesEndsIt() {
        let paste = paste("text\u{1B}[201~")
        #expect(paste.hasEnded)
        #expect(paste.key == .paste("text"))
    }

    @Test(arguments: ["\u{1B}[201x", "\u{1B}\u{1B}[A", "\u{1B}[2\u{1B}[20"])
    func whatOnlyBeginsLikeTheEndIsPasted(text: String) {
        #expect(!paste(text).hasEnded)
        #expect(paste(text).key == .paste(text))
    }

    @Test func theEndIsFoundBehindWhatBeganLikeIt() {
        let paste = paste("\u{1B}[20\u{1B}\u{1B}[201~")
        #expect(paste.hasEnded)
        #expect(paste.key == .paste("\u{1B}[20\u{1B}"))
    }

    @Test func theEndIsFoundBehindWhatIsTooMuch() {
        let text = String(repeating: "x", count: Key.pasteLimit)
        let paste = paste(text + "y\u{1B}[201~")
        #expect(paste.hasEnded)
        #expect(paste.key == .paste(text, isCut: true))
    }

    @Test func aLaterEndMarkIsTheEnd() {
        let paste = paste("a\u{1B}[201~b\u{1B}[201~c")
        #expect(paste.key == .paste("a\u{1B}[201~b"))
        #expect(paste.rest == Array("c".utf8))
        #expect(!paste.isOver)
    }

    @Test func behindTheBeginningOfAnotherItIsOver() {
        let paste = paste("a\u{1B}[201~b\u{1B}[200~")
        #expect(paste.key == .paste("a"))
        #expect(paste.isOver)
    }

    @Test func whatIsNotTooLongIsWhole() {
        let text = String(repeating: "ä", count: Key.pasteLimit / 2)
        #expect(paste(text).key == .paste(text))
    }

    @Test func whatIsTooLongIsCutAndSaysSo() {
        let text = String(repeating: "ä", count: Key.pasteLimit / 2)
        #expect(paste(text + "b").key == .paste(text, isCut: true))
    }
}
