import TerminalKit
import TestSupport
import Testing

struct ListViewportTests {
    @Test func anEmptyListShowsNothing() {
        #expect(viewport(count: 0, height: 5).visible.isEmpty)
    }

    @Test func aListThatFitsShowsAll() {
        #expect(viewport(count: 3, height: 5).visible == 0..<3)
    }

    @Test func theCursorDrawsTheWindowWithIt() {
        var viewport = viewport(count: 100, height: 5)
        for _ in 0..<6 { viewport.move(.down) }
        #expect(viewport.cursor == 6)
        #expect(viewport.visible == 2..<7)
        for _ in 0..<5 { viewport.move(.up) }
        #expect(viewport.visible == 1..<6)
    }

    @Test("The cursor stops at both ends")
    func theCursorStopsAtBothEnds() {
        var viewport = viewport(count: 3, height: 5)
        viewport.move(.up)
        #expect(viewport.cursor == 0)
        for _ in 0..<9 { viewport.move(.down) }
        #expect(viewport.cursor == 2)
    }

    @Test("A page leaves one row of the last in sight")
    func aPageLeavesOneRowInSight() {
        var viewport = viewport(count: 100, height: 5)
        viewport.move(.pageDown)
        #expect(viewport.visible == 4..<9)
        #expect(viewport.cursor == 4)
        viewport.move(.pageUp)
        #expect(viewport.visible == 0..<5)
        #expect(viewport.cursor == 0)
    }

    @Test func goesToTheFirstAndToTheLast() {
        var viewport = viewport(count: 100, height: 5)
        viewport.move(.last)
        #expect(viewport.cursor == 99)
        #expect(viewport.visible == 95..<100)
        viewport.move(.first)
        #expect(viewport.cursor == 0)
        #expect(viewport.visible == 0..<5)
    }

    @Test func rowsThatComeLeaveTheCursorWhereItIs() {
        var viewport = viewport(count: 10, height: 5)
        viewport.select(7)
        viewport.resize(count: 30, height: 5)
        #expect(viewport.cursor == 7)
    }

    @Test func rowsThatGoTakeTheCursorToTheLastLeft() {
        var viewport = viewport(count: 10, height: 5)
        viewport.select(7)
        viewport.resize(count: 3, height: 5)
        #expect(viewport.cursor == 2)
        #expect(viewport.visible == 0..<3)
    }

    @Test func aShorterWindowKeepsTheCursorInSight() {
        var viewport = viewport(count: 10, height: 8)
        viewport.select(7)
        viewport.resize(count: 10, height: 3)
        #expect(viewport.visible.contains(7))
    }

    @Test func aWindowThatWasShorterMeanwhileShowsWhatItShowed() {
        var viewport = ListViewport()
        viewport.resize(count: 100, height: 20)
        viewport.select(30)
        viewport.move(.up)
        let before = viewport.visible
        for height in [3, 0, 1, 20] { viewport.resize(count: 100, height: height) }
        #expect(viewport.visible == before)
    }

    @Test("Whatever one does, the cursor is a row and in sight", arguments: UInt64(0)..<40)
    func theCursorIsARowAndInSight(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var viewport = ListViewport()
        for _ in 0..<200 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                viewport.resize(
                    count: .random(in: -1...30, using: &generator), height: .random(in: -1...9, using: &generator))
            case 1: viewport.select(.random(in: -3...33, using: &generator))
            default: viewport.move(ListMotion.all.randomElement(using: &generator) ?? .down)
            }
            #expect((0..<max(1, viewport.count)).contains(viewport.cursor))
            #expect(viewport.visible.count == min(viewport.count, viewport.height))
            if !viewport.visible.isEmpty { #expect(viewport.visible.contains(viewport.cursor)) }
        }
    }

    @Test("Several rows on a line: up and down keep the column, left and right go on from line to line")
    func rowsBesideEachOther() {
        var viewport = ListViewport()
        viewport.resize(count: 11, height: 2, columns: 4)
        #expect(viewport.visible == 0..<8)
        func go(_ motions: ListMotion...) -> Int {
            for motion in motions { viewport.move(motion) }
            return viewport.cursor
        }
        #expect(go(.right, .right, .right) == 3)
        #expect(go(.right) == 4)
        #expect(go(.left) == 3)
        #expect(go(.down) == 7)
        #expect(go(.down) == 10, "The last line is shorter")
        #expect(viewport.visible == 4..<11)
        #expect(go(.down, .right) == 10)
        #expect(go(.up) == 6)
        #expect(go(.first, .left, .up) == 0)
        #expect(viewport.visible == 0..<8)
    }

    @Test func otherColumnsKeepTheCursorAndRoughlyThePlace() {
        var viewport = ListViewport()
        viewport.resize(count: 1_000, height: 20)
        viewport.select(500)
        viewport.resize(count: 1_000, height: 4, columns: 5)
        #expect(viewport.cursor == 500)
        #expect(viewport.visible.contains(500))
        viewport.resize(count: 1_000, height: 20)
        #expect(viewport.cursor == 500)
        #expect(viewport.visible.contains(500))
    }

    @Test("Whatever one does in lines of several, the cursor is a row and in sight", arguments: UInt64(0)..<40)
    func theCursorIsARowOfAGridAndInSight(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var viewport = ListViewport()
        for _ in 0..<200 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                viewport.resize(
                    count: .random(in: -1...90, using: &generator), height: .random(in: -1...9, using: &generator),
                    columns: .random(in: -1...9, using: &generator))
            case 1: viewport.select(.random(in: -3...93, using: &generator))
            default: viewport.move((ListMotion.all + [.left, .right]).randomElement(using: &generator) ?? .down)
            }
            #expect((0..<max(1, viewport.count)).contains(viewport.cursor))
            #expect(viewport.visible.isEmpty || viewport.visible.lowerBound % viewport.columns == 0)
            #expect(viewport.visible.count <= viewport.height * viewport.columns)
            if viewport.count > 0, viewport.height > 0 { #expect(viewport.visible.contains(viewport.cursor)) }
        }
    }

    private func viewport(count: Int, height: Int) -> ListViewport {
        var viewport = ListViewport()
        viewport.resize(count: count, height: height)
        return viewport
    }
}
