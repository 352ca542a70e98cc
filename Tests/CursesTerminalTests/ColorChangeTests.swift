import CursesTerminal
import TerminalKit
import TestSupport
import Testing

/// Another theme, and a terminal whose colours change while the program runs.
struct ColorChangeTests {
    private static let question = "\u{1B}]11;?\u{7}"
    private static let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}"
    private static let answered = "\u{1B}[?62c"

    @Test("Another theme is sent with the next frame, without clearing the screen")
    func anotherThemeIsSentWithTheNextFrame() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(colors: "truecolor")
            let draw: @Sendable (Canvas) -> Void = { $0.surface.draw("Heat", x: 3, y: 2, .accent) }
            #expect(await taken.sent(draw).contains("\u{1B}[38;2;227;181;102mHeat"))
            await taken.terminal.use(.automaticLight)
            #expect(await taken.terminal.isOutdated)
            let sent = await taken.sent(draw)
            #expect(sent.contains("\u{1B}[38;2;138;87;0mHeat"))
            #expect(!sent.contains("\u{1B}[2J") && !sent.contains("\u{1B}[H\u{1B}[J"))
            #expect(await !taken.terminal.isOutdated)
            #expect(await taken.sent(draw).isEmpty)
            await taken.terminal.use(.automaticLight)
            #expect(await !taken.terminal.isOutdated)
        }
    }

    @Test("A theme that is said before the first frame costs nothing")
    func aThemeBeforeTheFirstFrameCostsNothing() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(theme: .neutral)
            await taken.terminal.use(.automaticDark)
            #expect(await !taken.terminal.isOutdated)
            let sent = await taken.sent { $0.surface.draw("Heat", x: 3, y: 2, .accent) }
            #expect(sent.contains("\u{1B}[38;5;179mHeat"))
        }
    }

    @Test("A terminal of eight colours that says that it has more gets more, and is remembered so")
    func moreColoursThanTerminfoKnows() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(named: "xterm")
            #expect(await taken.sent { $0.surface.draw("Heat", x: 3, y: 2, .accent) }.contains("\u{1B}[1;33mHeat"))
            _ = await taken.sent(answer: "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\" + Self.answered)
            let sent = await taken.sent { $0.surface.draw("Heat", x: 3, y: 2, .accent) }
            #expect(sent.contains("\u{1B}[38;2;227;181;102mHeat"))
            #expect(await taken.terminal.confirmedColors == .direct)
        }
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(named: "xterm", remembered: .direct)
            let first = await taken.sent { $0.surface.draw("Heat", x: 3, y: 2, .accent) }
            #expect(first.contains("\u{1B}[38;2;227;181;102mHeat"))
        }
    }

    @Test("A terminal that reports changes is asked for what has changed, and no longer at the end")
    func changesAreFollowed() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            let sent = await taken.sent(answer: "\u{1B}[?2031;2$y" + Self.white + Self.answered)
            #expect(sent.contains("\u{1B}[?2031h"))
            #expect(await taken.terminal.background == .color(TerminalColor(rgb: 0xFFFFFF)))
            #expect(await taken.sent(answer: "\u{1B}[?997;1n").contains(Self.question))
            _ = await taken.sent(answer: "\u{1B}]11;rgb:0/0/0\u{7}")
            #expect(await taken.terminal.background == .color(TerminalColor(rgb: 0)))
            await taken.terminal.close()
            let last = taken.screen.output()
            #expect(last.contains("\u{1B}[?2031l") && last.contains("\u{1B}[?1004l"))
        }
    }

    @Test("One that does not know how to report them is not told to", arguments: [0, 4])
    func whoDoesNotReportIsNotTold(state: Int) async {
        await #expect(processExitsWith: .success) { [state = state as Int] in
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            #expect(await !taken.sent(answer: "\u{1B}[?2031;\(state)$y").contains("\u{1B}[?2031h"))
        }
    }

    @Test("Right after it was asked the focus asks nothing, and one that does not tell is never asked")
    func theFocusAsksNotTooOften() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("Heat", x: 0, y: 0) }
            _ = await taken.sent(answer: Self.white + Self.answered)
            #expect(await !taken.sent(answer: "\u{1B}[I").contains(Self.question))
        }
    }

    @Test("In high contrast empty cells have its ground")
    func highContrastPaintsItsGround() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(theme: .highContrast, colors: "truecolor")
            #expect(await taken.sent { _ in }.contains("48;2;0;0;0m"))
            #expect(await taken.sent { _ in }.isEmpty)
            await taken.terminal.reset()
            #expect(await taken.sent { _ in }.contains("48;2;0;0;0m"))
            await taken.terminal.use(.automaticDark)
            _ = await taken.sent { _ in }
            await taken.terminal.use(.highContrast)
            #expect(await taken.sent { _ in }.contains("48;2;0;0;0m"))
        }
    }

    private static func drawChip(on canvas: Canvas) {
        var layout = TextLayout(width: 20)
        layout.addChips([.init("trip-hop", .chip), .init("Fire", .tintFire)])
        canvas.surface.draw(layout.lines[0], y: 0)
    }

    @Test("Brackets around a chip are blanks where it has a ground")
    func bracketsAreBlanksWhereThereIsAGround() async {
        await #expect(processExitsWith: .success) {
            let colored = try await TakenTerminal().sent(Self.drawChip)
            #expect(colored.contains(" trip-hop ") && !colored.contains("[trip"))
            #expect(colored.contains(" Fire ") && !colored.contains("[Fire"))
        }
        await #expect(processExitsWith: .success) {
            let sent = try await TakenTerminal(.exactly(.mono)).sent(Self.drawChip)
            #expect(sent.contains("[trip-hop] [Fire]"))
        }
    }
}
