import TerminalKit
import Testing

@testable import CursesTerminal

struct UncertainTextTests {
    private func texts(_ row: String, joinsLamAlef: Bool = false) -> [UncertainText] {
        let canvas = Canvas(size: Size(width: 60, height: 1))
        canvas.surface.draw(row, x: 0, y: 0)
        let cells = canvas.row(0, 0...59)
        let texts = UncertainText.all(in: cells, joinsLamAlef: joinsLamAlef)
        let isAny = cells.withUnsafeBufferPointer { UncertainText.isAny(in: $0, joinsLamAlef: joinsLamAlef) }
        #expect(isAny == !texts.isEmpty)
        return texts
    }

    @Test(arguments: ["", "Heat  2000", "千と千尋", "في مزاج الحب", "שלום", "👩‍🚀 👨‍👩‍👧‍👦", "กำแพงน้ำ", "│▌ ─┐"])
    func mostTextsAreAsWideEverywhere(row: String) {
        #expect(texts(row) == [])
    }

    @Test("A text goes from its first word with a spacing mark to its last one, whatever stands between them")
    func wordsThatStandTogetherAreOneText() {
        #expect(texts("ab കാ") == [UncertainText(columns: 3..<5, slack: 1)])
        #expect(texts("കാa b दिल c") == [UncertainText(columns: 0..<9, slack: 2)])
    }

    @Test("Behind two blanks or a line another one begins")
    func columnsAreTextsOfTheirOwn() {
        let (first, second) = (UncertainText(columns: 0..<2, slack: 1), UncertainText(columns: 4..<6, slack: 1))
        #expect(texts("കാ  കാ") == [first, second])
        #expect(texts("കാ│ കാ") == [first, second])
    }

    @Test("Lam and alef are one cell in one terminal alone")
    func lamAndAlef() {
        #expect(texts("سلام") == [])
        #expect(texts("سلام", joinsLamAlef: true) == [UncertainText(columns: 0..<4, slack: 1)])
    }
}
