import Navigation
import Presentation
import TerminalKit
import Testing

@testable import Matinee

struct FooterLineTests {
    private func text(_ commands: [Command], width: Int, wording: Wording) -> String {
        let canvas = Canvas(size: Size(width: width, height: 1))
        FooterLine(commands: commands, keyMap: .standard, wording: wording).draw(on: canvas.surface)
        return String(canvas.text(ofRow: 0).reversed().drop { $0 == " " }.reversed())
    }

    private static let english = Wording.for(localeIdentifier: "C")
    private static let german = Wording.for(localeIdentifier: "de_DE")
    private static let all: [Command] = [
        .down, .open, .next, .previous, .openPage, .playTrailer, .refresh, .otherPane, .back,
    ]

    @Test func whereLettersAreTypedTheyAreNoHints() {
        let canvas = Canvas(size: Size(width: 60, height: 1))
        FooterLine(commands: [.save], isTyping: true, keyMap: .standard, wording: .for(localeIdentifier: "C"))
            .draw(on: canvas.surface)
        #expect(canvas.text(ofRow: 0).contains("Ctrl-S save"))
        #expect(!canvas.text(ofRow: 0).contains("quit"))
    }

    @Test func theCommandsStandInTheirOrderThenHelpAndQuit() {
        #expect(
            text([.down, .open, .refresh], width: 80, wording: Self.english)
                == "↑↓ move  Enter open  r refresh  ? help  q quit")
    }

    @Test(arguments: [english, german].indices, 38...200)
    func helpAndQuitAreThereAtAnyWidth(language: Int, width: Int) {
        let wording = [Self.english, Self.german][language]
        let line = text(Self.all, width: width, wording: wording)
        #expect(line.hasSuffix("? \(wording.hint(.help))  q \(wording.hint(.quit))"))
        #expect(HarmlessText.width(of: line) <= width)
    }

    @Test func whatHasNoRoomIsLeftOutWhole() {
        #expect(
            text([.down, .open, .refresh], width: 38, wording: Self.english) == "↑↓ move  Enter open  ? help  q quit")
    }

    @Test func whatIsShorterMayTakeTheRoomOfWhatIsLonger() {
        #expect(text([.previous, .back], width: 26, wording: Self.english) == "Esc back  ? help  q quit")
    }

    @Test func theLineEndsWhereTheSurfaceDoes() {
        #expect(text(Self.all, width: 5, wording: Self.english).count <= 5)
        #expect(text(Self.all, width: 0, wording: Self.english) == "")
    }
}
