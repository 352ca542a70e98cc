import CursesTerminal
import Glibc
import TerminalKit
import TestSupport
import Testing

/// Links as they are sent.
struct LinkSendingTests {
    private static let page = "https://example.org/film"
    private static let opening = "\u{1B}]8;id=m1;https://example.org/film\u{1B}\\"
    private static let end = "\u{1B}]8;;\u{1B}\\"

    /// The texts of links, by their addresses, as a terminal takes them.
    private static func links(in output: String) -> [String] {
        output.matches(of: /\x1B\]8;id=m\d+;([^\x1B]+)\x1B\\(.*?)\x1B\]8;;\x1B\\/).map { match in
            "\(match.2.replacing(/\x1B\[[0-9;]*[A-Za-z]/, with: "")) → \(match.1)"
        }
    }

    @Test("Text that leads to a page is a link, in its colour, and nothing around it", arguments: [true, false])
    func textThatLeadsToAPageIsALink(isDirect: Bool) async {
        await #expect(processExitsWith: .success) { [isDirect = isDirect as Bool] in
            try await Self.checkLink(isDirect: isDirect)
        }
    }

    @MainActor
    private static func checkLink(isDirect: Bool) throws {
        let linked = try LinkedTerminal(isDirect ? .auto : .exactly(.palette))
        let output = linked.sent { surface in
            let end = surface.draw("See ", x: 1, y: 1)
            surface.draw("the page", x: end, y: 1, .link, link: page)
            surface.draw(" now", x: end + 8, y: 1)
        }
        #expect(links(in: output) == ["the page → \(page)"])
        #expect(output.contains(isDirect ? "38;2;143;184;216m" : "38;5;110m"))
        #expect(SwitchedModes.left(by: output).contains("a link") == false)
        #expect(
            linked.sent { surface in
                let end = surface.draw("See ", x: 1, y: 1)
                surface.draw("the page", x: end, y: 1, .link, link: page)
                surface.draw(" now", x: end + 8, y: 1)
            }.isEmpty)
    }

    @Test("Of a link that is wrapped, is marked and scrolls, each cell in sight leads to its page")
    func aLinkThatScrolls() async {
        await #expect(processExitsWith: .success) { try await Self.checkScrolling() }
    }

    @MainActor
    private static func checkScrolling() throws {
        let linked = try LinkedTerminal()
        let height = linked.terminal.size.height
        var shown = ShownLinks(linked.terminal.size)
        let lines = (0..<30).map { ("line \($0)", $0 % 3 == 0 ? "https://example.org/\($0 / 6)" : nil) }
        for top in [0, 1, 2, 5, 4, 20, 0, 7] {
            for selected in [nil, top + 2] {
                let output = linked.sent { surface in
                    for y in 0..<surface.height {
                        let (text, link) = lines[top + y]
                        surface.draw(
                            "  " + text, x: 0, y: y, selected == top + y ? .selected : link == nil ? .plain : .link,
                            link: link)
                    }
                }
                shown.take(output)
                for y in 0..<height {
                    let link = lines[top + y].1
                    #expect(
                        shown.link(x: 4, y: y) == link, "row \(y) from \(top), with \(selected ?? -1) marked")
                }
            }
        }
    }

    @Test(
        "A terminal that has none gets none, and none of their bytes", arguments: ["xterm-256color", "tmux-256color"])
    func aTerminalThatHasNoneGetsNone(name: String) async {
        await #expect(processExitsWith: .success) { [name = name as String] in
            try await Self.checkNone(name)
        }
    }

    @MainActor
    private static func checkNone(_ name: String) throws {
        let linked = try LinkedTerminal(named: name)
        let output = linked.sent { $0.surface("the page", page) }
        #expect(output.contains("the page") && !output.contains("]8;"))
    }

    @Test("One that says late that it has them is told of those in sight")
    func oneThatSaysLateThatItHasThem() async {
        await #expect(processExitsWith: .success) { try await Self.checkLateAnswer() }
    }

    @MainActor
    private static func checkLateAnswer() async throws {
        let linked = try LinkedTerminal(named: "xterm-256color")
        _ = linked.sent { $0.surface("the page", page) }
        _ = await linked.taken.sent(answer: "\u{1B}P>|foot(1.16.2)\u{1B}\\")
        #expect(linked.terminal.isOutdated)
        #expect(links(in: linked.sent { $0.surface("the page", page) }) == ["the page → \(page)"])
    }

    @Test("Without colours there are links, too, and as many as are drawn")
    func withoutColoursAndWithMany() async {
        await #expect(processExitsWith: .success) { try await Self.checkMany() }
    }

    @MainActor
    private static func checkMany() throws {
        let linked = try LinkedTerminal(.exactly(.mono))
        let size = linked.terminal.size
        var shown = ShownLinks(size)
        // More at once would not go through the line.
        let cells = (2..<4).flatMap { y in (0..<size.width).map { CellPosition(x: $0, y: y) } }
        for round in 0..<3 {
            shown.take(
                linked.sent { surface in
                    for cell in cells {
                        surface.draw("x", x: cell.x, y: cell.y, .link, link: "\(page)/\(round)/\(cell.y)/\(cell.x)")
                    }
                })
            let wrong = cells.filter { shown.link(x: $0.x, y: $0.y) != "\(page)/\(round)/\($0.y)/\($0.x)" }
            #expect(wrong.isEmpty)
        }
    }

    @Test("What leads elsewhere is sent again, though it looks the same; what only leads nowhere any more, too")
    func whatLeadsElsewhereIsSentAgain() async {
        await #expect(processExitsWith: .success) { try await Self.checkChange() }
    }

    @MainActor
    private static func checkChange() throws {
        let linked = try LinkedTerminal()
        let other = "https://example.org/other"
        _ = linked.sent { $0.surface("the page", page) }
        #expect(links(in: linked.sent { $0.surface("the page", other) }) == ["the page → \(other)"])
        let last = linked.sent { $0.draw("the page", x: 2, y: 2, .link) }
        #expect(last.contains("the page") && !last.contains("]8;"))
        #expect(linked.sent { $0.draw("the page", x: 2, y: 2, .link) }.isEmpty)
    }

    @Test("However the program ends, no link goes on", arguments: [SIGABRT, SIGSEGV, 0])
    func noLinkGoesOn(number: Int32) async throws {
        let screen = try PseudoTerminal()
        await #expect(processExitsWith: number == 0 ? .success : .signal(number)) {
            [path = screen.path as String, number = number as Int32] in
            try PseudoTerminal.adopt(path, named: "xterm-256color")
            let terminal = try await CursesTerminal(theme: .neutral, colors: .auto)
            await terminal.present(Canvas(size: terminal.size))
            // As if it ended in the middle of a frame.
            _ = write(STDOUT_FILENO, "\u{1B}]8;id=m1;https://a/\u{1B}\\", 24)
            guard number != 0 else { return await terminal.close() }
            // Sent to the process: whichever thread takes it, this one must not end before.
            kill(getpid(), number)
            while true { pause() }
        }
        let output = screen.output()
        #expect(output.contains("\u{1B}]8;id=m1;https://a/"))
        #expect(SwitchedModes.left(by: output) == [])
    }
}

extension Surface {
    fileprivate func surface(_ text: String, _ page: String) {
        draw(text, x: 2, y: 2, .link, link: page)
    }
}

/// A terminal with one canvas, on which all frames are drawn, as by the program.
@MainActor
private final class LinkedTerminal {
    let taken: TakenTerminal
    private let canvas: Canvas

    /// - Parameter name: what TERM says; nil for a terminal that is known to have links.
    init(_ wish: ColorWish = .auto, named name: String? = nil) throws {
        taken = try TakenTerminal(
            wish, named: name ?? "xterm-256color", colors: "truecolor", hasLinks: name == nil)
        canvas = Canvas(size: taken.terminal.size)
    }

    var terminal: CursesTerminal { taken.terminal }

    /// What is sent for a frame.
    func sent(_ draw: (Surface) -> Void) -> String {
        canvas.clear()
        draw(canvas.surface)
        terminal.present(canvas)
        return taken.screen.output()
    }
}
