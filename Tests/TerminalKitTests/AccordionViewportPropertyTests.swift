import TerminalKit
import Testing

/// Lists whose rows unfold into random numbers of lines.
struct AccordionViewportPropertyTests {
    @Test("Every line of what is unfolded, and every row, is reached by ↓", arguments: UInt64(0)..<60)
    func everyLineIsReachedGoingDown(seed: UInt64) {
        var list = UnfoldingList(seed: seed)
        var seen: Set<AccordionViewport.Line> = []
        while true {
            let row = list.viewport.cursor
            seen.formUnion(list.viewport.visible.map { list.viewport[$0] })
            let top = list.viewport.top
            list.move(.down)
            if list.viewport.cursor == row, list.viewport.top > top { continue }
            #expect(seen.contains(.row(row)))
            #expect(seen.isSuperset(of: (0..<list.unfoldedCounts[row]).map { .unfolded($0) }))
            guard list.viewport.cursor != row else { break }
            #expect(list.viewport.cursor == row + 1)
            seen = []
        }
        #expect(list.viewport.cursor == list.unfoldedCounts.count - 1)
    }

    @Test("Every row is reached by ↑", arguments: UInt64(0)..<60)
    func everyRowIsReachedGoingUp(seed: UInt64) {
        var list = UnfoldingList(seed: seed)
        list.move(.last)
        var rows = [list.viewport.cursor]
        while true {
            let (row, top) = (list.viewport.cursor, list.viewport.top)
            list.move(.up)
            if list.viewport.cursor != row {
                rows.append(list.viewport.cursor)
            } else if list.viewport.top == top {
                break
            }
        }
        #expect(rows == Array((0..<list.unfoldedCounts.count).reversed()))
        #expect(list.viewport.visible.contains(0))
    }

    @Test("Whatever one does, the cursor is a row and something of it is in sight", arguments: UInt64(0)..<60)
    func somethingOfTheCursorIsInSight(seed: UInt64) {
        var list = UnfoldingList(seed: seed)
        for _ in 0..<200 {
            list.moveAtRandom()
            let viewport = list.viewport
            #expect((0..<max(1, viewport.count)).contains(viewport.cursor))
            #expect((0...max(0, viewport.lineCount - viewport.height)).contains(viewport.top) || viewport.height == 0)
            if !viewport.visible.isEmpty {
                #expect(viewport.visible.overlaps(viewport.cursor..<viewport.cursor + viewport.unfolded + 1))
            }
        }
    }

    @Test("Who comes to a row sees its own line, before and after it unfolds", arguments: UInt64(0)..<60)
    func whoComesToARowSeesItsLine(seed: UInt64) {
        var list = UnfoldingList(seed: seed)
        for _ in 0..<200 {
            let folded = list.moveAtRandom()
            guard let folded, folded.height > 0 else { continue }
            #expect(folded.visible.contains(folded.cursor))
            #expect(list.viewport.visible.contains(list.viewport.cursor))
            let shown = list.viewport.visible.count { list.viewport[$0].isUnfolded }
            #expect(shown == min(list.viewport.unfolded, list.viewport.height - 1))
        }
    }
}

extension AccordionViewport.Line {
    fileprivate var isUnfolded: Bool {
        if case .unfolded = self { true } else { false }
    }
}
