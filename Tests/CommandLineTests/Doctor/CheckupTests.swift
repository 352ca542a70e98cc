import CursesTerminal
import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// What is found of tmux and of the clipboard, and how findings are written.
struct CheckupTests {
    private static let inTmux = ["TMUX": "/tmp/socket,1,0", "TMUX_PANE": "%7"]

    private func tmux(_ said: String?) -> [Finding] {
        let checkup = TmuxCheckup(environment: Self.inTmux) { command, _ in
            #expect(command.starts(with: ["tmux", "display-message", "-p", "-t", "%7"]))
            return said
        }
        return checkup.findings(checkup.options())
    }

    @Test func withoutTmuxNobodyIsAsked() {
        let checkup = TmuxCheckup(environment: ["TMUX": ""]) { _, _ in
            Issue.record("asked")
            return nil
        }
        #expect(checkup.options() == nil && checkup.findings(checkup.options()).isEmpty)
    }

    @Test func whatTmuxIsSetToIsSaidWithWhatToDo() {
        let findings = tmux("3.3a\noff\nexternal\n0\noff\n")
        #expect(
            findings.map(\.name) == ["version", "allow-passthrough", "set-clipboard", "focus-events", "extended-keys"])
        #expect(findings.map(\.value) == ["3.3a", "off", "external", "off", "off"])
        #expect(
            findings.map(\.remedy) == [
                nil, "put 'set -g allow-passthrough on' into ~/.tmux.conf",
                "put 'set -s set-clipboard on' into ~/.tmux.conf", "put 'set -g focus-events on' into ~/.tmux.conf",
                nil,
            ])
        #expect(tmux("3.4\nall\non\n1\nalways\n").allSatisfy { $0.remedy == nil })
    }

    @Test func anOldTmuxAndOneThatIsSilentAreToldApart() {
        #expect(tmux("2.9\n\non\n1\n\n").first { $0.name == "allow-passthrough" }?.remedy == "use tmux 3.3 or later")
        #expect(tmux(nil).map(\.name) == ["version"] && tmux(nil)[0].remedy != nil)
        #expect(tmux("").map(\.name) == ["version"])
    }

    @Test(
        arguments: [
            (["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], ["wl-copy", "xclip"], "wl-copy", false),
            (["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], ["xclip"], "xclip", false),
            (["WAYLAND_DISPLAY": "wayland-0"], ["xclip"], "the terminal (OSC 52)", true),
            (["DISPLAY": ":0"], [], "the terminal (OSC 52)", true), ([:], ["xclip"], "the terminal (OSC 52)", false),
            (["STY": "1.pts"], [], "none", true),
        ] as [([String: String], [String], String, Bool)])
    func theClipboardIsFound(_ environment: [String: String], there: [String], way: String, wants: Bool) {
        let desktop = environment.merging(["PATH": "/usr/bin"]) { $1 }
        let finding = ClipboardCheckup(environment: desktop) { path in
            there.contains { path == "/usr/bin/\($0)" }
        }
        .finding(nil)
        #expect(finding.value == way && (finding.remedy != nil) == wants)
    }

    @Test func aProgramThatTakesTooLongIsEnded() {
        let environment = ProcessInfo.processInfo.environment
        #expect(
            ProgramOutput.of(["sh", "-c", "echo said"], environment: environment, within: .seconds(20)) == "said\n")
        #expect(ProgramOutput.of(["sh", "-c", "echo said; exit 3"], environment: environment) == nil)
        #expect(ProgramOutput.of(["/nowhere/at/all"], environment: environment) == nil)
        // It never ends by itself.
        #expect(ProgramOutput.of(["cat", "/dev/zero"], environment: environment, within: .seconds(20)) == nil)
        #expect(
            ProgramOutput.of(["tail", "-f", "/dev/null"], environment: environment, within: .milliseconds(50)) == nil)
    }

    @Test func aProgramThatIsSilentAndLivesOnIsEnded() {
        let start = ContinuousClock.now
        let said = ProgramOutput.of(
            ["sh", "-c", "echo said; exec sleep 60 >/dev/null"], environment: ProcessInfo.processInfo.environment,
            within: .milliseconds(200))
        #expect(said == nil && ContinuousClock.now - start < .seconds(30))
    }

    @Test func aSignalDoesNotEndTheWaitForAProgram() {
        signal(SIGURG) { _ in }
        defer { signal(SIGURG, SIG_DFL) }
        let waiting = pthread_self()
        Thread.detachNewThread {
            usleep(100_000)
            pthread_kill(waiting, SIGURG)
        }
        let said = ProgramOutput.of(
            ["sh", "-c", "sleep 0.5; echo said"], environment: ProcessInfo.processInfo.environment,
            within: .seconds(20))
        #expect(said == "said\n")
    }

    @Test func findingsStandUnderTheirAreas() throws {
        let report = FindingReport(findings: [
            Finding(.tmux, "version", "3.4"),
            Finding(.files, "keys.json", "/a\u{9B}2J", why: "others may read it", remedy: "run chmod"),
            Finding(.terminal, "TERM", "xterm"),
        ])
        #expect(
            report.text == """
                Terminal
                  TERM       xterm

                tmux
                  version    3.4

                Files
                ! keys.json  /a?2J (others may read it)
                             To do: run chmod

                One thing to do: see the line with !.

                """)
        #expect(FindingReport(findings: []).text == "\nNothing is wrong.\n")
        #expect(!report.json.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        #expect(Set(try #require(object).keys) == ["version", "todo", "findings"])
        #expect(object?["todo"] as? Int == 1)
        let rows = try #require(object?["findings"] as? [[String: String]])
        #expect(rows[0] == ["area": "tmux", "name": "version", "value": "3.4"])
        #expect(
            rows[1] == [
                "area": "files", "name": "keys.json", "value": "/a\u{9B}2J", "why": "others may read it",
                "remedy": "run chmod",
            ])
    }
}
