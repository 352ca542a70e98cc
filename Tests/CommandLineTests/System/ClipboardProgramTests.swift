import Testing

@testable import CommandLine

/// Which program takes what is copied.
struct ClipboardProgramTests {
    private func name(_ environment: [String: String], installed: Set<String> = ["wl-copy", "xclip", "xsel"]) -> String?
    {
        let environment = environment.merging(["PATH": "bin:/usr/local/bin:/usr/bin"]) { $1 }
        let program = ClipboardProgram.preferred(environment) { path in
            installed.contains { path == "/usr/bin/\($0)" || path == "bin/\($0)" }
        }
        #expect(program == nil || program?.path == "/usr/bin/\(program?.name ?? "")")
        return program?.name
    }

    @Test func theDesktopDecides() {
        #expect(name(["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]) == "wl-copy")
        #expect(name(["DISPLAY": ":0"]) == "xclip")
        #expect(name([:]) == nil)
        #expect(name(["DISPLAY": "", "WAYLAND_DISPLAY": ""]) == nil)
    }

    @Test func whatIsNotInstalledIsPassedOver() {
        let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
        #expect(name(both, installed: ["xclip"]) == "xclip")
        #expect(name(both, installed: ["xsel"]) == "xsel")
        #expect(name(["WAYLAND_DISPLAY": "wayland-0"], installed: ["xclip"]) == nil)
        #expect(name(both, installed: []) == nil)
    }

    @Test(
        "Over ssh only a display counts that ssh forwards",
        arguments: ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"])
    func overSSHOnlyAForwardedDisplayCounts(variable: String) {
        #expect(name([variable: "x", "DISPLAY": "localhost:10.0"]) == "xclip")
        #expect(name([variable: "x", "DISPLAY": "10.0.0.7:11"]) == "xclip")
        for display in [":0", "unix:0", "/tmp/launch:0", "", "nonsense"] {
            #expect(name([variable: "x", "DISPLAY": display, "WAYLAND_DISPLAY": "wayland-0"]) == nil)
        }
    }

    @Test func theyTakeTheirInputForTheClipboard() {
        func arguments(_ environment: [String: String], _ program: String) -> [String]? {
            ClipboardProgram.preferred(environment.merging(["PATH": "/b"]) { $1 }) { $0 == "/b/\(program)" }?.arguments
        }
        #expect(arguments(["DISPLAY": ":0"], "xclip") == ["-selection", "clipboard", "-in"])
        #expect(arguments(["DISPLAY": ":0"], "xsel") == ["--clipboard", "--input"])
        #expect(arguments(["WAYLAND_DISPLAY": "w"], "wl-copy") == ["--type", "text/plain;charset=utf-8"])
    }
}
