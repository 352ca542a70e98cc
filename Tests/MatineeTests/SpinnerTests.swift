import Testing

@testable import Matinee

struct SpinnerTests {
    private struct Turn: Equatable {
        let hasChanged: Bool
        let shape: String

        static let nothing = Turn(hasChanged: false, shape: "")
    }

    /// What a new spinner does.
    ///
    /// - Parameter moments: whether something is loading, and the time in intervals of the spinner.
    private func turns(_ moments: [(isBusy: Bool, time: Double)]) -> [Turn] {
        var spinner = Spinner()
        let start = ContinuousClock.now
        return moments.map { isBusy, time in
            let hasChanged = spinner.turn(isBusy: isBusy, at: start + Spinner.interval * time)
            return Turn(hasChanged: hasChanged, shape: spinner.shape)
        }
    }

    @Test func nothingShowsWhenNothingIsLoaded() {
        #expect(turns([(false, 0), (false, 9)]) == [.nothing, .nothing])
    }

    @Test func whatIsQuickShowsNothing() {
        #expect(turns([(true, 0), (true, 0.5), (false, 0.9)]) == [.nothing, .nothing, .nothing])
    }

    @Test func whatTakesLongShowsAShapeThatTurns() {
        let shapes = turns((0...8).map { (true, Double($0)) }).dropFirst().map(\.shape)
        #expect(Set(shapes).count == 8)
        #expect(zip(shapes, shapes.dropFirst()).allSatisfy { $0 != $1 })
        #expect(!shapes.contains(""))
    }

    @Test func aShapeStandsForAWhile() {
        let turns = turns([(true, 0), (true, 1), (true, 1.5)])
        #expect(turns[1].hasChanged)
        #expect(turns[2] == Turn(hasChanged: false, shape: turns[1].shape))
    }

    @Test func theShapeGoesWhenLoadingEnds() {
        #expect(
            turns([(true, 0), (true, 1), (false, 1), (false, 2)]).suffix(2) == [
                Turn(hasChanged: true, shape: ""), .nothing,
            ])
    }

    @Test("Where nothing may move a sign appears and goes, and a reader is told a word once")
    func whatDoesNotMove() {
        for (look, shape) in [(Spinner.Look.still, "…"), (.word("Loading…"), "Loading…")] {
            var spinner = Spinner()
            spinner.look = look
            let start = ContinuousClock.now
            let changes = (0...4).map { spinner.turn(isBusy: true, at: start + Spinner.interval * Double($0)) }
            #expect(changes == [false, true, false, false, false])
            #expect(spinner.shape == shape && spinner.isAtRest)
            let isGone = spinner.turn(isBusy: false, at: start + Spinner.interval * 5)
            #expect(isGone)
            #expect(spinner.shape == "" && spinner.look == look)
        }
    }

    @Test func theNextLoadWaitsAgain() {
        #expect(turns([(true, 0), (true, 1), (false, 2), (true, 3)]).last == .nothing)
    }
}
