import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine

struct TerminalMemoryTests {
    private func file(_ folder: TemporaryFolder, _ environment: [String: String]) -> TerminalMemoryFile {
        TerminalMemoryFile(folder: folder.path, environment: environment)
    }

    @Test("Each terminal has its own, by its names and whether it is tmux")
    func eachTerminalHasItsOwn() throws {
        let folder = try TemporaryFolder()
        let dark = TerminalMemory(background: TerminalColor(rgb: 0x00_102030), colors: .direct)
        let light = TerminalMemory(background: TerminalColor(rgb: 0xFDF6E3), colors: nil)
        #expect(file(folder, ["TERM": "xterm"]).load() == nil)
        file(folder, ["TERM": "xterm"]).save(dark)
        file(folder, ["TERM": "xterm", "TMUX": "/tmp/x,1,0"]).save(light)
        file(folder, ["TERM": "xterm", "TERM_PROGRAM": "Apple Terminal"]).save(light)
        #expect(file(folder, ["TERM": "xterm"]).load() == dark)
        #expect(file(folder, ["TERM": "xterm", "TMUX": "/other"]).load() == light)
        #expect(file(folder, ["TERM": "xterm", "TERM_PROGRAM": "Apple Terminal"]).load() == light)
        #expect(file(folder, ["TERM": "xterm-256color"]).load() == nil)
        file(folder, ["TERM": "xterm"]).save(light)
        #expect(file(folder, ["TERM": "xterm"]).load() == light)
    }

    @Test func theLastTwentyAreKept() throws {
        let folder = try TemporaryFolder()
        for number in 0..<25 {
            file(folder, ["TERM": "t\(number)"]).save(TerminalMemory(background: TerminalColor(rgb: 0)))
        }
        #expect(file(folder, ["TERM": "t4"]).load() == nil)
        #expect(file(folder, ["TERM": "t5"]).load() != nil && file(folder, ["TERM": "t24"]).load() != nil)
    }

    @Test("What is no memory is none", arguments: ["", "x y", "102030", "10203 -", "1020304 -", "102030 17", "- - -"])
    func whatIsNoMemoryIsNone(text: String) throws {
        #expect(TerminalMemory(text[...]) == nil)
        let folder = try TemporaryFolder()
        try "xterm\t-\t-\t\(text)\n".write(toFile: folder.path + "/terminals", atomically: true, encoding: .utf8)
        #expect(file(folder, ["TERM": "xterm"]).load() == nil)
    }

    @Test("A name with what would break a line is one of its own")
    func aStrangeNameIsOneLine() throws {
        let folder = try TemporaryFolder()
        file(folder, ["TERM": "a\tb\nc"]).save(TerminalMemory(background: TerminalColor(rgb: 0)))
        let text = try String(contentsOfFile: folder.path + "/terminals", encoding: .utf8)
        #expect(text == "abc\t-\t-\t000000 -\n")
    }
}
