import Testing

@testable import TerminalKit

struct ScrollbarTests {
    private func scrollbar(_ top: Int, of count: Int = 100, lines: Int = 10, height: Int = 10) -> Scrollbar? {
        Scrollbar(top: top, count: count, lines: lines, height: height)
    }

    @Test func thereIsNoneWhereAllIsInSightOrThereIsNoRoom() {
        #expect(scrollbar(0, of: 10) == nil)
        #expect(scrollbar(0, of: 11) != nil)
        #expect(scrollbar(0, lines: 5, height: 5) == nil)
        #expect(scrollbar(0, lines: 0) == nil)
    }

    @Test func itIsAsLongAsThePartThatIsInSight() {
        #expect(scrollbar(0, of: 20)?.thumb == 0..<5)
        #expect(scrollbar(0, of: 100_000)?.thumb == 0..<1)
        // Of a grid a line of tiles takes several cells.
        #expect(scrollbar(1, of: 4, lines: 2, height: 20)?.thumb == 5..<15)
    }

    @Test func itIsAtAnEndOnlyWhereTheLinesAre() {
        #expect(scrollbar(0)?.thumb == 0..<1)
        #expect(scrollbar(1)?.thumb == 1..<2)
        #expect(scrollbar(89)?.thumb == 8..<9)
        #expect(scrollbar(90)?.thumb == 9..<10)
        // More lines than are known may have been loaded.
        #expect(scrollbar(500)?.thumb == 9..<10)
    }

    @Test(arguments: [11, 20, 97, 100, 5_000]) func aCellLeadsToLinesForWhichTheBarIsThere(count: Int) throws {
        let bar = try #require(scrollbar(0, of: count))
        #expect(bar.top(at: 0) == 0)
        #expect(bar.top(at: 9) == count - 10)
        #expect(bar.top(at: -3) == 0)
        #expect(bar.top(at: 30) == count - 10)
        for y in 0..<10 {
            let there = try #require(Scrollbar(top: bar.top(at: y), count: count, lines: 10, height: 10))
            #expect(there.thumb.contains(y))
        }
    }

    @Test func itsCellsSayWhereTheyLead() throws {
        let canvas = Canvas(size: Size(width: 6, height: 10))
        canvas.surface.part(Rect(x: 1, y: 0, width: 4, height: 10)).draw(try #require(scrollbar(0, of: 30)))
        #expect((0..<10).map { canvas[4, $0].text }.joined() == "▐▐▐       ")
        #expect(canvas.target(at: CellPosition(x: 4, y: 9)) == .scrollbar(top: 20))
        #expect(canvas.target(at: CellPosition(x: 4, y: 0)) == .scrollbar(top: 0))
        #expect(canvas.target(at: CellPosition(x: 3, y: 0)) == nil)
    }

    @Test func toAReaderItIsNotDrawn() throws {
        let canvas = Canvas(size: Size(width: 4, height: 10))
        canvas.isForReader = true
        canvas.surface.draw(try #require(scrollbar(0)))
        #expect((0..<10).allSatisfy { canvas[3, $0].text == " " })
    }
}
