import Testing

@testable import TerminalKit

/// What is not drawn where a screen reader tells of it.
struct ReaderDrawingTests {
    private func canvas(_ draw: (Surface) -> Void) -> Canvas {
        let canvas = Canvas(size: Size(width: 30, height: 4))
        canvas.isForReader = true
        draw(canvas.surface)
        return canvas
    }

    @Test("A frame has its title, and neither lines nor a position that changes")
    func aFrameHasItsTitleAlone() {
        let canvas = canvas {
            let frame = PaneFrame(surface: $0, divider: .column(14))
            frame.draw()
            frame.drawTitle("Films", status: "2 of 9", over: frame.first, hasFocus: true)
        }
        #expect((0..<4).map { canvas.text(ofRow: $0).split(separator: " ") } == [["Films"], [], [], []])
    }

    @Test("Words that something is marked with have commas between them")
    func chipsHaveCommas() {
        var layout = TextLayout(width: 30)
        layout.addChips([.init("Drama", .chip), .init("Crime", .tintFire)])
        let canvas = canvas { $0.draw(layout.lines[0], y: 0) }
        #expect(canvas.text(ofRow: 0).hasPrefix("Drama, Crime  "))
        #expect(canvas[0, 0].style == .plain && canvas[7, 0].style == .plain)
    }

    @Test("What is there to be looked at is said in other words, or not at all")
    func ornamentHasOtherWords() {
        let line = TextLine([
            .init("★ ", .accent, spoken: "Rating "), .init("7.9 ", .plain), .init("▰▱", .progress, spoken: ""),
        ])
        #expect(canvas { $0.draw(line, y: 0) }.text(ofRow: 0).hasPrefix("Rating 7.9   "))
    }

    @Test("What is marked in a text looks as the rest, and the cursor is there")
    func theCursorIsAtTheMark() {
        var pane = ScrollPane()
        let line = TextLine([.init("by ", .plain), .init("Mann", .link, stop: 0)])
        pane.show([.empty, TextLine("Heat"), line], height: 4)
        let marked = canvas { pane.draw(on: $0, selected: 0, hasFocus: true) }
        #expect(marked.cursor == CellPosition(x: 3, y: 2))
        #expect(marked[3, 2].style == .link)
        #expect(canvas { pane.draw(on: $0, hasFocus: true) }.cursor == CellPosition(x: 0, y: 1))
        #expect(canvas { pane.draw(on: $0) }.cursor == nil)
    }
}
