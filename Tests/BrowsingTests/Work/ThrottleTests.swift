import Browsing
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct ThrottleTests {
    private let pause = HeldPause()
    private let gate = Gate()
    private let actions = Counter()

    private func throttle() -> Throttle {
        Throttle(pause.pause) { [actions] in actions.increment() }
    }

    /// A throttle whose action waits for the gate.
    private func slowThrottle() -> Throttle {
        Throttle(pause.pause) { [actions, gate] in
            actions.increment()
            await gate.wait()
        }
    }

    @Test func manyChangesAreOneActionAfterThePause() async {
        let throttle = throttle()
        for _ in 0..<100 { throttle.noteChange() }
        #expect(await eventually { pause.waitingCount == 1 })
        #expect(actions.value == 0)

        pause.end()
        #expect(await eventually { await actions.value == 1 })
        await letWorkRun()
        #expect(actions.value == 1)
        #expect(pause.waitingCount == 0, "nothing is done while nothing changes")
    }

    @Test func aStreamOfChangesDoesNotPutItOff() async {
        let throttle = throttle()
        for round in 1...3 {
            throttle.noteChange()
            #expect(await eventually { pause.waitingCount == 1 })
            throttle.noteChange()
            pause.end()
            #expect(await eventually { await actions.value == round })
        }
    }

    @Test func whatChangesWhileItActsIsSeenAfterThat() async {
        let throttle = slowThrottle()
        throttle.actNow()
        throttle.noteChange()
        await letWorkRun()
        #expect(actions.value == 1)
        #expect(pause.waitingCount == 0)

        gate.open()
        #expect(await eventually { pause.waitingCount == 1 })
        pause.end()
        #expect(await eventually { await actions.value == 2 })
    }

    @Test func whatIsUrgentDoesNotWait() async {
        let throttle = throttle()
        throttle.noteChange()
        #expect(await eventually { pause.waitingCount == 1 })
        throttle.actNow()
        #expect(actions.value == 1)

        pause.end()
        await letWorkRun()
        #expect(actions.value == 1, "the pause was for what has been seen")
    }

    @Test func whatIsUrgentWhileItActsComesRightAfter() async {
        let throttle = slowThrottle()
        throttle.actNow()
        throttle.actNow()
        #expect(actions.value == 1)
        gate.open()
        #expect(await eventually { await actions.value == 2 })
        #expect(pause.waitingCount == 0)
    }

    @Test func oneThatIsGoneDoesNothingAfterThePause() async {
        var throttle: Throttle? = throttle()
        throttle?.noteChange()
        #expect(await eventually { pause.waitingCount == 1 })
        throttle = nil
        pause.end()
        await letWorkRun()
        #expect(actions.value == 0)
    }
}
