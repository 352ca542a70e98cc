import CNcurses
import Foundation
import Testing

@testable import CursesTerminal
@testable import TerminalKit

struct CellEncoderTests {
    init() {
        // In the C locale curses does not know UTF-8.
        setlocale(LC_CTYPE, "C.UTF-8")
    }

    @Test(
        "On a terminal of ASCII everything has a stand-in",
        arguments: [
            ("Heat (1995)~", "Heat (1995)~"), ("─│┌┐└┘┬┴", "-|++++++"), ("╭╮╰╯├┤", "++++++"), ("▌▸›→←↑↓", "|>>><^v"),
            ("–—…·×✓✗✕", "--~-x+xx"), ("○◐◎●▐░▒▓", "o~=@|:+#"), ("▹▾", "+-"), ("♥✎ ★★★½ ••••", "^\" ***+ ****"),
            ("━━╸─▰▱▁▂▃▄▅▆▇█", "##+-#-.:-=+*%#"), ("►♪▤◓≡▽", ">#=o-v"), ("⣾⣽⣻⢿⡿⣟⣯⣷", "|/-\\|/-\\"),
            ("‘a’ “b” „c“", "'a' \"b\" \"c\""), ("Amélie", "Amelie"), ("Ame\u{301}lie", "Amelie"), ("Åñçüßø", "Ancuso"),
            ("¡Łódź!", "!Lodz!"),
            ("Москва", "??????"),
        ])
    func asciiStandIns(text: String, standIns: String) {
        #expect(encoded(text, isUnicode: false).joined() == standIns)
    }

    @Test func tonesAreToldByTheirShapesInASCII() {
        func standIn(_ text: Unicode.Scalar, _ style: Style) -> UInt32 {
            CellEncoder.asciiStandIn(for: Cell(base: text.value, width: 1, style: style))
        }
        let tones: [Style] = [.dayFew, .dayMore, .dayMost]
        #expect(tones.map { standIn("■", $0) } == Array("oO#".unicodeScalars).map(\.value))
        #expect(zip(["░", "▒", "▓"], tones).map { standIn($0, $1) } == Array("oO#".unicodeScalars).map(\.value))
        #expect(standIn("·", .border) == 0x2E && standIn("·", .plain) == 0x2D)
    }

    /// Else there are question marks in sentences of the program.
    @Test func whatTheProgramSaysAndDrawsHasAStandIn() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
        var lacking: Set<String> = []
        for folder in ["Presentation", "Widgets", "Scenes", "Matinee"] {
            let folder = sources.appending(path: folder)
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let characters = Set(try String(contentsOf: file, encoding: .utf8)).filter { !$0.isASCII }
                for character in characters where encoded(String(character), isUnicode: false) == ["?"] {
                    lacking.insert("\(character) in \(file.lastPathComponent)")
                }
            }
        }
        #expect(lacking.filter { !$0.hasPrefix("¿") }.sorted() == [])
    }

    @Test func aWideCharacterStandsInTwoCellsOfASCII() {
        #expect(encoded("千a", isUnicode: false) == ["?", " ", "a"])
    }

    @Test func onATerminalOfUnicodeTextIsSentAsItIs() {
        #expect(encoded("Amélie ─…", isUnicode: true).joined() == "Amélie ─…")
    }

    @Test func theSecondCellOfAWideCharacterIsLeftToCurses() {
        #expect(encoded("千a", isUnicode: true) == ["千", "a"])
    }

    @Test func marksGoWithTheirLetter() {
        let cells = encoded("e\u{301}\u{323}\u{308}x", isUnicode: true).map { Array($0.unicodeScalars.map(\.value)) }
        #expect(cells == [[0x65, 0x301, 0x323, 0x308], [0x78]])
    }

    @Test func everyRowReplacesTheOneBefore() {
        var cells: [cchar_t] = []
        encode("abc", isUnicode: true, into: &cells)
        encode("x", isUnicode: true, into: &cells)
        #expect(cells.map(text) == ["x"])
    }

    @Test(
        "A style without colours becomes curses' attributes",
        arguments: [
            (Style.plain, attr_t(0)), (.title, matinee_bold()), (.selected, matinee_reverse()),
            (.focusedTitle, matinee_bold()), (.selectedMatch, matinee_underline() | matinee_reverse()),
        ])
    func aStyleBecomesAttributes(style: Style, attributes: attr_t) {
        let look = CursesPalette(.neutral, at: .mono)[style]
        #expect(look.attributes == attributes)
        #expect(look.pair == 0)
    }

    private func encoded(_ text: String, isUnicode: Bool) -> [String] {
        var cells: [cchar_t] = []
        encode(text, isUnicode: isUnicode, into: &cells)
        return cells.map(self.text)
    }

    private func encode(_ text: String, isUnicode: Bool, into cells: inout [cchar_t]) {
        let width = HarmlessText.width(of: text)
        let canvas = Canvas(size: Size(width: width, height: 1))
        canvas.surface.draw(text, x: 0, y: 0)
        CellEncoder(isUnicode: isUnicode)
            .encode(canvas.row(0, 0...width - 1), CursesPalette(.neutral, at: .mono), into: &cells)
    }

    /// The text that curses has stored.
    private func text(of cell: cchar_t) -> String {
        var (cell, attributes, pair) = (cell, attr_t(0), Int16(0))
        var characters = [wchar_t](repeating: 0, count: 8)
        guard getcchar(&cell, &characters, &attributes, &pair, nil) == OK else { return "" }
        let scalars = characters.prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32($0)) }
        return String(String.UnicodeScalarView(scalars))
    }
}
