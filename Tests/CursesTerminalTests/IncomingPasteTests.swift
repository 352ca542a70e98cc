import TerminalKit
import Testing

@testable import CursesTerminal

struct IncomingPasteTests {
    private let start = ContinuousClock.now

    private func paste(_ characters: [(Unicode.Scalar, after: Duration)]) -> IncomingPaste {
        var (paste, now) = (IncomingPaste(at: start), start)
        for (character, pause) in characters {
            now += pause
            paste.append(character, at: now)
        }
        return paste
    }

    private func paste(_ text: String) -> IncomingPaste {
        paste(text.unicodeScalars.map { ($0, after: .zero) })
    }

    @Test func anEndThatCameInCharactersEndsIt() {
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

    @Test func aPasteOfWhichNothingComesIsOverAfterItsPatience() {
        #expect(paste([]).deadline == start + Key.pastePatience)
    }

    @Test func whatKeepsComingProlongsIt() {
        let slow = Array(repeating: (Unicode.Scalar("a"), after: IncomingPaste.flow), count: 500)
        #expect(paste(slow).deadline == start + IncomingPaste.flow * 500 + Key.pastePatience)
    }

    @Test("Who types, or holds a key down, does not prolong it")
    func whoTypesDoesNotProlongIt() {
        let typed = Array(repeating: (Unicode.Scalar("q"), after: Duration.milliseconds(33)), count: 500)
        #expect(paste(typed).deadline == start + Key.pastePatience)
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
