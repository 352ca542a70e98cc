import Browsing
import TestSupport
import Testing

/// Work that has begun before `begin` returns.
@MainActor
struct TaskScopeBeginTests {
    private enum Work { case order }

    @Test func theWorkHasBegunWhenBeginReturns() async {
        let scope = TaskScope<Work>()
        var steps: [Int] = []
        let task = scope.begin(.order) {
            steps.append(1)
            await Task.yield()
            steps.append(2)
        }
        #expect(steps == [1])
        #expect(scope.isRunning(.order))

        await task.value
        #expect(steps == [1, 2])
        #expect(!scope.isRunning(.order))
    }

    @Test func workThatNeedsNoWaitingIsDoneWhenBeginReturns() {
        let scope = TaskScope<Work>()
        scope.begin(.order) {}

        #expect(!scope.isRunning(.order))
    }

    @Test func whatHasBegunGoesOnThoughItsScopeIsGone() async {
        var scope: TaskScope<Work>? = TaskScope<Work>()
        var wasCancelled: Bool?
        let task = scope?.begin(.order) {
            await Task.yield()
            wasCancelled = Task.isCancelled
        }
        scope = nil
        await task?.value

        #expect(wasCancelled == true)
    }
}
