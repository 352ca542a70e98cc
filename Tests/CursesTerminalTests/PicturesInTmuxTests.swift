import CursesTerminal
import Pictures
import TerminalKit
import TestSupport
import Testing

/// Each in a process of its own, since a process has one terminal.
@Suite("The terminal that tmux is shown in")
struct PicturesInTmuxTests {
    private static let question = "\u{1B}Ptmux;\u{1B}\u{1B}[>0q\u{1B}\u{1B}[c\u{1B}\\"
    private static let ofTmux = "\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c"
    private static let ofKitty = "\u{1B}P>|kitty(0.41.1)\u{1B}\\\u{1B}[?62;c"

    @Test("It is asked when tmux has answered, not with the first frame; and again when the screen was reset")
    func itIsAskedWhenTmuxHasAnswered() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(named: "tmux-256color", pictures: .auto)
            let first = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            #expect(first.hasSuffix("\u{1B}[c") && !first.contains("\u{1B}P" + "tmux;"))
            #expect(await taken.sent(answer: Self.ofTmux) == Self.question)
            #expect(await taken.terminal.pictures?.method != .placeholders)
            #expect(await taken.sent(answer: Self.ofKitty) == "")
            #expect(await taken.terminal.pictures?.method == .placeholders)
            await taken.terminal.reset()
            let next = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            #expect(next.hasSuffix("\u{1B}[c") && !next.contains("\u{1B}P" + "tmux;"))
            #expect(await taken.sent(answer: "\u{1B}[?1;2c") == Self.question)
        }
    }

    @Test func withoutTmuxNothingIsAskedAgain() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(pictures: .auto)
            #expect(await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }.hasSuffix("\u{1B}[c"))
            #expect(await taken.sent(answer: "\u{1B}[?62;c") == "")
            await taken.terminal.reset()
            #expect(await !taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }.contains("\u{1B}[c"))
        }
    }

    @Test("What it says is no key, wherever it is cut")
    func answersAreNoKeys() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(named: "tmux-256color", pictures: .auto)
            _ = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            let characters = Array(Self.ofTmux + Self.ofKitty)
            // Behind ESC, time tells the key from what a terminal says.
            for cut in characters.indices.dropFirst() where characters[cut - 1] != "\u{1B}" {
                #expect(await taken.keys(0, typed: String(characters[..<cut])).isEmpty)
                #expect(await taken.keys(1, typed: String(characters[cut...]) + "x") == [.character("x")])
            }
        }
    }

    @Test("Until tmux has answered nothing of a picture is sent: while it draws its pane anew it would drop that")
    func picturesWaitForTmux() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(named: "tmux-256color", pictures: .kitty)
            let picture = RenderedPicture(
                box: PictureBox(columns: 3, rows: 2),
                form: .placeholders(
                    KittyPicture(size: PixelSize(width: 1, height: 1), hasAlpha: false, payload: Array("AAAA".utf8))))
            #expect(await taken.terminal.pictures?.method == .placeholders)
            for answer in [Self.ofTmux, "\u{1B}[?1;2c"] {
                #expect(await !taken.sent { $0.surface.place(picture, x: 4, y: 1) }.contains("a=T"))
                #expect(await !taken.terminal.hasMoreToSend)
                #expect(await taken.sent(answer: answer) == "")
                #expect(await taken.terminal.hasMoreToSend)
                await taken.terminal.sendMore()
                let sent = taken.screen.output()
                #expect(sent.contains("tmux;\u{1B}\u{1B}_Ga=T,U=1") && sent.unicodeScalars.contains("\u{10EEEE}"))
                #expect(await !taken.terminal.hasMoreToSend)
                await taken.terminal.reset()
            }
        }
    }
}
