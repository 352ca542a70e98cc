import TerminalKit
import Testing

struct ScreenOffencesTests {
    private let secret = "0123456789abcdef0123456789abcdef"

    private func offences(_ lines: String...) -> [String] {
        ScreenOffences(lines, hiding: [secret]).sentences
    }

    @Test func textOfAllLanguagesIsNone() {
        #expect(offences("Amélie – 花樣年華 ★ │ ", "السلام 8.4") == [])
    }

    @Test func aKeyIsFoundAndSoIsMostOfOne() {
        #expect(offences("It says: \(secret)") == ["a key is shown."])
        #expect(offences("It says:", "\(secret.prefix(20))…") == ["a key is shown."])
        #expect(offences("…\(secret.suffix(12)) is wrong") == ["a key is shown."])
    }

    @Test(arguments: [
        ("\u{1B}[2J", "U+1B"), ("\u{9B}31m", "U+9B"), ("\u{202E}abc", "U+202E"), ("a\u{200B}b", "U+200B"),
        ("\u{2028}", "U+2028"), ("\u{E000}", "U+E000"),
    ])
    func whatTerminalsAndReadersStumbleOverIsFound(text: String, name: String) {
        #expect(offences("Title \(text)") == ["\(name) is drawn."])
    }

    @Test func aCanvasIsReadWhole() {
        let canvas = Canvas(size: Size(width: 60, height: 3))
        canvas.surface.draw("Key \(secret)", x: 0, y: 2, .plain)
        #expect(ScreenOffences(canvas, hiding: [secret]).sentences == ["a key is shown."])
    }
}
