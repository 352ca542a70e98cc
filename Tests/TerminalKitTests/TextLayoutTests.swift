import TerminalKit
import Testing

struct TextLayoutTests {
    @Test func paragraphsAreWrappedInTheirStyle() {
        var layout = TextLayout(width: 6)
        layout.add("ab cd ef", .muted)
        #expect(layout.lines == [TextLine("ab cd", .muted), TextLine("ef", .muted)])
    }

    @Test("Prose and tables are wider from where nothing stands beside them any more")
    func theFirstLinesMayBeShorter() {
        func layout(_ count: Int) -> TextLayout { TextLayout(width: 11, short: ShortLines(count, width: 6)) }
        var prose = layout(2)
        #expect(prose.width == 6)
        prose.addParagraphs("ab cd ef gh ij kl mn op\nqr st uv wx")
        #expect(prose.lines.map(\.text) == ["ab cd", "ef gh", "ij kl mn op", "qr st uv wx"])
        #expect(prose.width == 11)
        var second = layout(2)
        second.addParagraphs("ab\n\nab cd ef gh ij")
        #expect(second.lines.map(\.text) == ["ab", "", "ab cd ef gh", "ij"])
        var broken = layout(1)
        broken.addParagraphs("abcdefgh ijkl mnop")
        #expect(broken.lines.map(\.text) == ["abcdef", "gh", "ijkl", "mnop"])
        var table = layout(1)
        table.addTable([("a", "bcd efgh"), ("b", "bcd efgh")], left: .plain, right: .plain)
        #expect(table.lines.map(\.text) == ["a  bcd", "   efg", "   h", "b  bcd efgh"])
        var text = layout(1)
        text.add("ab cd ef gh")
        text.add("ab cd ef gh")
        #expect(text.lines.map(\.text) == ["ab cd", "ef gh", "ab cd ef gh"])
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

    @Test("Chips stand side by side, none of them is broken, and where there is a line of words there are commas")
    func chipsAreNotBroken() {
        let words = ["Science Fiction", "Drama", "Family", "A word longer than a line"].map {
            TextLine.Span($0, .chip)
        }
        var layout = TextLayout(width: 18)
        layout.addChips(words)
        #expect(
            layout.lines.map(\.text) == ["[Science Fiction]", "[Drama] [Family]", "[A word longer", "than a line]"])
        var plain = TextLayout.plain
        plain.addChips(words)
        #expect(plain.lines.map(\.text) == ["Science Fiction, Drama, Family, A word longer than a line"])
    }

    @Test("All of a chip is the stop of its word")
    func allOfAChipIsItsStop() {
        var layout = TextLayout(width: 18)
        layout.addChips([.init("Drama", .chip, stop: 0), .init("Fire", .tintFire, stop: 1)])
        #expect(layout.lines[0].spans.filter { $0.stop == 1 }.map(\.text) == ["[", "Fire", "]"])
        #expect(layout.lines[0].spans.filter { $0.stop == 1 }.allSatisfy { $0.style == .tintFire })
    }

    private func pairs(_ rows: [(String, String?)], width: Int) -> [String] {
        var layout = TextLayout(width: width)
        layout.addPairs(rows.map { ThingRow([.init($0, .plain)], $1.map { [.init($0, .muted)] }) })
        return layout.lines.map(\.text)
    }

    @Test("Rows stand two by two where what is left and right in them has room beside each other, else one by one")
    func rowsStandTwoByTwo() {
        let rows: [(String, String?)] = [("Ada", "a pilot"), ("Bo", "a judge"), ("Cleo", nil)]
        #expect(pairs(rows, width: 31) == ["Ada   a pilot    Bo    a judge", "Cleo"])
        #expect(pairs(rows, width: 21) == ["Ada   a pilot", "Bo    a judge", "Cleo"])
        #expect(pairs([("One", nil), ("Two", nil), ("Three", nil)], width: 13) == ["One     Two", "Three"])
        #expect(pairs([("One", nil), ("Seventeen", nil)], width: 13) == ["One", "Seventeen"])
    }

    @Test("Each of two rows keeps to one line: what is right in it is cut where enough of it is seen")
    func whatIsRightInOneOfTwoRowsIsCut() {
        let rows: [(String, String?)] = [
            ("Ada", "a pilot who has never flown before"), ("Bo", "a judge"), ("Cleo", nil), ("Di", "a spy"),
        ]
        #expect(
            pairs(rows, width: 55) == [
                "Ada   a pilot who has…       Bo    a judge", "Cleo                         Di    a spy",
            ])
        #expect(pairs(rows, width: 54)[1] == "Bo    a judge")
    }

    private func entries(_ entries: [(title: String, figure: String?)], in layout: TextLayout) -> [String] {
        var layout = layout
        for (number, entry) in entries.enumerated() {
            layout.addEntry(entry.title, margin: "\(number + 1). ", figure: entry.figure)
        }
        return layout.lines.map(\.text)
    }

    @Test("A figure ends where the lines do, and a longer title goes on below itself; in lines both are a sentence")
    func figuresEndInOneColumn() {
        let tracks: [(title: String, figure: String?)] = [
            ("Hunter", "4:15"), ("A title that is long", "1:02:03"), ("Jóga", nil),
        ]
        #expect(
            entries(tracks, in: TextLayout(width: 24)) == [
                "1. Hunter           4:15", "2. A title that  1:02:03", "   is long", "3. Jóga",
            ])
        #expect(entries(tracks, in: .plain) == ["1. Hunter, 4:15", "2. A title that is long, 1:02:03", "3. Jóga"])
    }

    @Test func aFigureThatLeavesATitleNoRoomStandsBelowIt() {
        #expect(
            entries([("Army of Me", "3:45 · 1,000 plays")], in: TextLayout(width: 24)) == [
                "1. Army of Me", "      3:45 · 1,000 plays",
            ])
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
