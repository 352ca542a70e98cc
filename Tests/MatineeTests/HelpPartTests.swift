import TerminalKit
import Testing

@testable import Matinee

struct HelpPartTests {
    private func part(_ name: String, rows: Int) -> HelpPart {
        HelpPart(heading: [TextLine(name)], rows: (0..<rows).map { [TextLine("\(name)\($0)")] })
    }

    private func columns(_ parts: [HelpPart]) -> (left: [String], right: [String]) {
        let lines = parts.inColumns(2, width: 3, gap: 1).map(\.text)
        return (
            lines.map { String($0.prefix(3).filter { $0 != " " }) }, lines.map { String($0.dropFirst(4)) }
        )
    }

    @Test func wholePartsStandInAColumn() {
        let (left, right) = columns([part("A", rows: 3), part("B", rows: 2), part("C", rows: 4)])
        #expect(left == ["A", "A0", "A1", "A2", "", "B", "B0", "B1"])
        #expect(right == ["C", "C0", "C1", "C2", "C3", "", "", ""])
    }

    @Test func aPartThatIsMostOfAllIsBrokenAndHasItsHeadingTwice() {
        let (left, right) = columns([part("A", rows: 9), part("B", rows: 1)])
        #expect(left == ["A", "A0", "A1", "A2", "A3", "A4", "A5"])
        #expect(right == ["A", "A6", "A7", "A8", "", "B", "B0"])
    }

    @Test("Three columns are about as high, and what stands in them begins at the same cells")
    func threeColumns() {
        let lines = [part("A", rows: 3), part("B", rows: 3), part("C", rows: 2)].inColumns(3, width: 3, gap: 1)
        #expect(
            lines.map(\.text) == ["A   B   C", "A0  B0  C0", "A1  B1  C1", "A2  B2"])
        let one = [part("A", rows: 9)].inColumns(3, width: 3, gap: 1).map(\.text)
        #expect(one == ["A   A   A", "A0  A3  A6", "A1  A4  A7", "A2  A5  A8"])
    }

    @Test func rowsOfSeveralLinesStayWhole() {
        let long = HelpPart(
            heading: [TextLine("A")], rows: (0..<4).map { [TextLine("A\($0)"), TextLine("a\($0)"), TextLine("…")] })
        let (left, right) = columns([long])
        #expect(left == ["A", "A0", "a0", "…", "A1", "a1", "…"])
        #expect(right == ["A", "A2", "a2", "…", "A3", "a3", "…"])
    }

    @Test func oneRowIsNotTornFromItsHeading() {
        let (left, right) = columns([part("A", rows: 1)])
        #expect(left == ["A", "A0"] && right.allSatisfy(\.isEmpty))
    }
}
