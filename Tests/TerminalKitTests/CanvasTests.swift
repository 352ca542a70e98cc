import Pictures
import TestSupport
import Testing

@testable import TerminalKit

struct CanvasTests {
    @Test func isBlankAtFirstAndOnceCleared() {
        let canvas = Canvas(size: Size(width: 4, height: 1))
        #expect(canvas.text(ofRow: 0) == "    ")
        canvas.surface.draw("千", x: 0, y: 0, .title)
        canvas.clear()
        #expect((0..<4).map { canvas[$0, 0] } == Array(repeating: .blank(.ground), count: 4))
    }

    @Test func aWideCharacterTakesTwoCells() {
        let canvas = canvas("千")
        #expect(canvas[0, 0].width == 2)
        #expect(canvas[1, 0].width == 0)
        #expect(canvas[1, 0].text.isEmpty)
    }

    @Test(
        "Half of a wide character does not stand alone",
        arguments: [
            (0, "x", "x 尋  "), (1, "x", " x尋  "), (1, "機", " 機   "), (2, "x", "千x   "), (0, "機", "機尋  "),
            (-1, "機", "千尋  "), (5, "機", "千尋  "),
        ])
    func halfOfAWideCharacterDoesNotStandAlone(x: Int, text: String, row: String) {
        let canvas = canvas("千尋")
        canvas.write(HarmlessText.glyphs(of: text), x: x, y: 0, .plain)
        #expect(canvas.text(ofRow: 0) == row)
    }

    @Test func aHalfThatIsBlankedKeepsItsStyle() {
        let canvas = Canvas(size: Size(width: 4, height: 1))
        canvas.surface.draw("千", x: 0, y: 0, .selected)
        canvas.surface.draw("x", x: 1, y: 0, .plain)
        #expect(canvas[0, 0] == .blank(.selected))
    }

    @Test func aNewSizeIsBlankAndTheSameSizeIsKept() {
        let canvas = canvas("千尋")
        canvas.resize(to: Size(width: 6, height: 1))
        #expect(canvas.text(ofRow: 0) == "千尋  ")
        canvas.resize(to: Size(width: 3, height: 2))
        #expect((0..<2).map(canvas.text(ofRow:)) == ["   ", "   "])
    }

    @Test func aRowThatIsTheSameHasNotChanged() {
        #expect(canvas("千尋").changedColumns(ofRow: 0, since: canvas("千尋")) == nil)
    }

    @Test(
        "What changed is told by its first and last column",
        arguments: [
            ("abcdef", "abxdef", 2...2), ("abcdef", "xbcdex", 0...5), ("ab", "abcd", 2...3), ("千尋", "千機", 2...3),
            ("千尋", "機尋", 0...1), ("ab尋", "abcd", 2...3), ("abcd", "ab尋", 2...3),
        ])
    func whatChangedIsToldByItsColumns(old: String, new: String, columns: ClosedRange<Int>) {
        #expect(canvas(new).changedColumns(ofRow: 0, since: canvas(old)) == columns)
    }

    @Test func aChangeOfStyleIsAChange() {
        let styled = Canvas(size: Size(width: 6, height: 1))
        styled.surface.draw("千", x: 0, y: 0, .title)
        #expect(styled.changedColumns(ofRow: 0, since: canvas("千")) == 0...1)
    }

    @Test("The changed columns are all there is to send, and hold wide characters whole")
    func changedColumnsAreAllThereIsToSend() {
        for seed in UInt64(0)..<500 {
            let (old, new) = (randomCanvas(seed: seed), randomCanvas(seed: seed + 1_000_000))
            for y in 0..<old.size.height {
                var row = old.row(y, 0...old.size.width - 1).map { $0 }
                if let columns = new.changedColumns(ofRow: y, since: old) {
                    row.replaceSubrange(columns, with: new.row(y, columns))
                    #expect(new[columns.lowerBound, y].width > 0)
                    #expect(new[columns.upperBound, y].width < 2)
                }
                #expect(row == Array(new.row(y, 0...new.size.width - 1)))
            }
        }
    }

    @Test("However one draws, no half of a wide character is without the other")
    func noHalfIsWithoutTheOther() {
        for seed in UInt64(0)..<500 {
            let canvas = randomCanvas(seed: seed)
            for y in 0..<canvas.size.height {
                let widths = canvas.row(y, 0...canvas.size.width - 1).map(\.width)
                for (left, right) in zip(widths, widths.dropFirst() + [1]) {
                    #expect((left == 2) == (right == 0))
                }
                #expect(widths.first != 0)
            }
        }
    }

    @Test("A row of another frame is taken whole, and what there is beside cells without what a pointer finds")
    func aRowIsTaken() {
        let (one, other) = (randomCanvas(seed: 1), randomCanvas(seed: 2))
        other.surface.placeCursor(x: 1, y: 1)
        other.surface.mark(row: 0, 0..<3, as: .row(1))
        let before = randomCanvas(seed: 1)
        one.take(row: 1, of: other)
        one.takeMarks(of: other)
        #expect(one.changedColumns(ofRow: 1, since: other) == nil && one.changedColumns(ofRow: 0, since: before) == nil)
        #expect(one.cursor == CellPosition(x: 1, y: 1) && one.target(at: CellPosition(x: 0, y: 0)) == nil)
    }

    @Test("What covers a frame leaves nothing of it but which pictures were there")
    func whatIsCoveredIsGoneButForItsPictures() {
        let picture = RenderedPicture(box: PictureBox(columns: 2, rows: 1), form: .sixel([]))
        let canvas = randomCanvas(seed: 1)
        canvas.surface.place(picture, x: 1, y: 0)
        canvas.surface.placeCursor(x: 1, y: 1)
        canvas.clearCovering()
        #expect(canvas.placed.map(\.position) == [CellPosition(x: 1, y: 0)])
        #expect(canvas.placements.isEmpty && !canvas.hasPictures && canvas.cursor == nil)
        #expect(canvas.changedColumns(ofRow: 0, since: Canvas(size: canvas.size)) == nil)
        // Another one in its place is one.
        canvas.surface.place(picture, x: 1, y: 0)
        #expect(canvas.placements.count == 1 && canvas.placed.count == 2)
        canvas.clear()
        #expect(canvas.placed.isEmpty)
    }

    private func canvas(_ text: String) -> Canvas {
        let canvas = Canvas(size: Size(width: 6, height: 1))
        canvas.surface.draw(text, x: 0, y: 0)
        return canvas
    }

    private func randomCanvas(seed: UInt64) -> Canvas {
        var generator = SeededGenerator(seed: seed)
        let canvas = Canvas(size: Size(width: 9, height: 2))
        for _ in 0..<12 {
            let text = ["a", "千", "bc", "尋隠", "e\u{301}"].randomElement(using: &generator) ?? ""
            canvas.write(
                HarmlessText.glyphs(of: text), x: .random(in: -2...9, using: &generator),
                y: .random(in: -1...2, using: &generator),
                [.plain, .title].randomElement(using: &generator) ?? .plain)
        }
        return canvas
    }
}
