import Presentation
import Testing

@testable import Widgets

struct ListLinesTests {
    private let lines = ListLines(
        rowCount: 5, parts: [.init("A", firstRow: 0), .init("B", firstRow: 2), .init("C", firstRow: 4)])

    @Test func aHeadingStandsAboveTheFirstRowOfEachPart() {
        #expect(lines.count == 8)
        #expect(
            (0..<8).map(lines.content) == [
                .heading(0), .row(0), .row(1), .heading(1), .row(2), .row(3), .heading(2), .row(4),
            ])
        #expect((0..<5).map(lines.line) == [1, 2, 4, 5, 7])
        for row in 0..<5 { #expect(lines.content(ofLine: lines.line(ofRow: row)) == .row(row)) }
    }

    @Test(arguments: [(0..<8, 0..<5), (1..<3, 0..<2), (2..<4, 1..<2), (3..<4, 2..<2), (6..<8, 4..<5)])
    func theRowsOfSomeLinesAreThoseThatStandThere(part: Range<Int>, rows: Range<Int>) {
        #expect(lines.rows(on: part) == rows)
    }

    @Test func aRowIsOfThePartAboveIt() {
        #expect((0..<8).map(lines.part) == [nil, 0, 0, nil, 1, 1, nil, 2])
    }

    @Test func withoutPartsLinesAreRows() {
        let lines = ListLines(rowCount: 3)
        #expect(lines.count == 3)
        #expect((0..<3).map(lines.content) == [.row(0), .row(1), .row(2)])
        #expect(lines.rows(on: 0..<3) == 0..<3 && lines.part(ofRowOnLine: 1) == nil)
        #expect(!lines.areParted(otherwise: ListLines(rowCount: 9)))
    }

    @Test func aPartThatBeginsBehindTheRowsHasNoHeading() {
        let lines = ListLines(rowCount: 1, parts: [.init("A", firstRow: 0), .init("B", firstRow: 1)])
        #expect(lines.count == 2)
    }
}
