import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import CursesTerminal

/// What is handed to the clipboard of the terminal.
struct ClipboardSequenceTests {
    @Test(arguments: ["", "a", "ab", "abc", "abcd", "Yi Yi (2000)", "千と千尋の神隠し", "\u{1B}]52;c;!\u{7}\n\0"])
    func itIsInBase64(text: String) {
        let expected = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
        #expect(ClipboardSequence(text).map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
    }

    @Test("Every byte and every length is as Foundation has it")
    func everyByteAndLength() {
        for count in 0..<300 {
            let text = String(String.UnicodeScalarView((0..<count).map { Unicode.Scalar(UInt8($0 * 7 % 128)) }))
            let sent = ClipboardSequence(text).map { String(decoding: $0.bytes.dropFirst(7).dropLast(), as: UTF8.self) }
            #expect(sent == Data(text.utf8).base64EncodedString())
        }
    }

    @Test func whatIsLongerThanTerminalsTakeIsNotSent() {
        #expect(ClipboardSequence(String(repeating: "x", count: 6_144)) != nil)
        #expect(ClipboardSequence(String(repeating: "x", count: 6_145)) == nil)
    }

    @Test("It goes with the next frame, behind all of that, once")
    func itGoesWithTheNextFrame() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 1, y: 1) }
            #expect(await taken.terminal.copy("Heat") == nil)
            #expect(taken.screen.output().isEmpty)
            let sent = await taken.sent { $0.surface.draw("Copied", x: 1, y: 1) }
            #expect(sent.contains("Copied") && sent.hasSuffix("\u{1B}]52;c;SGVhdA==\u{7}"))
            #expect(await taken.sent { $0.surface.draw("Copied", x: 1, y: 1) }.isEmpty)
        }
    }

    @Test("Who quits before that frame has it sent all the same")
    func whoQuitsHasItSent() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.terminal.copy("Heat") == nil)
            await taken.terminal.close()
            let sent = taken.screen.output()
            let copy = try #require(sent.range(of: "\u{1B}]52;c;SGVhdA==\u{7}"))
            let end = try #require(sent.range(of: "\u{1B}[?1049l"))
            #expect(copy.upperBound <= end.lowerBound)
        }
    }

    @Test("Terminals that would show it get nothing", arguments: ["linux", "vt100", "screen"])
    func terminalsThatWouldShowItGetNothing(name: String) async {
        await #expect(processExitsWith: .success) { [name = name as String] in
            unsetenv("TMUX")
            let taken = try await TakenTerminal(named: name)
            #expect(await taken.terminal.copy("Heat") == .notUnderstood)
            #expect(await !taken.sent { $0.surface.draw("x", x: 1, y: 1) }.contains("]52;"))
        }
    }

    @Test func aLongTextIsRefused() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.terminal.copy(String(repeating: "x", count: 7_000)) == .tooLong)
        }
    }
}
