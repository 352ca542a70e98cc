import Pictures
import Testing

@testable import CursesTerminal
@testable import TerminalKit

struct PictureDetectionTests {
    private func detection(
        _ wish: PictureWish = .auto, isUnicode: Bool = true,
        _ environment: [String: String] = ["TERM": "xterm-256color"]
    ) -> PictureDetection {
        PictureDetection(
            PictureDetection.Start(
                wish: wish, isUnicode: isUnicode, environment: { environment[$0] }))
    }

    private func method(_ detection: PictureDetection, colors: ColorStep = .direct) -> PictureDisplay.Method? {
        detection.display(colors: colors, cell: nil)?.method
    }

    private static let tmux = ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"]

    @Test func untilTheTerminalHasAnsweredTheyAreCells() {
        #expect(method(detection()) == .cells(hasDirectColor: true))
        #expect(detection().display(colors: .palette, cell: nil)?.method == .cells(hasDirectColor: false))
    }

    @Test(
        "Its answers say what it can",
        arguments: [
            (
                [TerminalReply.kittyPictures(true), .version("kitty(0.26.5)"), .attributes([62])],
                PictureDisplay.Method.kitty
            ),
            ([.kittyPictures(true), .version("Konsole 22.12.3"), .attributes([62, 1, 4])], .kitty),
            ([.version("Konsole 22.12.3"), .attributes([62, 1, 4])], .cells(hasDirectColor: true)),
            ([.attributes([63, 1, 2, 3, 4])], .sixel),
            ([.version("XTerm(379)"), .attributes([64, 1, 2, 6])], .cells(hasDirectColor: true)),
            ([.version("iTerm2 3.5.0"), .attributes([64, 1, 4])], .iterm),
            ([.kittyPictures(false), .attributes([1, 2])], .cells(hasDirectColor: true)),
        ])
    func answersSayWhatItCan(replies: [TerminalReply], expected: PictureDisplay.Method) {
        var detection = detection()
        for reply in replies { detection.take(reply) }
        #expect(method(detection) == expected)
    }

    @Test func aReaderWhoWantsThemOtherwiseIsObeyedAtOnce() {
        var detection = detection(.off)
        #expect(detection.question.isEmpty && method(detection) == nil)
        #expect(detection.use(.cells) == "" && method(detection) == .cells(hasDirectColor: true))
        #expect(detection.use(.auto) == detection.question && !detection.question.isEmpty, "Only now it is asked")
        detection.take(.kittyPictures(true))
        #expect(method(detection) == .kitty && detection.use(.auto) == "")
        #expect(detection.use(.off) == "" && method(detection) == nil)
        var none = self.detection(["TERM": "linux"])
        #expect(none.use(.kitty) == "" && method(none) == nil)
    }

    @Test("Tmux says that it has Sixel whatever it is shown in")
    func tmuxIsNotBelieved() {
        var detection = detection(Self.tmux)
        detection.take(.attributes([1, 2, 4]))
        #expect(method(detection) == .cells(hasDirectColor: true))
        #expect(detection.question.isEmpty, "It would become the title of the pane")
        #expect(detection.route == .tmux && self.detection().route == .direct)
        #expect(self.detection(["TERM": "tmux-256color"]).question.isEmpty, "After a login from tmux to here")
    }

    @Test(
        "Where it would only look like a fault there are none",
        arguments: [
            ["TERM": "linux"], ["TERM": "dumb"], ["TERM": "vt340"], ["TERM": ""], ["TERM": "screen-256color"],
            ["TERM": "xterm-256color", "NO_COLOR": "1"],
        ])
    func whereTheyWouldLookLikeAFaultThereAreNone(environment: [String: String]) {
        #expect(method(detection(environment)) == nil)
        #expect(method(detection(.kitty, environment)) == nil)
        #expect(detection(environment).question.isEmpty)
    }

    @Test func withoutUnicodeOrColoursThereAreNoCells() {
        #expect(method(detection(isUnicode: false)) == nil)
        #expect(method(detection(), colors: .sixteen) == nil)
        var detection = detection()
        detection.take(.attributes([63, 4]))
        #expect(method(detection, colors: .sixteen) == .sixel)
    }

    @Test(
        arguments: [
            (PictureWish.off, nil), (.cells, .cells(hasDirectColor: true)), (.kitty, .kitty), (.sixel, .sixel),
            (.iterm, .iterm),
        ] as [(PictureWish, PictureDisplay.Method?)])
    func theReaderIsObeyed(wish: PictureWish, expected: PictureDisplay.Method?) {
        var detection = detection(wish)
        detection.take(.kittyPictures(true))
        #expect(method(detection) == expected)
        #expect(detection.question.isEmpty == (wish != .auto))
    }

    @Test("Mlterm's table of direct colours is too short for a second picture")
    func mltermGetsColoursOfThePalette() {
        #expect(method(detection(["TERM": "mlterm"])) == .cells(hasDirectColor: false))
    }

    @Test func whoTakesLongGetsCells() {
        var detection = detection()
        detection.take(.kittyPictures(true))
        detection.isSlow = true
        #expect(method(detection) == .cells(hasDirectColor: true))
    }

    @Test func whatShinesThroughIsTheBackground() throws {
        var detection = detection()
        detection.take(try #require(TerminalReply(string: Array("]11;rgb:1111/2222/3333".utf8)[...])))
        #expect(detection.display(colors: .direct, cell: nil)?.background == 0x112233)
    }

    @Test func urxvtIsNotAsked() {
        #expect(detection(["TERM": "rxvt-unicode-256color"]).question.isEmpty)
        #expect(detection().question.hasPrefix("\u{1B}_Gi=31"))
    }

    private func detection(_ environment: [String: String]) -> PictureDetection { detection(.auto, environment) }

    private func detection(_ wish: PictureWish, _ environment: [String: String]) -> PictureDetection {
        detection(wish, isUnicode: true, environment)
    }
}
