import TerminalKit
import Testing

struct ScrollPaneTests {
    @Test func aTextThatFitsDoesNotScroll() {
        var pane = pane(lines: 3, height: 5)
        for motion in ListMotion.all {
            pane.move(motion)
            #expect(pane.top == 0)
        }
        #expect(pane.percentage == nil)
    }

    @Test func scrollsByLineByPageAndToTheEnds() {
        var pane = pane(lines: 20, height: 5)
        let tops = [ListMotion.down, .pageDown, .up, .last, .down, .pageUp, .first, .up].map { motion in
            pane.move(motion)
            return pane.top
        }
        #expect(tops == [1, 5, 4, 15, 15, 11, 0, 0])
    }

    @Test("Says how much of the text has been in sight", arguments: [(0, 25), (1, 30), (15, 100)])
    func saysHowMuchHasBeenInSight(steps: Int, percentage: Int) {
        var pane = pane(lines: 20, height: 5)
        for _ in 0..<steps { pane.move(.down) }
        #expect(pane.percentage == percentage)
    }

    @Test("A scrollbar says which part is in sight, and in low windows, which have none, a number does")
    func aScrollbarOrANumber() {
        #expect(pane(lines: 20, height: 10).scrollbar?.thumb == 0..<5)
        #expect(pane(lines: 20, height: 10).status == nil)
        #expect(pane(lines: 20, height: 5).scrollbar == nil)
        #expect(pane(lines: 20, height: 5).status == "25 %")
        #expect(pane(lines: 10, height: 10).scrollbar == nil && pane(lines: 10, height: 10).status == nil)
    }

    @Test func itsScrollbarIsPressedAndPulled() {
        var pane = pane(lines: 20, height: 10)
        let canvas = Canvas(size: Size(width: 8, height: 12))
        pane.drawScrollbar(on: canvas.surface)
        #expect((0..<12).map { canvas[7, $0].text }.joined() == "▐▐▐▐▐       ")
        func press(_ y: Int) -> Pointing {
            let cell = CellPosition(x: 7, y: y)
            return Pointing(.press(canvas.target(at: cell)), at: cell)
        }
        #expect(pane.handle(press(9)) == .marked)
        #expect(pane.top == 10)
        #expect(pane.handle(press(11)) == .none)
        #expect(pane.handle(press(0)) == .marked)
        #expect(pane.top == 0)
        #expect(pane.handle(Pointing(.scroll(3), at: CellPosition(x: 0, y: 0))) == .marked)
        #expect(pane.top == 3)
    }

    @Test func anotherTextIsShownFromWhereItWasScrolledAsFarAsItGoes() {
        var pane = pane(lines: 20, height: 5)
        pane.move(.last)
        pane.show(lines(8), height: 5)
        #expect(pane.top == 3)
        pane.scrollToTop()
        #expect(pane.top == 0)
    }

    @Test func aWindowThatWasLargerMeanwhileShowsWhatItShowed() {
        let lines = (0..<30).map { TextLine("\($0)", .plain) }
        var pane = ScrollPane()
        pane.show(lines, height: 5)
        for _ in 0..<7 { pane.move(.down) }
        pane.show(Array(lines.prefix(12)), height: 40)
        #expect(pane.top == 0)
        pane.show(lines, height: 5)
        #expect(pane.top == 7)
    }

    @Test func drawsWhatIsInSight() {
        var pane = pane(lines: 20, height: 2)
        pane.move(.down)
        let canvas = Canvas(size: Size(width: 4, height: 3))
        pane.draw(on: canvas.surface.part(Rect(x: 0, y: 0, width: 4, height: 2)))
        #expect((0..<3).map(canvas.text(ofRow:)) == ["1   ", "2   ", "    "])
    }

    @Test("A window of no height neither scrolls nor fails", arguments: [0, -1])
    func aWindowOfNoHeight(height: Int) {
        var pane = pane(lines: 3, height: height)
        for motion in ListMotion.all { pane.move(motion) }
        #expect((0...3).contains(pane.top))
        #expect(pane.height == 0)
    }

    private func lines(_ count: Int) -> [TextLine] {
        (0..<count).map { TextLine("\($0)") }
    }

    private func pane(lines count: Int, height: Int) -> ScrollPane {
        var pane = ScrollPane()
        pane.show(lines(count), height: height)
        return pane
    }
}
