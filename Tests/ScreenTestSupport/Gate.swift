/// Callers wait at it until it is opened; it ignores cancellation.
@MainActor
package final class Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init() {}

    package var isWaitedAt: Bool { !waiting.isEmpty }

    package func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    package func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
