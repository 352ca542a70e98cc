import TestSupport
import Testing

@testable import Matinee

@MainActor
struct TimersTests {
    private let timers = Timers()

    @Test func `A sleep that is cancelled ends at once, and nothing is left of it`() async {
        let task = Task { await timers.sleep(for: .seconds(3_600)) }
        #expect(await eventually { @MainActor in timers.nextDeadline != nil })
        task.cancel()
        await task.value
        #expect(timers.nextDeadline == nil)
    }

    @Test func `Who is due goes on, in the order of that, and the others sleep`() async {
        let ended = Ended()
        let tasks = [300_000, 100_000, 200_000, 86_400_000].map { milliseconds in
            Task {
                ended.begun += 1
                await timers.sleep(for: .milliseconds(milliseconds))
                ended.sleeps.append(milliseconds)
            }
        }
        #expect(await eventually { @MainActor in ended.begun == 4 })
        timers.fire(at: .now + .seconds(3_600))
        for task in tasks.dropLast() { await task.value }
        #expect(ended.sleeps == [100_000, 200_000, 300_000])
        #expect(timers.nextDeadline != nil)
        tasks.last?.cancel()
        await tasks.last?.value
        #expect(timers.nextDeadline == nil)
    }

    @MainActor
    private final class Ended {
        var begun = 0
        var sleeps: [Int] = []
    }
}
