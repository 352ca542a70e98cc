import Browsing
import Foundation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

/// Copying by a program, and by the terminal in its place.
@MainActor
struct SystemClipboardTests {
    private let folder: TemporaryFolder
    private let terminal = TerminalStub(size: Size(width: 80, height: 24))
    private let pause = HeldPause()
    private let heard = Heard()

    @MainActor
    private final class Heard {
        var outcomes: [CopyOutcome] = []
    }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func install(_ name: String, _ lines: String) throws {
        try installProgram("#!/bin/sh\n\(lines)\n", at: folder.path + "/" + name)
    }

    private func clipboard(_ environment: [String: String] = ["DISPLAY": ":0"]) -> SystemClipboard {
        SystemClipboard(
            environment: environment.merging(["PATH": "\(folder.path):/usr/bin:/bin"]) { $1 },
            toTerminal: terminal.copy,
            patience: pause.pause)
    }

    private func copy(_ text: String, with clipboard: SystemClipboard) async -> [CopyOutcome] {
        let count = heard.outcomes.count
        clipboard.copy(text) { [heard] in heard.outcomes.append($0) }
        _ = await eventually { @MainActor in heard.outcomes.count > count }
        return heard.outcomes
    }

    @Test("A program of the desktop gets the text, whole, as its input")
    func aProgramGetsTheText() async throws {
        try install("wl-copy", "cat >\(folder.path)/taken; echo \"$@\" >\(folder.path)/asked")
        let text = String(repeating: "Yi Yi 千\n", count: 20_000)
        #expect(await copy(text, with: clipboard(["WAYLAND_DISPLAY": "w"])) == [.took(program: "wl-copy")])
        #expect(try String(contentsOfFile: folder.path + "/taken", encoding: .utf8) == text)
        #expect(
            try String(contentsOfFile: folder.path + "/asked", encoding: .utf8) == "--type text/plain;charset=utf-8\n")
        #expect(terminal.copied == [])
    }

    @Test("Where that fails, the terminal gets it, and the program is named")
    func whereThatFailsTheTerminalGetsIt() async throws {
        try install("xclip", "exit 1")
        #expect(await copy("Heat", with: clipboard()) == [.sent(insteadOf: "xclip")])
        #expect(terminal.copied == ["Heat"])
        terminal.obstacle = .tooLong
        #expect(await copy("Heat", with: clipboard()).last == .tooLong(insteadOf: "xclip"))
        terminal.obstacle = .notUnderstood
        #expect(await copy("Heat", with: clipboard()).last == .nowhere(insteadOf: "xclip"))
    }

    @Test("One that never ends is ended")
    func oneThatNeverEndsIsEnded() async throws {
        try install("xclip", "exec sleep 1000")
        let clipboard = clipboard()
        clipboard.copy("Heat") { [heard] in heard.outcomes.append($0) }
        #expect(await eventually { pause.waitingCount == 1 })
        #expect(heard.outcomes == [])
        pause.end()
        #expect(await eventually { @MainActor in heard.outcomes == [.sent(insteadOf: "xclip")] })
        #expect(terminal.copied == ["Heat"])
    }

    @Test("Without one the terminal gets it, at once")
    func withoutOneTheTerminalGetsIt() {
        clipboard([:]).copy("Heat") { [heard] in heard.outcomes.append($0) }
        #expect(heard.outcomes == [.sent(insteadOf: nil)] && terminal.copied == ["Heat"])
        terminal.obstacle = .tooLong
        clipboard([:]).copy("Heat") { [heard] in heard.outcomes.append($0) }
        #expect(heard.outcomes.last == .tooLong(insteadOf: nil))
    }
}
