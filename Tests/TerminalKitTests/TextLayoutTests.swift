import TerminalKit
import Testing

struct TextLayoutTests {
    @Test func paragraphsAreWrappedInTheirStyle() {
        var layout = TextLayout(width: 6)
        layout.add("ab cd ef", .muted)
        #expect(layout.lines == [TextLine("ab cd", .muted), TextLine("ef", .muted)])
    }

    @Test func aGapStandsBetweenTextsOnly() {
        var layout = TextLayout(width: 6)
        layout.addGap()
        layout.add("a")
        layout.addGap()
        layout.addGap()
        layout.add("b")
        #expect(layout.lines == [TextLine("a"), .empty, TextLine("b")])
    }

    @Test func theLeftColumnIsAsWideAsItsWidestText() {
        #expect(
            table([("Cast", "Jean"), ("Director", "Jeunet")], width: 20)
                == ["Cast      Jean", "Director  Jeunet"])
    }

    @Test func wideCharactersCountTwice() {
        #expect(table([("監督", "宮崎"), ("a", "b")], width: 20) == ["監督  宮崎", "a     b"])
    }

    @Test("Both columns are wrapped, the left in at most half of the width")
    func bothColumnsAreWrapped() {
        #expect(
            table([("Executive Producer", "A long name")], width: 20)
                == ["Executiv  A long", "e         name", "Producer  "])
    }

    @Test func aRowWithoutARightTextMayUseTheWholeWidth() {
        #expect(table([("Jean Pierre", nil), ("a", "b")], width: 12) == ["Jean Pierre", "a     b"])
    }

    @Test func columnsHaveStylesOfTheirOwn() throws {
        var layout = TextLayout(width: 20)
        layout.addTable([("Cast", "Jean")], left: .label, right: .plain)
        let line = try #require(layout.lines.first)
        #expect(line.spans.first == TextLine.Span("Cast", .label))
        #expect(line.spans.last == TextLine.Span("Jean", .plain))
    }

    @Test("A table is no wider than its room, however narrow", arguments: 6...30)
    func aTableIsNoWiderThanItsRoom(width: Int) {
        let lines = table(
            [("Executive Producer", "千と千尋の神隠し and a long name"), ("監督", "b"), ("alone", nil)], width: width)
        for line in lines { #expect(HarmlessText.width(of: line) <= width) }
    }

    @Test("No width is too narrow to lay out in", arguments: [-3, 0, 1, 2, 3, 4, 5])
    func noWidthIsTooNarrow(width: Int) {
        let lines = table([("Executive", "abc")], width: width)
        #expect(lines.joined().filter { $0 != " " }.count == 12)
    }

    private func table(_ rows: [(String, String?)], width: Int) -> [String] {
        var layout = TextLayout(width: width)
        layout.addTable(rows.map { (left: $0.0, right: $0.1) }, left: .label, right: .plain)
        return layout.lines.map { $0.spans.map(\.text).joined() }
    }
}
