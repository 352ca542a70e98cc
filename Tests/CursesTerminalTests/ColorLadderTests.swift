import TerminalKit
import Testing

@testable import CursesTerminal

struct ColorLadderTests {
    private func ladder(
        _ environment: [String: String] = ["TERM": "xterm-256color"], colors: Int = 256, wish: ColorWish = .auto,
        remembered: ColorStep? = nil, capabilities: Set<String> = []
    ) -> ColorLadder {
        ColorLadder(
            ColorLadder.Start(
                wish: wish, remembered: remembered, environment: { environment[$0] }, colors: colors,
                hasCapability: { capabilities.contains($0) }))
    }

    private static let color = TerminalColor(rgb: 0xEEEEEE)

    @Test(
        arguments: [
            (["COLORTERM": "truecolor", "TERM": "xterm-256color"], true), (["COLORTERM": "24bit"], true),
            (["COLORTERM": "rxvt-xpm", "TERM": "rxvt-unicode-256color"], false), (["TERM": "xterm-kitty"], true),
            (["TERM": "alacritty"], true), (["TERM": "foot-extra"], true), (["TERM": "st-direct"], true),
            (["TERM": "mlterm"], false), (["TERM": "xterm-256color"], false), ([:], false),
        ] as [([String: String], Bool)])
    func theEnvironmentAnnouncesDirectColour(environment: [String: String], isAnnounced: Bool) {
        #expect(ladder(environment).step == (isAnnounced ? .direct : .palette))
    }

    @Test(arguments: [("RGB", true), ("Tc", true), ("setrgbf", true), ("XM", false)])
    func theSystemsDatabaseAnnouncesIt(name: String, isAnnounced: Bool) {
        #expect(ladder([:], capabilities: [name]).step == (isAnnounced ? .direct : .palette))
    }

    @Test(
        "As kitty, xterm, mlterm and VTE answer",
        arguments: [
            ("48:2:1:2:3", true), ("0;48:2::1:2:3", true), ("48;2;1;2;3", true), ("0;48;5;16", false), ("", false),
        ])
    func theAnswerOfATerminalConfirmsIt(rendition: String, isConfirmed: Bool) {
        var ladder = ladder(["TERM": "xterm"], colors: 8)
        #expect(ladder.asks)
        let isChange = ladder.take(.rendition(rendition))
        #expect(isChange == isConfirmed)
        #expect(ladder.step == (isConfirmed ? .direct : .eight))
    }

    @Test(
        "Without an answer terminfo counts",
        arguments: [(-1, .mono), (2, .mono), (8, .eight), (16, .sixteen), (88, .sixteen), (256, .palette)]
            as [(Int, ColorStep)])
    func withoutAnAnswerTerminfoCounts(colors: Int, step: ColorStep) {
        #expect(ladder(["TERM": "xterm"], colors: colors).step == step)
    }

    @Test("Who knows the last colour of the palette has all of them: mlterm")
    func theLastColourOfThePaletteTellsOfAll() {
        var ladder = ladder(["TERM": "mlterm"], colors: 8)
        let isChange = ladder.take(.rendition("0;48;5;16"))
        #expect(!isChange)
        let changesAgain = ladder.take(.color(.palette(255), Self.color))
        #expect(changesAgain)
        #expect(ladder.step == .palette && ladder.confirmed == .palette)
        let changesAtLast = ladder.take(.attributes([1]))
        #expect(!changesAtLast)
    }

    @Test("Where terminfo knows no colours no name and no answer adds any")
    func whereTerminfoKnowsNoneThereAreNone() {
        var ladder = ladder(["TERM": "vt100", "COLORTERM": "truecolor"], colors: -1)
        #expect(ladder.step == .mono && !ladder.asks)
        let isChange = ladder.take(.rendition("48:2:1:2:3"))
        #expect(!isChange)
    }

    @Test("What a terminal has said before counts until it has answered all")
    func whatIsRememberedCountsUntilItHasAnswered() {
        var first = ladder(["TERM": "xterm"], colors: 8, remembered: .direct)
        #expect(first.step == .direct && first.asks)
        let isChange = first.take(.attributes([64]))
        #expect(isChange)
        #expect(first.step == .eight)
        var second = ladder(["TERM": "xterm"], colors: 8, remembered: .direct)
        let changesAgain = second.take(.rendition("48:2::1:2:3"))
        #expect(!changesAgain)
        let changesAtLast = second.take(.attributes([64]))
        #expect(!changesAtLast)
        #expect(second.step == .direct)
    }

    @Test("What the user wants counts, as far as curses can do it", arguments: ColorStep.allCases)
    func whatTheUserWantsCounts(step: ColorStep) {
        var exact = ladder(wish: .exactly(step))
        #expect(exact.step == step && !exact.asks)
        let isChange = exact.take(.rendition("48:2::1:2:3"))
        #expect(!isChange)
        #expect(ladder(wish: .atLeast(step)).step == max(step, .palette))
        exact.limit = .eight
        #expect(exact.step == min(step, .eight))
    }

    @Test(
        "Curses is told of a terminal with 256 colours where there may turn out to be as many",
        arguments: [
            ("xterm", 8, [:], "xterm-256color"), ("xterm-256color", 256, [:], nil),
            ("screen", 8, [:], "screen-256color"),
            ("mlterm", 8, [:], "xterm-256color"), ("linux", 8, ["COLORTERM": "truecolor"], nil),
            ("konsole", 8, [:], nil), ("konsole", 8, ["COLORTERM": "truecolor"], "xterm-256color"),
            ("vt220", -1, [:], nil), ("xterm-mono", -1, [:], nil),
        ] as [(String, Int, [String: String], String?)])
    func cursesIsToldOf256(name: String, colors: Int, environment: [String: String], entry: String?) {
        let known: Set = ["xterm-256color", "screen-256color"]
        let ladder = ladder(environment.merging(["TERM": name]) { $1 }, colors: colors)
        #expect(ladder.entryName { known.contains($0) } == entry)
        #expect(ladder.entryName { _ in false } == nil)
    }

    @Test("Who forces colours gets them where the name allows it")
    func whoForcesColoursGetsThem() {
        let ladder = ladder(["TERM": "xterm-mono"], colors: -1, wish: .atLeast(.eight))
        #expect(ladder.entryName { $0 == "xterm-256color" } == "xterm-256color" && ladder.step == .eight)
    }
}
