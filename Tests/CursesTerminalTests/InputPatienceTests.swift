import TerminalKit
import Testing

@testable import CursesTerminal

struct InputPatienceTests {
    private let start = ContinuousClock.now

    /// - Parameter pauses: before each time that something has come.
    private func patience(
        _ pending: InputParser.Pending?, pauses: [Duration] = [.zero], escape: Duration = InputPatience.escape
    ) -> InputPatience {
        var (patience, now) = (InputPatience(escape: escape, at: start), start)
        for pause in pauses {
            now += pause
            patience.note(pending, hasRead: true, at: now)
        }
        return patience
    }

    @Test func whereNothingHasBegunNothingIsWaitedFor() {
        #expect(patience(nil).deadline == nil)
    }

    @Test func whatATerminalSendsIsWaitedForLongerThanWhatFollowsEscape() {
        #expect(patience(.escape).deadline == start + InputPatience.escape)
        #expect(patience(.sequence).deadline == start + InputPatience.sequence)
    }

    @Test func eachPartOfASequenceIsWaitedForAnew() {
        #expect(
            patience(.sequence, pauses: [.zero, .seconds(1)]).deadline == start + .seconds(1) + InputPatience.sequence)
    }

    @Test func whereNothingCameTheTimeGoesOn() {
        var patience = patience(.sequence)
        patience.note(.sequence, hasRead: false, at: start + .seconds(1))
        #expect(patience.deadline == start + InputPatience.sequence)
    }

    @Test func aPasteOfWhichNothingComesIsOverAfterItsPatience() {
        #expect(patience(.paste).deadline == start + Key.pastePatience)
    }

    @Test func aPasteThatKeepsComingIsProlonged() {
        let flow = Array(repeating: InputPatience.flow, count: 500)
        #expect(
            patience(.paste, pauses: [.zero] + flow).deadline == start + InputPatience.flow * 500 + Key.pastePatience)
    }

    @Test("Who types into a paste without an end, or holds a key down, does not prolong it")
    func whoTypesDoesNotProlongAPaste() {
        let typed = Array(repeating: Duration.milliseconds(33), count: 500)
        #expect(patience(.paste, pauses: [.zero] + typed).deadline == start + Key.pastePatience)
    }

    @Test func aPasteBehindWhatHadBegunHasAllItsTime() {
        var patience = patience(.sequence)
        patience.note(.paste, hasRead: true, at: start + .seconds(1))
        #expect(patience.deadline == start + .seconds(1) + Key.pastePatience)
    }

    @Test func whileAnswersAreAwaitedEscapeWaitsLonger() {
        var patience = patience(.escape)
        patience.didAsk(at: start)
        #expect(patience.deadline == start + InputPatience.escapeAmongAnswers)
        #expect(patience.awaitsAnswers(at: start))
        patience.didHear()
        #expect(patience.deadline == start + InputPatience.escape)
        #expect(!patience.awaitsAnswers(at: start))
    }

    @Test func whoDoesNotAnswerIsNotAwaitedForEver() {
        var patience = patience(.escape, pauses: [InputPatience.answers])
        patience.didAsk(at: start)
        #expect(patience.deadline == start + InputPatience.answers + InputPatience.escape)
        #expect(!patience.awaitsAnswers(at: start + InputPatience.answers))
    }

    @Test("Where tmux may not hand on a question, its answer is awaited for less long")
    func answersFromOutsideAreAwaitedForLessLong() {
        var patience = patience(.escape)
        patience.didAsk(at: start, for: InputPatience.answersFromOutside)
        #expect(patience.awaitsAnswers(at: start))
        #expect(!patience.awaitsAnswers(at: start + InputPatience.answersFromOutside))
        #expect(InputPatience.answersFromOutside < InputPatience.answers)
    }

    @Test func whereNothingIsPendingAnswersWakeNobody() {
        var patience = patience(nil)
        patience.didAsk(at: start)
        #expect(patience.deadline == nil)
    }

    @Test(
        arguments: [
            ([:], 25), (["SSH_TTY": "/dev/pts/3"], 75), (["ESCDELAY": "200", "SSH_TTY": "/dev/pts/3"], 200),
            (["ESCDELAY": "0"], 0),
            (["ESCDELAY": "-1"], 25), (["ESCDELAY": "soon"], 25), (["SSH_TTY": ""], 25),
        ] as [([String: String], Int)])
    func theEnvironmentSaysHowLongEscapeWaits(environment: [String: String], milliseconds: Int) {
        #expect(InputPatience.escape { environment[$0] } == .milliseconds(milliseconds))
    }
}
