import CursesTerminal
import Glibc
import Pictures
import TerminalKit
import TestSupport

/// A pseudo terminal that this process has taken over as the program does. A process has one terminal only, so
/// each test of it runs in a process of its own.
@MainActor
final class TakenTerminal {
    let screen: PseudoTerminal
    let terminal: CursesTerminal

    /// - Parameters:
    ///   - wish: how many colours are wanted.
    ///   - colors: what COLORTERM says.
    ///   - hasLinks: whether it is known to have links.
    ///   - pictures: how pictures are wanted.
    init(
        _ wish: ColorWish = .auto, theme: Theme = .automaticDark, named name: String = "xterm-256color",
        colors: String = "", hasLinks: Bool = false, remembered: ColorStep? = nil, pictures: PictureWish = .off
    ) throws {
        screen = try PseudoTerminal()
        try PseudoTerminal.adopt(screen.path, named: name)
        setenv("COLORTERM", colors, 1)
        if hasLinks { setenv("VTE_VERSION", "7000", 1) }
        terminal = try CursesTerminal(theme: theme, colors: wish, remembered: remembered, pictures: pictures)
        _ = screen.output()
    }

    /// The keys that the program reads when a text is typed; waits for that many.
    func keys(_ count: Int, typed text: String) async -> [Key] {
        screen.type(text)
        let keys = KeyBuffer(terminal)
        _ = await eventually { await keys.fill(to: count) }
        return keys.read
    }

    /// What is sent when the terminal says something of itself, and something is typed behind it.
    func sent(answer: String) async -> String {
        _ = await keys(1, typed: answer + "x")
        return screen.output()
    }

    /// The output for a canvas.
    func sent(_ draw: (Canvas) -> Void) -> String {
        let canvas = Canvas(size: terminal.size)
        draw(canvas)
        terminal.present(canvas)
        return screen.output()
    }
}
