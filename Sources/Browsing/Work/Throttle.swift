/// Runs an action a while after the first of many changes, and again as long as there are more. However fast changes
/// come, each is handled within that while; and nothing runs while nothing changes.
@MainActor
package final class Throttle {
    private enum Work { case wait, act }

    private let pause: Pause
    private let action: @MainActor () async -> Void
    private let scope = TaskScope<Work>()
    /// Not what the scope says: its work still counts as running while it acts.
    private var isWaiting = false
    private var isActing = false
    /// Whether there is a change that the action has not handled.
    private var isDue = false
    /// Whether the next action comes without the pause.
    private var isUrgent = false

    /// - Parameters:
    ///   - pause: how long a change may wait before it is handled.
    ///   - action: never runs twice at the same time. It should hold the throttle's owner weakly.
    package init(_ pause: Pause, action: @escaping @MainActor () async -> Void) {
        self.pause = pause
        self.action = action
    }

    /// Something has changed.
    package func noteChange() {
        isDue = true
        guard !isActing, !isWaiting else { return }
        isWaiting = true
        scope.start(.wait) { [weak self, pause] in
            await pause.wait()
            if !Task.isCancelled { self?.act() }
        }
    }

    /// Runs the action without the pause. It has begun when this returns; if it runs already, it runs once more right
    /// after.
    package func actNow() {
        scope.cancel(.wait)
        (isWaiting, isDue, isUrgent) = (false, true, true)
        if !isActing { act() }
    }

    private func act() {
        (isWaiting, isActing, isDue, isUrgent) = (false, true, false, false)
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
