import Testing

@testable import TerminalKit

struct SurfaceTests {
    private static let texts = [
        "The Long Good Friday", "千と千尋の神隠し", "a千b尋c", "Ame\u{301}lie\u{323}", "नमस्ते दुनिया", "👨\u{200D}👩\u{200D}👧 family",
        "🇦🇹🇩🇪", "기생충",
    ]

    @Test("A text cut to any width ends at a grapheme and keeps within", arguments: texts)
    func cutTextEndsAtAGrapheme(text: String) {
        let glyphs = HarmlessText.glyphs(of: text)
        let fullWidth = HarmlessText.width(of: text)
        for room in 0...fullWidth {
            let cut = glyphs.fitted(to: room)
            #expect(cut.map(\.width).reduce(0, +) <= room)
            guard room < fullWidth else {
                #expect(cut == glyphs)
                continue
            }
            #expect(cut.last == (room > 0 ? .ellipsis : nil))
            let kept = cut.dropLast()
            #expect(Array(kept) == Array(glyphs.prefix(kept.count)))
            #expect(!glyphs[kept.count].continuesGrapheme)
        }
    }

    @Test func noMoreIsCutThanMust() {
        #expect(drawn("abcdef", limit: 4) == "abc…      ")
        #expect(drawn("千と千", limit: 5) == "千と…     ")
        #expect(drawn("千と千", limit: 4) == "千…       ")
    }

    @Test func drawingTellsTheColumnAfterIt() {
        let surface = Canvas(size: Size(width: 10, height: 1)).surface
        #expect(surface.draw("ab千", x: 2, y: 0) == 6)
        #expect(surface.draw("abcdefgh", x: 5, y: 0) == 10)
    }

    @Test func aSurfaceKeepsToItsPart() {
        let canvas = Canvas(size: Size(width: 10, height: 2))
        let part = canvas.surface.part(Rect(x: 2, y: 0, width: 4, height: 1))
        part.draw("abcdefgh", x: 1, y: 0)
        part.draw("below", x: 0, y: 1)
        part.draw("above", x: 0, y: -1)
        #expect(canvas.text(ofRow: 0) == "   ab…    ")
        #expect(canvas.text(ofRow: 1) == "          ")
    }

    @Test("What is drawn from the right ends at the surface's edge, however far its end is said to be")
    func fromTheRightASurfaceKeepsToItsPart() {
        let canvas = Canvas(size: Size(width: 10, height: 1))
        let part = canvas.surface.part(Rect(x: 2, y: 0, width: 4, height: 1))
        part.drawRight("xyz", end: 6, y: 0)
        #expect(canvas.text(ofRow: 0) == "   xyz    ")
    }

    @Test(
        "A part is cut at the edges of the whole",
        arguments: [
            (Rect(x: 6, y: 1, width: 10, height: 10), Rect(x: 6, y: 1, width: 4, height: 1)),
            (Rect(x: 20, y: 20, width: 3, height: 3), Rect(x: 10, y: 2, width: 0, height: 0)),
            (Rect(x: 1, y: 1, width: -3, height: -3), Rect(x: 1, y: 1, width: 0, height: 0)),
        ])
    func aPartIsCutAtTheEdges(part: Rect, cut: Rect) {
        #expect(Canvas(size: Size(width: 10, height: 2)).surface.part(part).rect == cut)
    }

    @Test func drawsFromTheRight() {
        let canvas = Canvas(size: Size(width: 10, height: 1))
        #expect(canvas.surface.drawRight("千12", end: 9, y: 0) == 5)
        #expect(canvas.text(ofRow: 0) == "     千12 ")
    }

    @Test func fromTheRightTooATextIsCutAtItsEnd() {
        let canvas = Canvas(size: Size(width: 10, height: 1))
        canvas.surface.drawRight("abcdef", end: 9, y: 0, limit: 4)
        #expect(canvas.text(ofRow: 0) == "     abc… ")
    }

    @Test("Drawing where there is no room draws nothing", arguments: [(10, 0), (-1, 0), (0, 1), (0, -1), (99, 99)])
    func drawingOutsideDrawsNothing(x: Int, y: Int) {
        let canvas = Canvas(size: Size(width: 10, height: 1))
        canvas.surface.draw("abc", x: x, y: y)
        canvas.surface.put(.ellipsis, x: x, y: y, .plain)
        #expect(canvas.text(ofRow: 0) == "          ")
    }

    @Test("A surface without room takes whatever is drawn", arguments: [(0, 0), (0, 3), (3, 0), (1, 1)])
    func aSurfaceWithoutRoomTakesWhateverIsDrawn(width: Int, height: Int) {
        let canvas = Canvas(size: Size(width: width, height: height))
        canvas.surface.draw("千", x: 0, y: 0)
        canvas.surface.drawRight("千", end: 1, y: 0)
        canvas.surface.fillRow(0, .selected)
        canvas.surface.drawCentered([TextLine("千"), TextLine("b")])
        #expect((0..<height).allSatisfy { canvas.text(ofRow: $0).count == width })
    }

    @Test func aStyledRowKeepsItsTextBlank() {
        let canvas = Canvas(size: Size(width: 3, height: 2))
        canvas.surface.fillRow(1, .selected)
        #expect((0..<3).map { canvas[$0, 1] } == Array(repeating: .blank(.selected), count: 3))
        #expect(canvas[0, 0] == .blank(.ground))
    }

    @Test func spansFollowOneAnother() {
        let canvas = Canvas(size: Size(width: 8, height: 1))
        canvas.surface.draw(TextLine([.init("千", .title), .init("b", .muted)]), x: 1, y: 0)
        #expect(canvas.text(ofRow: 0) == " 千b    ")
        #expect([canvas[1, 0].style, canvas[3, 0].style, canvas[4, 0].style] == [.title, .muted, .ground])
    }

    @Test func linesAreCentredOnBothAxes() {
        let canvas = Canvas(size: Size(width: 7, height: 5))
        canvas.surface.drawCentered([TextLine("千"), TextLine("abc")])
        #expect((0..<5).map(canvas.text(ofRow:)) == ["       ", "  千   ", "  abc  ", "       ", "       "])
    }

    @Test func theLastToSayWhereTheCursorBelongsIsHeard() {
        let canvas = Canvas(size: Size(width: 10, height: 4))
        #expect(canvas.cursor == nil)
        let part = canvas.surface.part(Rect(x: 2, y: 1, width: 5, height: 2))
        part.placeCursor(x: 1, y: 1)
        #expect(canvas.cursor == CellPosition(x: 3, y: 2))
        for (x, y) in [(5, 0), (0, 2), (-1, 0)] { part.placeCursor(x: x, y: y) }
        #expect(canvas.cursor == CellPosition(x: 3, y: 2))
        canvas.surface.placeCursor(x: 0, y: 0)
        #expect(canvas.cursor == CellPosition(x: 0, y: 0))
        canvas.clear()
        #expect(canvas.cursor == nil)
    }

    private func drawn(_ text: String, limit: Int) -> String {
        let canvas = Canvas(size: Size(width: 10, height: 1))
        canvas.surface.draw(text, x: 0, y: 0, limit: limit)
        return canvas.text(ofRow: 0)
    }
}
