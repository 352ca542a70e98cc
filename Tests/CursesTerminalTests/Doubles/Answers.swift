import Pictures
import TerminalKit
import Testing

@testable import CursesTerminal

/// What a terminal answers to all that it is asked, in this order.
struct Answers: Codable, Sendable, CustomTestStringConvertible {
    let terminal: String
    let strings: [String]
    /// In what way pictures are shown there, in the words of `PictureWish`; empty for cells.
    let way: String
    let isTmux: Bool

    private init(_ terminal: String, _ way: String, isTmux: Bool = false, _ strings: [String]) {
        (self.terminal, self.way, self.isTmux, self.strings) = (terminal, way, isTmux, strings)
    }

    var testDescription: String { terminal }

    var environment: [String: String] {
        isTmux ? ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"] : ["TERM": "xterm-256color"]
    }

    var method: PictureDisplay.Method {
        switch PictureWish(rawValue: way) {
        case .kitty: .kitty
        case .sixel: .sixel
        default: .cells(hasDirectColor: true)
        }
    }

    static let all = [
        Answers(
            "kitty", "kitty",
            [
                background("1010/1010/1010\u{1B}\\"), mode(2026, 2), mode(2031, 0), "\u{1B}[?0u",
                rendition("48:2:1:2:3m"), lastColor, isOK, version("kitty(0.26.5)"), "\u{1B}[?62;c",
            ]),
        Answers(
            "Konsole", "kitty",
            [
                background("1010/1010/1010\u{7}"), mode(2026, 0), lastColor, isOK, version("Konsole 22.12.3"),
                "\u{1B}[?62;1;4c",
            ]),
        Answers(
            "mlterm", "sixel",
            [
                background("1010/1010/1010\u{1B}\\"), mode(2026, 0), mode(2031, 0), rendition("0;48;5;16m"),
                lastColor, "\u{1B}[?63;1;2;3;4;6;7;15;18;22;29c",
            ]),
        Answers("xterm -ti vt340", "sixel", xterm + ["\u{1B}[?63;1;2;4;6;9;15;16;22c"]),
        Answers("xterm", "", xterm + ["\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c"]),
        Answers("tmux 3.3a", "", isTmux: true, [version("tmux 3.3a"), "\u{1B}[?1;2c"]),
        Answers(
            "tmux 3.5a", "", isTmux: true,
            [background("1010/1010/1010\u{1B}\\"), version("tmux 3.5a"), "\u{1B}[?1;2;4c"]),
    ]

    private static let xterm = [
        background("1010/1010/1010\u{7}"), mode(2026, 0), mode(2031, 0), rendition("0;48:2::1:2:3m"), lastColor,
        version("XTerm(379)"),
    ]
    private static let lastColor = "\u{1B}]4;255;rgb:eeee/eeee/eeee\u{1B}\\"
    private static let isOK = "\u{1B}_Gi=31;OK\u{1B}\\"

    private static func background(_ color: String) -> String { "\u{1B}]11;rgb:\(color)" }

    private static func mode(_ number: Int, _ state: Int) -> String { "\u{1B}[?\(number);\(state)$y" }

    private static func rendition(_ text: String) -> String { "\u{1B}P1$r\(text)\u{1B}\\" }

    private static func version(_ text: String) -> String { "\u{1B}P>|\(text)\u{1B}\\" }
}
