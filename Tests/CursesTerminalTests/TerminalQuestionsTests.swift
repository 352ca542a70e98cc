import Testing

@testable import CursesTerminal

struct TerminalQuestionsTests {
    private func text(_ environment: [String: String], asksForColors: Bool = true) -> String {
        TerminalQuestions(environment: { environment[$0] }, asksForColors: asksForColors).text
    }

    private let askedForRendition = "\u{1B}P$qm\u{1B}\\"

    @Test(arguments: [
        "xterm-256color", "xterm-kitty", "tmux-256color", "rxvt-unicode-256color", "screen.xterm-256color",
    ])
    func whatEveryTerminalAnswersIsAskedLast(name: String) {
        let text = text(["TERM": name])
        #expect(text.hasSuffix("\u{1B}[c"))
        #expect(text.ranges(of: "\u{1B}[c").count == 1)
        #expect(text.contains("\u{1B}[?2026$p") && text.contains("\u{1B}]11;?\u{7}"))
    }

    @Test(arguments: ["linux", "dumb", "vt100", "vt220", ""]) func whoWouldShowTheQuestionsIsAskedNothing(name: String)
    {
        #expect(text(["TERM": name]) == "")
    }

    @Test("GNU screen shows what tmux of the same name swallows")
    func screenIsSentNoStringThatItShows() {
        #expect(!text(["TERM": "screen-256color"]).contains(askedForRendition))
        #expect(text(["TERM": "screen-256color", "TMUX": "/tmp/tmux-0/default,1,0"]).contains(askedForRendition))
        #expect(text(["TERM": "xterm"]).contains(askedForRendition))
    }

    @Test func whatIsKnownOfTheColoursIsNotAsked() {
        #expect(!text(["TERM": "xterm-kitty"], asksForColors: false).contains(askedForRendition))
    }
}
