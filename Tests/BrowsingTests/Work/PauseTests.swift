import Browsing
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct PauseTests {
    @Test func lastsAsLongAsItsSleep() async {
        let (gate, ended) = (Gate(), Counter())
        let pause = Pause { await gate.wait() }
        let task = Task {
            await pause.wait()
            ended.increment()
        }
        #expect(await eventually { @MainActor in gate.isWaitedAt })
        #expect(ended.value == 0)
        gate.open()
        await task.value
        #expect(ended.value == 1)
    }
}
