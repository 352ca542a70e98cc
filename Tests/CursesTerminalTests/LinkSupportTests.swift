import TerminalKit
import Testing

@testable import CursesTerminal

/// Which terminals make text lead to a page.
struct LinkSupportTests {
    @Test(
        arguments: [
            ["TERM": "xterm-kitty"], ["TERM": "alacritty"], ["TERM": "foot-extra"], ["TERM": "xterm-ghostty"],
            ["TERM": "xterm-256color", "VTE_VERSION": "7006"], ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"],
            ["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], ["TERM": "xterm-256color", "WT_SESSION": "1"],
        ])
    func someAreKnownByTheirNames(environment: [String: String]) {
        #expect(LinkSupport { environment[$0] }.isThere)
    }

    @Test(
        arguments: [
            [:], ["TERM": "xterm-256color"], ["TERM": "linux"], ["TERM": "xterm", "VTE_VERSION": "4800"],
            ["TERM": "tmux-256color", "VTE_VERSION": "7006"], ["TERM": "xterm-kitty", "TMUX": "/tmp/tmux,1,0"],
            ["TERM": "screen.xterm-kitty", "STY": "1"], ["TERM": "xterm", "VTE_VERSION": "x"],
        ])
    func othersAreNot(environment: [String: String]) {
        #expect(!LinkSupport { environment[$0] }.isThere)
    }

    @Test(
        arguments: [
            ("kitty(0.26.5)", true), ("XTerm(379)", false), ("VTE(7600)", true), ("foot(1.16.2)", true),
            ("WezTerm 20240203", true), ("ghostty 1.0.0", true), ("mlterm", false), ("", false), ("tmux 3.5", false),
        ])
    func orByTheirAnswers(version: String, isThere: Bool) {
        var support = LinkSupport { ["TERM": "xterm-256color"][$0] }
        let (hasChanged, changesAgain) = (support.take(.version(version)), support.take(.version(version)))
        #expect(hasChanged == isThere && support.isThere == isThere && !changesAgain)
    }

    @Test(
        "In tmux its own version counts, and not that of the terminal outside",
        arguments: [
            ("tmux 3.3a", false), ("tmux 3.4", true), ("tmux 3.5a", true), ("tmux 4.0", true), ("tmux next-3.6", true),
            ("tmux 2.9", false), ("tmux master", false), ("kitty(0.26.5)", false),
        ])
    func inTmuxItsOwnVersionCounts(version: String, isThere: Bool) {
        var support = LinkSupport { ["TERM": "tmux-256color", "TMUX": "x"][$0] }
        _ = support.take(.version(version))
        #expect(support.isThere == isThere)
    }
}
