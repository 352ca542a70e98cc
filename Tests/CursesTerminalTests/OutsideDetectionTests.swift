import Pictures
import Testing

@testable import CursesTerminal
@testable import TerminalKit

@Suite("Pictures in tmux")
struct OutsideDetectionTests {
    private static let environment = ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"]
    private static let question = "\u{1B}Ptmux;\u{1B}\u{1B}[>0q\u{1B}\u{1B}[c\u{1B}\\"
    private static let ofTmux = [TerminalReply.version("tmux 3.3a"), .attributes([1, 2])]

    private func detection(
        _ wish: PictureWish = .auto, _ environment: [String: String] = Self.environment
    ) -> PictureDetection {
        PictureDetection(
            PictureDetection.Start(wish: wish, isUnicode: true, environment: { environment[$0] }))
    }

    private func method(_ detection: PictureDetection) -> PictureDisplay.Method? {
        detection.display(colors: .direct, cell: nil)?.method
    }

    /// - Returns: all that is asked meanwhile.
    private func take(_ replies: [TerminalReply], _ detection: inout PictureDetection) -> String {
        replies.map { detection.take($0) }.joined()
    }

    @Test("What tmux is shown in is asked once tmux has answered, by a question that tmux hands on")
    func theTerminalOutsideIsAskedBehindTmux() {
        var detection = detection()
        #expect(detection.isWaitingForTmux)
        #expect(take([.version("tmux 3.3a")], &detection) == "")
        #expect(take([.attributes([1, 2])], &detection) == Self.question)
        #expect(!detection.isWaitingForTmux)
        #expect(take([.version("kitty(0.41.1)"), .attributes([62])], &detection) == "")
        #expect(method(detection) == .placeholders)
    }

    @Test(
        "Only who knows placeholders gets them",
        arguments: [
            ("kitty(0.41.1)", true), ("kitty(0.28.0)", true), ("kitty(1.0)", true), ("ghostty 1.1.3", true),
            ("kitty(0.27.1)", false), ("kitty(0.26.5)", false), ("kitty(0.9)", false), ("kitty()", false),
            ("Konsole 22.12.3", false), ("XTerm(379)", false), ("WezTerm 20240203", false), ("tmux 3.5a", false),
        ])
    func onlyWhoKnowsPlaceholders(version: String, knows: Bool) {
        var detection = detection()
        _ = take(Self.ofTmux + [.version(version), .attributes([62, 4])], &detection)
        #expect(method(detection) == (knows ? .placeholders : .cells(hasDirectColor: true)))
    }

    @Test("Where tmux hands on nothing, or nobody tells a name, they stay cells")
    func withoutAnAnswerTheyStayCells() {
        var detection = detection()
        _ = take(Self.ofTmux, &detection)
        #expect(method(detection) == .cells(hasDirectColor: true))
        _ = take([.attributes([63, 1, 2, 3, 4])], &detection)
        #expect(method(detection) == .cells(hasDirectColor: true))
    }

    @Test("Asked again, the pictures stay as they are until all is answered; then another client counts")
    func anotherClientCounts() {
        var detection = detection()
        let ofKitty = [TerminalReply.version("kitty(0.41.1)"), .attributes([62])]
        _ = take(Self.ofTmux + ofKitty, &detection)
        #expect(detection.askAgain() == "\u{1B}[c")
        #expect(detection.isWaitingForTmux && method(detection) == .placeholders)
        #expect(take([.attributes([1, 2])], &detection) == Self.question)
        #expect(method(detection) == .placeholders)
        _ = take([.version("XTerm(379)"), .attributes([64])], &detection)
        #expect(method(detection) == .cells(hasDirectColor: true))
        #expect(detection.askAgain() == "\u{1B}[c")
        _ = take([.attributes([1, 2])] + ofKitty, &detection)
        #expect(method(detection) == .placeholders)
    }

    @Test("Asked twice before the first answer has come, it ends at what is outside")
    func answersThatOverlap() {
        var detection = detection()
        let name = TerminalReply.version("kitty(0.41.1)")
        _ = take(Self.ofTmux, &detection)
        _ = detection.askAgain()
        _ = take([name, .attributes([62]), .attributes([1, 2])], &detection)
        _ = take([name, .attributes([62]), name, .attributes([62])], &detection)
        #expect(method(detection) == .placeholders)
    }

    @Test func theReaderIsObeyed() {
        var kitty = detection(.kitty)
        #expect(method(kitty) == .placeholders)
        #expect(take(Self.ofTmux, &kitty) == "", "There is nothing to find out")
        #expect(!kitty.isWaitingForTmux && kitty.askAgain() == "\u{1B}[c")
        for wish in [PictureWish.off, .cells, .sixel, .iterm] {
            var detection = detection(wish)
            #expect(detection.askAgain() == "" && take(Self.ofTmux, &detection) == "")
            #expect(!detection.isWaitingForTmux && detection.route == .direct)
        }
    }

    @Test func aReaderWhoWantsThemAfterAllHasTmuxAskedThen() {
        var detection = detection(.off)
        _ = take(Self.ofTmux, &detection)
        #expect(detection.use(.off) == "" && detection.use(.auto) == "\u{1B}[c")
        #expect(detection.isWaitingForTmux && detection.route == .tmux)
        let name = TerminalReply.version("kitty(0.41.1)")
        _ = take([.attributes([1, 2])], &detection)
        _ = take([name, .attributes([62])], &detection)
        #expect(method(detection) == .placeholders)
        #expect(detection.use(.cells) == "" && method(detection) != .placeholders && !detection.isWaitingForTmux)
    }

    @Test(
        "In GNU screen, and outside of both, nothing is wrapped",
        arguments: [
            ["TERM": "screen-256color", "STY": "1.pts"], ["TERM": "xterm-kitty"],
            // One of them is in the other.
            ["TERM": "screen-256color", "STY": "1.pts", "TMUX": "/tmp/tmux-0/default,1,0"],
        ])
    func elsewhereNothingIsWrapped(environment: [String: String]) {
        var detection = detection(.auto, environment)
        #expect(detection.route == .direct && !detection.isWaitingForTmux)
        #expect(take(Self.ofTmux, &detection) == "" && detection.askAgain() == "")
        _ = take([.version("kitty(0.41.1)"), .attributes([62])], &detection)
        #expect(method(detection) != .placeholders)
    }

    @Test func afterALoginFromTmuxItIsAskedToo() {
        var detection = detection(.auto, ["TERM": "tmux-256color"])
        #expect(take(Self.ofTmux, &detection) == Self.question)
    }
}
