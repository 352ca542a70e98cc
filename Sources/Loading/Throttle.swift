/// Does something a while after the first of many changes, and again as long as there are more: what it is for is never
/// further behind than that while, however fast changes come, and nothing is done while nothing changes.
@MainActor
package final class Throttle {
    private enum Work { case wait, act }

    private let pause: Pause
    private let action: @MainActor () async -> Void
    private let scope = TaskScope<Work>()
    private var isActing = false
    /// Whether there is something that the action has not seen.
    private var isDue = false
    /// Whether that does not wait for the pause.
    private var isUrgent = false

    /// - Parameters:
    ///   - pause: how long a change may wait.
    ///   - action: never runs twice at a time. Should hold the throttle's owner weakly.
    package init(_ pause: Pause, action: @escaping @MainActor () async -> Void) {
        self.pause = pause
        self.action = action
    }

    /// Something has changed.
    package func noteChange() {
        isDue = true
        guard !isActing, !scope.isRunning(.wait) else { return }
        scope.start(.wait) { [weak self, pause] in
            await pause.wait()
            if !Task.isCancelled { self?.act() }
        }
    }

    /// Without the pause: has begun when this returns, unless it runs already; then it comes right after that.
    package func actNow() {
        scope.cancel(.wait)
        (isDue, isUrgent) = (true, true)
        if !isActing { act() }
    }

    private func act() {
        (isActing, isDue, isUrgent) = (true, false, false)
        scope.begin(.act) { [weak self, action] in
            await action()
            self?.didAct()
        }
    }

    private func didAct() {
        isActing = false
        if isUrgent { act() } else if isDue { noteChange() }
    }
}
