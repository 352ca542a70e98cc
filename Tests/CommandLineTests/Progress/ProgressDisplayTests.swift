import Presentation
import Testing

@testable import CommandLine

struct ProgressDisplayTests {
    private static let bar = ProgressDisplay.Form.bar(ProgressText.Look(hasLines: true, hasColors: true))
    private static let lines = ProgressDisplay.Form.lines(start: "matinee: ")

    private func display(_ form: ProgressDisplay.Form) -> ProgressDisplay {
        ProgressDisplay(form, .ofProgram(localeIdentifier: "C"))
    }

    private func progress(_ done: Int, skipped: Int = 0) -> LongWork.Progress {
        LongWork.Progress(title: "Movies", done: done, skipped: skipped, total: 500)
    }

    @Test func whatIsSoonDoneShowsNothing() {
        var display = display(Self.bar)
        let nothing = display.output(nil, at: .zero, width: 80)
        #expect(nothing == nil)
        // What was before the work began does not count.
        for time in [3_000, 3_200, 3_499] {
            let early = display.output(progress(10), at: .milliseconds(time), width: 80)
            #expect(early == nil)
        }
        let end1 = display.end()
        #expect(end1 == nil)
    }

    @Test func theBarIsDrawnInOnePieceAndTakenAway() {
        var display = display(Self.bar)
        _ = display.output(progress(0), at: .zero, width: 80)
        let drawn = display.output(progress(10), at: .milliseconds(500), width: 80)
        #expect(drawn?.hasPrefix("\r\u{1B}[J\u{1B}[?7lMovies ") == true)
        #expect(drawn?.hasSuffix("10 of 500\u{1B}[?7h\r") == true)
        #expect(drawn?.contains("\n") == false)
        let end2 = display.end()
        #expect(end2 == "\r\u{1B}[J")
        let end3 = display.end()
        #expect(end3 == nil)
    }

    @Test func theNextOneHasTheWidthThatTheTerminalHasThen() {
        var display = display(Self.bar)
        _ = display.output(progress(0), at: .zero, width: 80)
        let wide = display.output(progress(10), at: .seconds(1), width: 80)
        let narrow = display.output(progress(10), at: .seconds(1), width: 20)
        #expect(wide?.contains("─") == true)
        #expect(narrow?.contains("─") == false && narrow?.contains("10 of 500") == true)
    }

    @Test func linesComeNowAndThen() {
        var display = display(Self.lines)
        var written: [(second: Int, text: String)] = []
        for tenth in 0...350 {
            let now = Duration.milliseconds(tenth * 100)
            if let text = display.output(progress(tenth), at: now, width: 80) { written.append((tenth / 10, text)) }
        }
        #expect(written.map(\.second) == [2, 12, 22, 32])
        #expect(written.first?.text == "matinee: Movies: 20 of 500, 10/s, 0:48 left\n")
        #expect(
            written.allSatisfy { !$0.text.contains("\r") && !$0.text.contains("\u{1B}") && $0.text.hasSuffix("\n") })
        let end4 = display.end()
        #expect(end4 == nil)
    }

    @Test func whatWasThereBeforeIsNoMeasureOfSpeed() {
        var display = display(Self.lines)
        _ = display.output(progress(0), at: .zero, width: 80)
        let line = display.output(progress(404, skipped: 400), at: .seconds(2), width: 80)
        #expect(line == "matinee: Movies: 404 of 500, 2.0/s, 0:48 left\n")
    }

    @Test(arguments: [
        (["LC_ALL": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false),
        (["LANG": "ja_JP.UTF-8"], false), (["LC_CTYPE": "zh_CN.UTF-8"], false),
        (["LC_ALL": "", "LANG": "en.UTF-8"], true),
        ([:], false),
    ])
    func signsAreThoseOfTheLocale(environment: [String: String], hasLines: Bool) {
        #expect(ProgressDisplay.Form.hasLines(environment) == hasLines)
    }
}
