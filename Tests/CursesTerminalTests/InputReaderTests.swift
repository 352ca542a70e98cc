import Glibc
import TerminalKit
import TestSupport
import Testing

@testable import CursesTerminal

/// Each in a process of its own, since a process has one terminal.
struct InputReaderTests {
    @Test func theKeysOfAKeyboardAreRecognised() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.keys(4, typed: "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD") == [.up, .down, .right, .left])
            #expect(
                await taken.keys(4, typed: "\u{1B}[5~\u{1B}[6~\u{1B}OH\u{1B}OF") == [.pageUp, .pageDown, .home, .end])
            #expect(await taken.keys(4, typed: "\r\t\u{7F}\u{1B}[Z") == [.enter, .tab, .backspace, .backTab])
            #expect(
                await taken.keys(4, typed: "\u{1B}[3~\u{1B}[2~\u{1B}OP\u{1B}[24~") == [
                    .delete, .insert, .function(1), .function(12),
                ])
        }
    }

    @Test("A keyboard's keys are keys where TERM is another terminal's name, or one's of old", arguments: Self.names)
    func keysThatTermDoesNotNameAreRecognised(name: String) async {
        await #expect(processExitsWith: .success) { [name = name as String] in
            let taken = try await TakenTerminal(named: name)
            let homes = "\u{1B}[1~\u{1B}[H\u{1B}OH\u{1B}[7~"
            #expect(await taken.keys(4, typed: homes) == Array(repeating: .home, count: 4))
            let ends = "\u{1B}[4~\u{1B}[F\u{1B}OF\u{1B}[8~"
            #expect(await taken.keys(4, typed: ends) == Array(repeating: .end, count: 4))
            #expect(await taken.keys(2, typed: "\u{1B}[A\u{1B}OA") == [.up, .up])
            #expect(
                await taken.keys(4, typed: "\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[Z") == [
                    .pageUp, .pageDown, .delete, .backTab,
                ])
            #expect(
                await taken.keys(3, typed: "\u{1B}OP\u{1B}[11~\u{1B}[[A") == Array(repeating: .function(1), count: 3))
        }
    }

    private static let names = ["xterm-256color", "screen-256color", "linux", "vt100"]

    @Test func escapeAloneIsAKey() async {
        await #expect(processExitsWith: .success) {
            let keys = try await TakenTerminal().keys(1, typed: "\u{1B}")
            #expect(keys == [.escape])
        }
    }

    @Test("What TERM names is known, though no other terminal sends it")
    func keysOfOldAreRecognised() async {
        await #expect(processExitsWith: .success) {
            let keys = try await TakenTerminal(named: "sun").keys(1, typed: "\u{1B}[216z")
            #expect(keys == [.pageUp])
        }
        await #expect(processExitsWith: .success) {
            let keys = try await TakenTerminal(named: "linux").keys(1, typed: "\u{1B}\t")
            #expect(keys == [.backTab])
        }
        await #expect(processExitsWith: .success) {
            let keys = try await TakenTerminal(named: "rxvt-unicode-256color").keys(2, typed: "\u{1B}Oc\u{1B}[3@")
            #expect(keys == [.right.with(.control), .delete.with([.control, .shift])])
        }
    }

    @Test("What a terminal reports is no key, and the key behind it is read")
    func reportsAreNoKeys() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            for text in [
                "\u{1B}[M qq", "\u{1B}[<0;113;13M", "\u{1B}[I", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}[?62;22c",
            ] {
                #expect(await taken.keys(1, typed: text + "x") == [.character("x")])
            }
        }
    }

    @Test("Of an answer that comes in parts nothing is typed, its ESC may have come long before")
    func anAnswerInPartsIsSwallowed() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.keys(0, typed: "\u{1B}[?6").isEmpty)
            #expect(await taken.keys(1, typed: "2;22cx") == [.character("x")])
            #expect(await taken.keys(1, typed: "\u{1B}") == [.escape])
            #expect(await taken.keys(1, typed: "[<0;113;13Mx") == [.character("x")])
        }
    }

    @Test func charactersOfAnyScriptAreKeys() async {
        await #expect(processExitsWith: .success) {
            let keys = try await TakenTerminal().keys(5, typed: "qG ä千")
            #expect(keys == [.character("q"), .character("G"), .character(" "), .character("ä"), .character("千")])
        }
    }

    @Test("Controls are keys with Ctrl, those too that a terminal would act on")
    func controlsAreKeysWithCtrl() async {
        await #expect(processExitsWith: .success) {
            let keys = try await TakenTerminal().keys(6, typed: "\u{3}\u{C}\u{1A}\u{1C}\u{0}\u{1F}")
            #expect(
                keys == [.control("c"), .control("l"), .control("z"), .control("\\"), .control("@"), .control("_")])
        }
    }

    @Test("A line feed is Enter, as a pipe or another terminal sends it")
    func aLineFeedIsEnter() async {
        await #expect(processExitsWith: .success) {
            let keys = try await TakenTerminal().keys(1, typed: "\n")
            #expect(keys == [.enter])
        }
    }

    @Test("What is pasted is one text and no commands, its escape sequences included")
    func aPasteIsNoCommands() async {
        await #expect(processExitsWith: .success) {
            let keys = try await TakenTerminal().keys(2, typed: "\u{1B}[200~q千\u{1B}[31m\rq\u{1B}[201~x")
            #expect(keys == [.paste("q千\u{1B}[31m\rq"), .character("x")])
        }
    }

    @Test func aPasteThatComesInPartsIsOne() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.keys(0, typed: "\u{1B}[200~first ").isEmpty)
            #expect(await taken.keys(1, typed: "second\u{1B}[201~") == [.paste("first second")])
        }
    }

    @Test("A paste whose end mark was pasted too goes on to the last one that waits, however long it is")
    func whatAPageHasPutIntoAPasteIsPasted() async {
        await #expect(processExitsWith: .success) {
            let text = String(repeating: "a", count: 2 * InputReader.batch) + "\u{1B}[201~:q\r"
            let taken = try await TakenTerminal()
            #expect(await taken.keys(2, typed: "\u{1B}[200~\(text)\u{1B}[201~x") == [.paste(text), .character("x")])
        }
    }

    @Test("A paste without an end is what has come of it, and the keys after it are keys")
    func aPasteWithoutAnEndEndsByItself() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.terminal.inputDeadline == nil)
            #expect(await taken.keys(0, typed: "\u{1B}[200~cut off").isEmpty)
            #expect(await taken.keys(1, typed: "") == [.paste("cut off")])
            #expect(await taken.terminal.inputDeadline == nil)
            #expect(await taken.keys(1, typed: "q") == [.character("q")])
            #expect(await taken.keys(1, typed: "\u{1B}[201~r") == [.character("r")])
        }
    }

    @Test func whatIsTooMuchForOnceIsReadInParts() async {
        await #expect(processExitsWith: .success) {
            let parts = try await KeyParts(TakenTerminal())
            #expect(await parts.read(String(repeating: "a", count: 3 * InputReader.batch)) == 3 * InputReader.batch)
            #expect(await parts.lengths.max() == InputReader.batch)
        }
    }

    @Test func withoutAKeyThereIsNothingToRead() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.terminal.readEvents()?.isEmpty == true)
        }
    }

    @Test func aTerminalThatIsGoneSaysSo() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            close(taken.screen.emulator)
            #expect(await taken.terminal.readEvents() == nil)
        }
    }
}
