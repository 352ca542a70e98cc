import Entities
import TestSupport
import Testing

/// Cells with something wrong do not pass.
struct FaultJudgementTests {
    private static let situation = Situation(name: "ArtistList, next page", service: .lastFM, keepsContent: true)

    private func findings(in cell: FaultCell, _ situation: Situation = situation) -> [String] {
        FaultJudgement(situation: situation, questionCount: 1).findings(in: cell)
    }

    /// A correct cell for a service that is down.
    private var down: FaultCell {
        FaultCell(
            fault: "http-503", situation: Self.situation.name, sentences: ["The service is down."], lineCount: 17,
            asked: [4], waited: .milliseconds(3_500), askedAgain: [1], refreshes: 1)
    }

    /// A correct cell for a fault that still leads to the answer.
    private var detour: FaultCell {
        FaultCell(
            fault: "redirect-same", situation: Self.situation.name, lineCount: 17, isWhole: true, asked: [2],
            askedAgain: [1], refreshes: 1)
    }

    private func expect(_ finding: String, _ cell: FaultCell, changed change: (inout FaultCell) -> Void) {
        var doctored = cell
        change(&doctored)
        #expect(findings(in: doctored) == [finding])
    }

    @Test func whatIsRightPasses() {
        #expect(findings(in: down) == [])
        #expect(findings(in: detour) == [])
    }

    @Test func aFaultThatNobodyHasThoughtOfIsFound() {
        let cell = FaultCell(fault: "out-of-paper", situation: Self.situation.name)
        #expect(findings(in: cell) == ["how often this may be asked is not said yet: RetryAllowance.swift."])
    }

    @Test func askingMoreOftenThanAllowedIsFound() {
        expect("a question was asked 5 times, where 4 are allowed.", down) {
            ($0.asked, $0.waited) = ([5], .seconds(60))
        }
        expect("a question was asked 3 times, where 2 are allowed.", detour) {
            ($0.asked, $0.waited) = ([3], .seconds(60))
        }
    }

    @Test func askingForMoreThanTheSceneNeedsIsFound() {
        expect("2 questions were asked, where 1 are allowed.", detour) { $0.asked = [2, 1] }
    }

    @Test func askingAgainTooSoonIsFound() {
        expect("it was asked again after 3.4 seconds, where 3.5 seconds were to be waited.", down) {
            $0.waited = .milliseconds(3_400)
        }
    }

    @Test func askingAnotherTimeWhatAskingDoesNotChangeIsFound() {
        let cell = FaultCell(
            fault: "http-401", situation: Self.situation.name, sentences: ["Key not accepted."], lineCount: 17,
            asked: [2], waited: .seconds(60), askedAgain: [1], refreshes: 1)
        #expect(findings(in: cell) == ["a question was asked 2 times, where 1 are allowed."])
    }

    @Test func aFaultThatWasNeverMetIsFound() {
        expect("nothing was asked: this is no test of it.", detour) { $0.asked = [] }
    }

    @Test func aScreenThatSaysNothingIsFound() {
        var situation = Self.situation
        situation.keepsContent = false
        var cell = down
        (cell.sentences, cell.lineCount) = ([], 0)
        #expect(
            findings(in: cell, situation) == [
                "the screen says nothing.", "less is shown than there is, and nothing is said of it.",
            ])
    }

    @Test func aScreenThatShowsLessAndDoesNotSaySoIsFound() {
        expect("less is shown than there is, and nothing is said of it.", detour) { $0.isWhole = false }
    }

    @Test func aSentenceInPlaceOfWhatWasThereIsFound() {
        expect("what was in sight is gone.", down) { $0.lineCount = 0 }
    }

    @Test func aScreenThatDoesNotRecoverIsFound() {
        expect("r does not recover.", down) { $0.refreshes = nil }
        expect("r does not recover.", down) { $0.refreshes = 2 }
    }

    @Test func whereTheKeyIsForAnotherPaneOnlyWhatFailedHasToRecover() {
        var situation = Self.situation
        situation.refreshesOnlyWhatFailed = true
        var cell = down
        cell.refreshes = nil
        #expect(findings(in: cell, situation) == ["r does not recover."])
        cell = detour
        cell.refreshes = nil
        #expect(findings(in: cell, situation) == [])
    }

    @Test func askingTwiceForOneKeyIsFound() {
        expect("r asked the same 2 times.", down) { $0.askedAgain = [2] }
    }

    @Test func whatMustNotBeDrawnIsFound() {
        expect("a key is shown.", down) { $0.offences = ["a key is shown."] }
    }

    @Test func whoAsksTwiceMayBeAnsweredTwice() {
        var situation = Self.situation
        situation.times = 2
        var cell = down
        (cell.asked, cell.waited) = ([8], .seconds(7))
        #expect(findings(in: cell, situation) == [])
        cell.waited = .milliseconds(6_900)
        #expect(findings(in: cell, situation).count == 1)
        (cell.asked, cell.waited) = ([9], .seconds(60))
        #expect(findings(in: cell, situation).count == 1)
    }
}
