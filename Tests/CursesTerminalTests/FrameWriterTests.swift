import Glibc
import Pictures
import TerminalKit
import TestSupport
import Testing

@testable import CursesTerminal

/// Whatever was shown before, a terminal shows each frame as it would if it were the first one.
struct FrameWriterTests {
    private static let frames = 60

    /// What a terminal is called, and how many colours the user wants.
    private static let terminals: [(name: String, step: ColorStep)] = [
        ("xterm-256color", .direct), ("xterm-256color", .palette), ("xterm-256color", .mono), ("xterm", .eight),
        ("xterm-16color", .sixteen), ("tmux-256color", .palette), ("screen-256color", .palette), ("screen", .eight),
        ("linux", .eight), ("vt220", .mono), ("vt100", .mono), ("rxvt-unicode-256color", .direct),
    ]

    @Test(
        "After each of a row of random frames the terminal has it, in all colours", arguments: terminals,
        [Theme.automaticDark, .highContrast])
    func theTerminalHasEachFrame(terminal: (name: String, step: ColorStep), theme: Theme) async {
        guard RecordedTerminal.isKnown(terminal.name) else { return }
        await #expect(processExitsWith: .success) {
            [name = terminal.name as String, step = terminal.step.rawValue as Int, theme = theme.name as String] in
            let step = try #require(ColorStep(rawValue: step))
            let theme = theme == Theme.highContrast.name ? Theme.highContrast : .automaticDark
            try await Self.check(name, theme, step)
        }
    }

    @MainActor
    private static func check(_ name: String, _ theme: Theme, _ step: ColorStep) throws {
        let recorded = try RecordedTerminal(
            named: name, columns: 60, rows: 16, theme: theme, colors: .exactly(step))
        let size = recorded.terminal.size
        for seed in 1...UInt64(3) {
            recorded.reset()
            let screen = EmulatedScreen(size)
            defer { screen.close() }
            var text = RandomText(size: size, seed: seed)
            var chances = SeededGenerator(seed: seed)
            for number in 0..<frames / 3 {
                for _ in 0...Int.random(in: 0...2, using: &chances) { text.change() }
                let sent = recorded.present(text.draw)
                screen.take(sent)
                let canvas = Canvas(size: size)
                text.draw(on: canvas)
                let expected = Self.expected(canvas, theme, step, notInColor: name == "linux" ? .underline : [])
                let shown = screen.cells
                guard let place = shown.indices.first(where: { shown[$0] != expected[$0] }) else { continue }
                Issue.record(
                    """
                    seed \(seed), frame \(number), \(place % size.width), \(place / size.width): \(shown[place]), not \
                    \(expected[place])
                    \(String(decoding: sent, as: UTF8.self).debugDescription)
                    """)
                return
            }
        }
    }

    /// What should be seen, by the theme alone.
    private static func expected(
        _ canvas: Canvas, _ theme: Theme, _ step: ColorStep, notInColor: Looks.Attributes
    ) -> [EmulatedScreen.Cell] {
        (0..<canvas.size.height).flatMap { y in
            canvas.row(y, 0...canvas.size.width - 1).map { cell in
                let appearance = theme.appearance(of: cell.style, at: step)
                func color(_ color: Color?) -> EmulatedScreen.Cell.Color {
                    guard let color else { return .own }
                    return color.rgb.map { .direct($0) } ?? .palette(color.palette)
                }
                let isHidden = cell.style.role == .chip && !theme.hasBrackets(at: step) && cell.isChipEdge
                let text = isHidden ? [0x20] : cell.width == 0 ? [] : cell.text.unicodeScalars.map(\.value)
                var shown = EmulatedScreen.Cell(
                    text: text, foreground: color(appearance.foreground), background: color(appearance.background))
                let attributes: [(Appearance.Attributes, Looks.Attributes)] = [
                    (.bold, .bold), (.italic, .italic), (.underline, .underline), (.reverse, .reverse),
                ]
                for (one, other) in attributes where appearance.attributes.contains(one) {
                    shown.attributes.insert(other)
                }
                if shown.foreground != .own || shown.background != .own { shown.attributes.subtract(notInColor) }
                return shown.seen
            }
        }
    }

    @Test("The cursor's way is the shortest that the terminal has")
    func theWayIsShort() async {
        await #expect(processExitsWith: .success) {
            let recorded = try await RecordedTerminal(named: "xterm-256color", columns: 60, rows: 16)
            for (from, to, bytes) in Self.ways {
                _ = await recorded.present { $0.surface.placeCursor(x: from.x, y: from.y) }
                let sent = await recorded.present { $0.surface.placeCursor(x: to.x, y: to.y) }
                #expect(String(decoding: sent, as: UTF8.self) == bytes, "\(from) → \(to)")
            }
        }
    }

    private static let ways: [(CellPosition, CellPosition, String)] = [
        (.init(x: 5, y: 5), .init(x: 5, y: 5), ""), (.init(x: 5, y: 5), .init(x: 0, y: 5), "\r"),
        (.init(x: 5, y: 5), .init(x: 3, y: 5), "\u{8}\u{8}"), (.init(x: 50, y: 5), .init(x: 40, y: 5), "\u{1B}[41G"),
        (.init(x: 5, y: 5), .init(x: 5, y: 7), "\n\n"), (.init(x: 5, y: 5), .init(x: 0, y: 6), "\r\n"),
        (.init(x: 5, y: 5), .init(x: 9, y: 5), "\u{1B}[4C"), (.init(x: 5, y: 5), .init(x: 0, y: 0), "\u{1B}[H"),
        (.init(x: 5, y: 9), .init(x: 5, y: 2), "\u{1B}[3d"), (.init(x: 5, y: 5), .init(x: 30, y: 12), "\u{1B}[13;31H"),
    ]

    @Test("A list that scrolls by a row is moved by the terminal, and only what comes into sight is written")
    func aListThatScrollsIsMoved() async {
        await #expect(processExitsWith: .success) {
            let recorded = try await RecordedTerminal(named: "xterm-256color", columns: 60, rows: 16)
            let draw = { @Sendable (top: Int, canvas: Canvas) in
                for y in 2..<14 { canvas.surface.draw("film \((top + y) * 7_919 % 1_000) of all", x: 2, y: y) }
            }
            _ = await recorded.present { draw(0, $0) }
            let down = String(decoding: await recorded.present { draw(1, $0) }, as: UTF8.self)
            #expect(down == "\u{1B}[3;14r\u{1B}[S\u{1B}[r\u{1B}[14;3Hfilm 866 of all", "\(down.debugDescription)")
            let up = String(decoding: await recorded.present { draw(0, $0) }, as: UTF8.self)
            #expect(up.hasPrefix("\u{1B}[3;14r\u{1B}[T\u{1B}[r\u{1B}[3;3Hfilm 838 of all"), "\(up.debugDescription)")
        }
    }

    @Test("Where a terminal's strings are not those of others, frames are left to curses")
    func framesAreLeftToCurses() async {
        guard RecordedTerminal.isKnown("ansi") else { return }
        await #expect(processExitsWith: .success) {
            let recorded = try await RecordedTerminal(named: "ansi", columns: 60, rows: 16)
            let screen = EmulatedScreen(await recorded.terminal.size)
            defer { screen.close() }
            for title in ["Heat", "Ran", "Stalker"] {
                for style in [Style.plain, .selected] {
                    let sent = await recorded.present { $0.surface.draw(title, x: 3, y: 2, style) }
                    screen.take(sent)
                    let text = screen.cells[2 * 60 + 3..<2 * 60 + 10].flatMap(\.text)
                    #expect(text.starts(with: title.unicodeScalars.map(\.value)) && !sent.isEmpty)
                }
            }
            #expect(await recorded.present { $0.surface.draw("Stalker", x: 3, y: 2, .selected) }.isEmpty)
        }
    }

    /// What is sent for a frame after another one, of eight cells that end in a letter.
    private func sent(
        isUnicode: Bool, after former: (Surface) -> Void, _ draw: (Surface) -> Void
    ) -> String {
        let (shown, frame) = (Canvas(size: Size(width: 8, height: 1)), Canvas(size: Size(width: 8, height: 1)))
        for canvas in [shown, frame] { canvas.surface.draw("z", x: 7, y: 0) }
        former(shown.surface)
        draw(frame.surface)
        var writer = FrameWriter(
            Looks(.neutral, at: .mono, in: TerminalStrings()), TerminalStrings(), isUnicode: isUnicode)
        writer.write(frame, over: shown, isWhole: false) { _, _, _ in }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static let picture = RenderedPicture(box: PictureBox(columns: 3, rows: 1), form: .sixel([]))

    @Test(
        "Where a picture was all cells are written, in ASCII too, where a blank is sent for its own",
        arguments: [true, false])
    func nothingOfAPictureIsLeft(isUnicode: Bool) {
        let blanked = sent(isUnicode: isUnicode, after: { $0.place(Self.picture, x: 2, y: 0) }) { _ in }
        #expect(blanked.hasSuffix("    "), "\(blanked.debugDescription)")
        let written = sent(isUnicode: isUnicode, after: { $0.place(Self.picture, x: 2, y: 0) }) {
            $0.draw("ab", x: 2, y: 0)
        }
        #expect(written.hasSuffix(" ab "), "\(written.debugDescription)")
    }

    @Test("What changes beside a picture writes nothing over it", arguments: [true, false])
    func nothingIsWrittenOverAPicture(isUnicode: Bool) {
        let bytes = sent(
            isUnicode: isUnicode,
            after: {
                $0.place(Self.picture, x: 2, y: 0)
                $0.draw("a", x: 0, y: 0)
                $0.draw("b", x: 5, y: 0)
            },
            {
                $0.place(Self.picture, x: 2, y: 0)
                $0.draw("c", x: 0, y: 0)
                $0.draw("d", x: 5, y: 0)
            })
        #expect(bytes.contains("c") && bytes.hasSuffix("d") && !bytes.contains(" "), "\(bytes.debugDescription)")
    }

    @Test("Nothing that a terminal would obey is sent, whatever a cell holds", arguments: [true, false])
    func nothingIsObeyed(isUnicode: Bool) {
        let canvas = Canvas(size: Size(width: 4, height: 1))
        let bases: [UInt32] = [0x1B, 0x9B, 0xD800, 0x11_0000]
        canvas.withCells { cells in
            for (x, base) in bases.enumerated() { cells[x] = Cell(base: base, marks: 0x1B, width: 1, style: .plain) }
        }
        var writer = FrameWriter(
            Looks(.neutral, at: .mono, in: TerminalStrings()), TerminalStrings(), isUnicode: isUnicode)
        writer.write(canvas, over: Canvas(size: canvas.size), isWhole: true) { _, _, _ in }
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "\u{1B}[H    ")
    }
}
