import Testing

@testable import CommandLine

struct ProgressRateTests {
    /// - Parameter perSecond: how many are done in each second, one after the other.
    private func rate(_ perSecond: [Int]) -> (rate: ProgressRate, done: Int, now: Duration) {
        var (rate, done, now) = (ProgressRate(), 0, Duration.zero)
        rate.note(0, at: .zero)
        for count in perSecond {
            for part in 1...4 {
                now += .milliseconds(250)
                rate.note(done + count * part / 4, at: now)
            }
            done += count
        }
        return (rate, done, now)
    }

    @Test func whatIsEvenIsKnownExactly() throws {
        let (rate, done, now) = rate(Array(repeating: 12, count: 5))
        #expect(try #require(rate.perSecond(done, at: now)) == 12)
        #expect(try #require(rate.left(120, done, at: now)) == .seconds(10))
    }

    @Test func beforeASecondIsOverNothingIsSaid() {
        var rate = ProgressRate()
        rate.note(0, at: .zero)
        rate.note(40, at: .milliseconds(900))
        #expect(rate.perSecond(40, at: .milliseconds(900)) == nil)
        #expect(rate.left(10, 40, at: .milliseconds(900)) == nil)
    }

    @Test func whatHasBecomeSlowIsBelieved() throws {
        let (rate, done, now) = rate(Array(repeating: 100, count: 60) + Array(repeating: 1, count: 40))
        #expect(try #require(rate.perSecond(done, at: now)) < 1.1)
    }

    @Test func whatStandsStillBecomesSlower() throws {
        let (rate, done, now) = rate(Array(repeating: 10, count: 5))
        #expect(try #require(rate.perSecond(done, at: now + .seconds(5))) == 5)
    }

    @Test func whereNothingIsDoneNothingIsSaid() {
        let (rate, done, now) = rate([0, 0, 0])
        #expect(rate.perSecond(done, at: now) == nil)
    }

    @Test func otherWorkBeginsAnew() {
        var (rate, _, now) = rate([50, 50])
        rate.note(0, at: now + .milliseconds(250))
        #expect(rate.perSecond(3, at: now + .milliseconds(500)) == nil)
    }
}
