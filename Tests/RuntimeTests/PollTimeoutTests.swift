import Runtime
import Testing

struct PollTimeoutTests {
    @Test(
        arguments: [
            (.zero, 0), (.seconds(-5), 0), (.milliseconds(7), 7), (.microseconds(7_001), 8), (.nanoseconds(1), 1),
            (.seconds(86_400 * 25), .max), (.seconds(1 << 40), .max),
        ] as [(Duration, Int32)]) func `It is rounded up, and never more than can be waited for`(
            ahead: Duration, timeout: Int32
        )
    {
        let now = ContinuousClock.now
        #expect(PollTimeout.milliseconds(until: now + ahead, from: now) == timeout)
    }

    @Test func `Without a time it is for ever`() {
        #expect(PollTimeout.milliseconds(until: nil) == -1)
    }
}
