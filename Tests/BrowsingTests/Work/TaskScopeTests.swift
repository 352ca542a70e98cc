import Browsing
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct TaskScopeTests {
    private enum Work { case load, follow }

    private let gate = Gate()

    @Test func newWorkCancelsTheOldOfItsName() async {
        let scope = TaskScope<Work>()
        let older = scope.start(.load) { [gate] in await gate.wait() }
        let newer = scope.start(.load) { [gate] in await gate.wait() }
        #expect(older.isCancelled)
        #expect(!newer.isCancelled)
        gate.open()
    }

    @Test func workOfAnotherNameGoesOn() async {
        let scope = TaskScope<Work>()
        let load = scope.start(.load) { [gate] in await gate.wait() }
        scope.start(.follow) { [gate] in await gate.wait() }
        #expect(!load.isCancelled)
        gate.open()
    }

    @Test func cancellingANameCancelsItsWorkOnly() async {
        let scope = TaskScope<Work>()
        let load = scope.start(.load) { [gate] in await gate.wait() }
        let follow = scope.start(.follow) { [gate] in await gate.wait() }
        scope.cancel(.load)
        #expect(load.isCancelled)
        #expect(!follow.isCancelled)
        #expect(!scope.isRunning(.load))
        gate.open()
    }

    @Test func cancelAllCancelsEveryWork() async {
        let scope = TaskScope<Work>()
        let tasks = [Work.load, .follow].map { scope.start($0) { [gate] in await gate.wait() } }
        scope.cancelAll()
        #expect(tasks.map(\.isCancelled) == [true, true])
        #expect(!scope.isRunning(.load) && !scope.isRunning(.follow))
        gate.open()
    }

    @Test func theEndOfTheScopeCancelsItsWork() async {
        var scope: TaskScope<Work>? = TaskScope()
        let task = scope?.start(.load) { [gate] in await gate.wait() }
        scope = nil
        #expect(task?.isCancelled == true)
        gate.open()
    }

    @Test func runningWorkDoesNotKeepItsScope() async {
        var scope: TaskScope<Work>? = TaskScope()
        weak let gone = scope
        let started = Counter()
        scope?.start(.load) { [gate] in
            started.increment()
            await gate.wait()
        }
        #expect(await eventually { await started.value == 1 })
        scope = nil
        #expect(gone == nil)
        gate.open()
    }

    @Test func workRunsUntilItHasEnded() async {
        let scope = TaskScope<Work>()
        #expect(!scope.isRunning(.load))
        let task = scope.start(.load) { [gate] in await gate.wait() }
        #expect(scope.isRunning(.load))
        gate.open()
        await task.value
        #expect(!scope.isRunning(.load))
    }

    @Test("Cancelled work that ends late does not end the newer work of its name")
    func lateWorkDoesNotFinishNewerWork() async {
        let (scope, newerGate) = (TaskScope<Work>(), Gate())
        let older = scope.start(.load) { [gate] in await gate.wait() }
        let newer = scope.start(.load) { await newerGate.wait() }
        gate.open()
        await older.value
        #expect(scope.isRunning(.load))
        #expect(!newer.isCancelled)
        newerGate.open()
    }

    @Test func workMayStartTheNextOfItsOwnName() async {
        let (scope, count) = (TaskScope<Work>(), Counter())
        scope.start(.load) { [weak scope] in
            scope?.start(.load) { count.increment() }
        }
        #expect(await eventually { await count.value == 1 })
        #expect(await eventually { await !scope.isRunning(.load) })
    }
}
