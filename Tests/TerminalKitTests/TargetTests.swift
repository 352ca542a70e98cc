import Testing

@testable import TerminalKit

/// What a pointer finds on a frame.
struct TargetTests {
    private let canvas = Canvas(size: Size(width: 10, height: 4))

    private func target(_ x: Int, _ y: Int) -> Target? {
        canvas.target(at: CellPosition(x: x, y: y))
    }

    @Test func itIsWhereItWasDrawn() {
        canvas.surface.part(Rect(x: 2, y: 1, width: 5, height: 2)).mark(row: 1, 0..<3, as: .row(7))
        #expect(target(2, 2) == .row(7) && target(4, 2) == .row(7))
        for (x, y) in [(1, 2), (5, 2), (2, 1), (2, 3)] { #expect(target(x, y) == nil) }
    }

    @Test func whatWasDrawnLastCounts() {
        canvas.surface.mark(Rect(x: 0, y: 0, width: 10, height: 4), as: .row(1))
        canvas.surface.mark(Rect(x: 3, y: 1, width: 4, height: 2), as: nil)
        canvas.surface.mark(row: 1, 4..<5, as: .keys([.enter]))
        #expect(target(0, 0) == .row(1) && target(3, 1) == nil && target(4, 1) == .keys([.enter]))
    }

    @Test func itIsCutOffAtTheEdgesOfItsSurface() {
        canvas.surface.part(Rect(x: 6, y: 2, width: 9, height: 9))
            .mark(Rect(x: 2, y: 1, width: 50, height: 50), as: .divider)
        #expect(target(8, 3) == .divider && target(9, 3) == .divider && target(7, 3) == nil)
        canvas.surface.mark(Rect(x: 30, y: 30, width: 5, height: 5), as: .row(1))
        #expect(target(31, 31) == nil)
    }

    @Test(arguments: [(-1, 0), (0, -1), (10, 0), (0, 4), (.max, .max), (.min, .min)])
    func outsideThereIsNothing(x: Int, y: Int) {
        canvas.surface.mark(Rect(x: 0, y: 0, width: 10, height: 4), as: .row(1))
        #expect(target(x, y) == nil)
    }

    @Test func aNewFrameHasNoneOfTheOneBefore() {
        canvas.surface.mark(row: 0, 0..<9, as: .row(1))
        canvas.clear()
        #expect(target(0, 0) == nil)
        canvas.surface.mark(row: 0, 0..<9, as: .row(1))
        canvas.resize(to: Size(width: 12, height: 4))
        #expect(target(0, 0) == nil)
    }

    @Test func partsOfATextThatLeadSomewhereAreFound() {
        let line = TextLine([.init("see ", .plain), .init("Ran", .accent, stop: 4), .init(" too", .plain)])
        canvas.surface.draw(line, x: 1, y: 2)
        #expect((0..<10).filter { target($0, 2) == .stop(4) } == [5, 6, 7])
    }
}
