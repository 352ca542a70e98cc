import Navigation
import Presentation
import TerminalKit
import Testing
import Widgets

@MainActor
struct ScreenReadingTests {
    private let canvas = Canvas(size: Size(width: 40, height: 12))

    private var reading: ScreenReading { ScreenReading(canvas, columns: 1..<39) }

    private func draw(_ text: String, x: Int = 1, y: Int, _ style: Style = .plain) {
        canvas.surface.draw(text, x: x, y: y, style)
    }

    @Test func anEmptyPaneSaysNothing() {
        #expect(reading.sentences == [])
        #expect(reading.lineCount == 0)
    }

    @Test func rowsAreWhatTheReaderCameFor() {
        draw("Yi Yi", y: 2)
        draw("Nine Queens", y: 3, .selected)
        #expect(reading.sentences == [])
        #expect(reading.lineCount == 2)
    }

    @Test func aRowThatIsNotHereYetIsNone() {
        draw("…", y: 2, .muted)
        #expect(reading.lineCount == 0)
    }

    @Test func whatHappenedWhyAndWhatToDoIsOneSentence() {
        let pane = canvas.surface.part(Rect(x: 1, y: 2, width: 38, height: 8))
        pane.draw(
            Message(
                "Timed out", why: "api.test did not answer in time, though it was asked nicely.",
                remedy: "Press r to retry.", isFailure: true))
        #expect(
            reading.sentences == [
                "Timed out: api.test did not answer in time, though it was asked nicely. Press r to retry."
            ])
        #expect(reading.lineCount == 0)
    }

    @Test func aFailureBelowRowsIsReadAndTheRowsAreCounted() {
        draw("Yi Yi", y: 2)
        draw("Could not load more", y: 3, .failure)
        #expect(reading.sentences == ["Could not load more"])
        #expect(reading.lineCount == 1)
    }

    @Test func mutedTextThatSaysNotWhatToDoIsWhatTheReaderCameFor() {
        draw("4,000 listeners", y: 2, .muted)
        #expect(reading.sentences == [])
        #expect(reading.lineCount == 1)
    }

    @Test func theHeaderSaysWhyOtherRowsStandThere() {
        draw("1 Movies  ○ built-in · offline", y: 0, .bar)
        draw("Yi Yi", y: 2)
        #expect(reading.sentences == ["built-in · offline"])
        #expect(reading.lineCount == 1)
    }

    @Test func theBorderSaysWhyRowsMayBeOld() {
        draw("── 2 of 60 · Not refreshed: timed out ─", y: 10)
        #expect(reading.sentences == ["Not refreshed: timed out"])
    }

    @Test func aNoticeInTheFooterIsRead() {
        draw("Opened in the browser", y: 11, .notice)
        #expect(reading.sentences == ["Opened in the browser"])
    }

    @Test func theOtherPaneIsNotRead() {
        draw("Timed out", x: 1, y: 2, .failure)
        #expect(ScreenReading(canvas, columns: 20..<39).sentences == [])
    }
}
