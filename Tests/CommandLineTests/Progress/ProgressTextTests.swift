import Presentation
import TerminalKit
import Testing

@testable import CommandLine

struct ProgressTextTests {
    private static let plain = ProgressText.Look(hasLines: true, hasColors: false)

    private func text(
        _ done: Int, of total: Int?, title: String = "Movies", rate: Double? = 12.4, left: Duration? = .seconds(31),
        pause: Duration? = nil, locale: String = "C"
    ) -> ProgressText {
        ProgressText(
            progress: LongWork.Progress(title: title, done: done, total: total, pause: pause), rate: rate, left: left,
            wording: .ofProgram(localeIdentifier: locale))
    }

    @Test func aWideTerminalHasAllOfIt() {
        let bar = text(124, of: 500).bar(width: 79, Self.plain)
        #expect(bar == "Movies ━━━━━━━━━─────────────────────────────── 124 of 500 · 12/s · 0:31 left")
    }

    @Test func whatDoesNotFitIsLeftOutTheSpeedFirst() {
        let text = text(124, of: 500)
        #expect(text.bar(width: 44, Self.plain) == "Movies ━━━─────────── 124 of 500 · 0:31 left")
        #expect(text.bar(width: 28, Self.plain) == "Movies ━━──────── 124 of 500")
        #expect(text.bar(width: 20, Self.plain) == "Movies 124 of 500")
        #expect(text.bar(width: 12, Self.plain) == "124 of 500")
        #expect(text.bar(width: 4, Self.plain) == "Movi")
        #expect(text.bar(width: 0, Self.plain).isEmpty)
    }

    @Test(arguments: ["Movies", "映画のリスト", "ภาพยนตร์", "Ṣ̶́ṭ̶́ṛ̶́", "👨‍👩‍👧 Movies"], ["C", "de", "es"])
    func noWidthIsExceeded(title: String, locale: String) {
        for width in 0...100 {
            for (done, total) in [(0, 500), (499, 500), (500, 500), (3, nil), (9_000_000, 10_000_000)] as [(Int, Int?)]
            {
                for hasLines in [true, false] {
                    let bar = text(done, of: total, title: title, locale: locale)
                        .bar(width: width, ProgressText.Look(hasLines: hasLines, hasColors: false))
                    #expect(HarmlessText.width(of: bar) <= width, "\(width): \(bar)")
                }
            }
        }
    }

    @Test func theBarIsFullWhenAllIsDoneAndNotBefore() {
        func bar(_ done: Int) -> String { text(done, of: 500, left: nil).bar(width: 79, Self.plain) }
        #expect(!bar(0).contains("━") && bar(0).contains("─"))
        #expect(bar(499).contains("─"))
        #expect(!bar(500).contains("─") && bar(500).contains("━"))
        #expect(!bar(600).contains("─"))
    }

    @Test func withoutMoreThanASCIIThereIsABarToo() {
        let bar = text(124, of: 500).bar(width: 60, ProgressText.Look(hasLines: false, hasColors: false))
        #expect(bar == "Movies ######------------------- 124 of 500, 12/s, 0:31 left")
        #expect(bar.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func coloursAddNothingElse() {
        let colored = text(124, of: 500).bar(width: 79, ProgressText.Look(hasLines: true, hasColors: true))
        #expect(colored.contains("\u{1B}[36m━"))
        let bare = colored.replacing("\u{1B}[36m", with: "").replacing("\u{1B}[39m", with: "")
        #expect(bare == text(124, of: 500).bar(width: 79, Self.plain))
    }

    @Test func aLineHasNothingThatATerminalObeys() {
        #expect(text(1_240, of: 5_000).line == "Movies: 1,240 of 5,000, 12/s, 0:31 left")
        #expect(
            text(1_240, of: 5_000, title: "Filme", locale: "de_DE").line == "Filme: 1.240 von 5.000, 12/s, noch 0:31")
        #expect(text(0, of: nil, title: "Import", rate: nil, left: nil).line == "Import")
    }

    @Test(arguments: [
        (124.4, "124/s"), (9.26, "9.3/s"), (1.0, "1.0/s"), (0.5, "30/min"), (0.02, "1/min"), (0.001, nil),
    ])
    func speedIsSaidInAUnitThatSaysSomething(rate: Double, text: String?) {
        #expect(self.text(1, of: 9, rate: rate, left: nil).line == "Movies: 1 of 9" + (text.map { ", \($0)" } ?? ""))
    }

    @Test(arguments: [
        (Duration.milliseconds(300), "0:01 left"), (.seconds(59), "0:59 left"), (.seconds(3_725), "1:02:05 left"),
    ])
    func timeIsRoundedUp(left: Duration, text: String) {
        #expect(self.text(1, of: 9, rate: nil, left: left).line == "Movies: 1 of 9, \(text)")
    }

    @Test func whatWouldTakeForEverIsNoForecast() {
        #expect(text(1, of: 9, rate: nil, left: .seconds(1_000_000)).line == "Movies: 1 of 9")
    }

    @Test func whileTheServiceWantsItThePauseIsSaid() {
        #expect(text(1, of: 9, pause: .seconds(40)).line == "Movies: 1 of 9, waiting 0:40")
    }
}
