import Testing

@testable import CursesTerminal

struct DirectColorTests {
    @Test(
        arguments: [
            (["COLORTERM": "truecolor", "TERM": "xterm-256color"], true), (["COLORTERM": "24bit"], true),
            (["COLORTERM": "rxvt-xpm", "TERM": "rxvt-unicode-256color"], false), (["TERM": "xterm-kitty"], true),
            (["TERM": "alacritty"], true), (["TERM": "foot-extra"], true), (["TERM": "st-direct"], true),
            (["TERM": "mlterm"], false), (["TERM": "xterm-256color"], false), ([:], false),
        ] as [([String: String], Bool)])
    func theEnvironmentAnnouncesIt(environment: [String: String], isAnnounced: Bool) {
        #expect(DirectColor.isAnnounced(environment: { environment[$0] }, hasCapability: { _ in false }) == isAnnounced)
    }

    @Test(arguments: [("RGB", true), ("Tc", true), ("setrgbf", true), ("XM", false)])
    func theSystemsDatabaseAnnouncesIt(name: String, isAnnounced: Bool) {
        #expect(DirectColor.isAnnounced(environment: { _ in nil }, hasCapability: { $0 == name }) == isAnnounced)
    }

    @Test(
        "As kitty, xterm, mlterm and VTE answer",
        arguments: [
            ("48:2:1:2:3", true), ("0;48:2::1:2:3", true), ("48;2;1;2;3", true), ("0;48;5;16", false), ("", false),
        ])
    func theAnswerOfATerminalConfirmsIt(rendition: String, isConfirmed: Bool) {
        #expect(DirectColor.isConfirmed(by: rendition) == isConfirmed)
    }
}
