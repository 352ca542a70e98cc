import Browsing
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
        #expect(ended.value == 0)
        gate.open()
        await task.value
        #expect(ended.value == 1)
    }

    @Test("The pause of a cursor that has moved on ends early")
    func aCancelledPauseEndsEarly() async {
        let pause = Pause { try? await Task.sleep(for: .seconds(3600)) }
        let task = Task { await pause.wait() }
        task.cancel()
        await task.value
        #expect(task.isCancelled)
    }
}
