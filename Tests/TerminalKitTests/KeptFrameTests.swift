import TestSupport
import Testing

@testable import TerminalKit

/// What is drawn over a frame that is there.
struct KeptFrameTests {
    private let canvas = Canvas(size: Size(width: 8, height: 6))

    init() {
        for y in 0..<6 {
            canvas.surface.draw("row \(y)", x: 1, y: y)
            canvas.surface.mark(row: y, 1..<6, as: .row(y))
        }
        canvas.surface.placeCursor(x: 1, y: 2)
    }

    private func target(_ y: Int) -> Target? { canvas.target(at: CellPosition(x: 2, y: y)) }

    @Test func whatWasDrawnAndSaidStays() {
        canvas.beginChanges()
        canvas.surface.draw("new", x: 1, y: 3)
        canvas.surface.mark(row: 3, 1..<6, as: .row(9))
        #expect(canvas.rows == [" row 0", " row 1", " row 2", " new 3", " row 4", " row 5"])
        #expect(target(3) == .row(3))
        #expect(canvas.cursor == nil, "It is where somebody says so anew")
    }

    @Test func rowsThatMayHaveChangedAreKnown() {
        #expect((0..<6).allSatisfy(canvas.mayHaveChanged))
        canvas.beginChanges()
        #expect(!(0..<6).contains(where: canvas.mayHaveChanged))
        canvas.surface.draw("new", x: 1, y: 3)
        canvas.surface.fillRow(5, .plain)
        #expect((0..<6).filter(canvas.mayHaveChanged) == [3, 5])
        canvas.clear()
        #expect((0..<6).allSatisfy(canvas.mayHaveChanged) && !canvas.keepsFrame)
    }

    @Test("What moves takes nothing along that is beside it, and is said anew", arguments: [1, 2, -1, -3])
    func whatMoves(distance: Int) {
        canvas.beginChanges()
        let part = canvas.surface.part(Rect(x: 1, y: 1, width: 6, height: 4))
        part.move(up: distance)
        part.mark(row: 0, 0..<5, as: .row(7))
        part.endMarks()
        part.mark(row: 1, 0..<5, as: .row(8))
        for y in 1...4 where (1...4).contains(y + distance) {
            #expect(canvas.text(ofRow: y).hasPrefix(" row \(y + distance)"))
        }
        #expect(canvas.rows[0] == " row 0" && canvas.rows[5] == " row 5")
        #expect(target(0) == .row(0) && target(1) == .row(7) && target(2) == nil && target(5) == .row(5))
        #expect((0..<6).filter(canvas.mayHaveChanged) == [1, 2, 3, 4] && canvas.movedUp == distance)
    }

    @Test func whatWouldMoveAwayWhollyDoesNot() {
        canvas.beginChanges()
        canvas.surface.move(up: 6)
        #expect(canvas.movedUp == 0 && canvas.rows[0] == " row 0")
    }
}
