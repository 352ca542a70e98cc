import TerminalKit
import Testing

@testable import CursesTerminal

struct GroundWatchTests {
    private let start = ContinuousClock.now
    private static let white = TerminalColor(rgb: 0xFFFFFF)
    private static let black = TerminalColor(rgb: 0)

    @Test func aTerminalThatIsNotAskedDoesNotTell() {
        #expect(GroundWatch(isAsked: false, at: start).answer == .none)
    }

    @Test func whoHasAnsweredAllButThatDoesNotTell() {
        var watch = GroundWatch(isAsked: true, at: start)
        #expect(watch.answer == .awaited)
        let isAwaited = watch.take(.attributes([1]))
        #expect(!isAwaited)
        #expect(watch.answer == .none)
        #expect(!watch.mayAskAgain(at: start + .seconds(60)))
    }

    @Test func aLateAnswerCounts() {
        var watch = GroundWatch(isAsked: true, at: start)
        _ = watch.take(.attributes([1]))
        let isAwaited = watch.take(.color(.background, Self.white))
        #expect(!isAwaited)
        #expect(watch.answer == .color(Self.white))
        _ = watch.take(.attributes([1]))
        #expect(watch.answer == .color(Self.white))
    }

    @Test("It is asked again at most every two seconds")
    func itIsAskedAgainNotTooOften() {
        var watch = GroundWatch(isAsked: true, at: start)
        _ = watch.take(.color(.background, Self.white))
        #expect(!watch.mayAskAgain(at: start + .milliseconds(1_999)))
        #expect(watch.mayAskAgain(at: start + .seconds(2)))
        watch.didAsk(at: start + .seconds(2))
        #expect(!watch.mayAskAgain(at: start + .seconds(3)))
        let isAwaited = watch.take(.color(.background, Self.black))
        #expect(isAwaited)
        let isAwaitedStill = watch.take(.color(.background, Self.black))
        #expect(!isAwaitedStill)
        #expect(watch.answer == .color(Self.black))
    }

    @Test func otherColoursSayNothingOfIt() {
        var watch = GroundWatch(isAsked: true, at: start)
        _ = watch.take(.color(.foreground, Self.white))
        _ = watch.take(.color(.palette(255), Self.white))
        #expect(watch.answer == .awaited)
    }
}
