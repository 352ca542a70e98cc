import TerminalKit
import Testing

/// Things in rows, with what is said of them.
struct ThingRowTests {
    private typealias Thing = (year: String, title: String, said: String?)

    private let films: [Thing] = [
        ("2010", "Station of the Floating Ones: Bo", "Hana the thief"), ("", "Ran", "Saburo"), ("1999", "Alone", nil),
    ]

    private func rows(_ things: [Thing]) -> [ThingRow] {
        things.map { thing in
            ThingRow([.init(thing.title, .plain)], thing.said.map { [.init($0, .muted)] }, before: thing.year)
        }
    }

    private func lines(_ things: [Thing], width: Int) -> [TextLine] {
        var layout = TextLayout(width: width)
        layout.addRows(rows(things))
        return layout.lines
    }

    @Test("What stands left has all the room that what stands right leaves it")
    func leftHasWhatRightLeaves() {
        #expect(
            lines(films, width: 54).map(\.text) == [
                "2010  Station of the Floating Ones: Bo  Hana the thief",
                "      Ran" + String(repeating: " ", count: 31) + "Saburo", "1999  Alone",
            ])
    }

    @Test("As long as enough is left, what is said breaks")
    func whatIsSaidBreaks() {
        #expect(
            lines(films, width: 53).map(\.text) == [
                "2010  Station of the Floating Ones: Bo  Hana the", String(repeating: " ", count: 40) + "thief",
                "      Ran" + String(repeating: " ", count: 31) + "Saburo", "1999  Alone",
            ])
    }

    @Test("What is said of a thing that is too long stands below it, and of the others beside them")
    func whatIsSaidStandsBelow() throws {
        let lines = lines(films, width: 45)
        #expect(
            lines.map(\.text) == [
                "2010  Station of the Floating Ones: Bo", "      Hana the thief", "      Ran  Saburo", "1999  Alone",
            ])
        #expect(lines[0].spans.first?.style == .muted && lines[1].spans.last?.style == .muted)
    }

    @Test("One that is too long for the column has what is said of it right behind it, if that has room there")
    func whatIsSaidStandsRightBehind() {
        let cast: [Thing] = [
            ("", "Audrey Tautou", "Amélie Poulain"), ("", "Claire Maurier de la Tour", "Lucien"),
            ("", "Rufus", "Hipolito, the writer"),
        ]
        #expect(
            lines(cast, width: 40).map(\.text) == [
                "Audrey Tautou       Amélie Poulain", "Claire Maurier de la Tour  Lucien",
                "Rufus               Hipolito, the writer",
            ])
    }

    @Test func withoutYearsItStandsFurtherIn() {
        let films = films.map { (year: "", title: $0.title, said: $0.said) }
        #expect(
            lines(films, width: 45).map(\.text).prefix(2) == ["Station of the Floating Ones: Bo", "  Hana the thief"])
        #expect(
            lines(films, width: 20).map(\.text).prefix(3) == [
                "Station of the", "Floating Ones: Bo", "  Hana the thief",
            ])
    }

    @Test func aLineSaysTheYearBehindTheTitle() {
        var layout = TextLayout.plain
        layout.addRows(rows(films))
        #expect(
            layout.lines.map(\.text) == [
                "Station of the Floating Ones: Bo (2010), Hana the thief", "Ran, Saburo", "Alone (1999)",
            ])
    }

    @Test("No width is too narrow", arguments: [-1, 0, 1, 5, 9, 30])
    func noWidthIsTooNarrow(width: Int) {
        #expect(!lines(films, width: width).isEmpty)
    }

    @Test func pairsHaveTheirYearsToo() {
        var layout = TextLayout(width: 43)
        layout.addPairs(rows([("1985", "Ran", "Saburo"), ("1999", "Alone", nil), ("", "Heat", nil)]))
        #expect(layout.lines.map(\.text) == ["1985  Ran    Saburo    1999  Alone", "      Heat"])
    }
}
