package import Entities

/// Keeps a draft of a text that is being written: never further behind it than a pause, and none where nothing has been
/// changed.
@MainActor
package final class DraftFollower {
    package enum State: Hashable, Sendable {
        case none
        case underWay(String)
        case kept(String)
        case failed(String, FolderFailure)
    }

    package typealias Keep = @MainActor (String) async throws(FolderFailure) -> Void
    package typealias Remove = @MainActor () async -> Void

    private enum Work { case remove }

    /// What the draft is now; after a failure the one before may still be there.
    package private(set) var state = State.none
    private let pause: Pause
    private let keep: Keep
    private let remove: Remove
    private let didChange: @MainActor () -> Void
    private let scope = TaskScope<Work>()
    private lazy var throttle = Throttle(pause) { [weak self] in await self?.follow() }
    /// What is to be kept; nil for nothing.
    private var text: String?

    /// - Parameters:
    ///   - pause: how long a change may wait.
    ///   - keep: in the place of what was kept before. None of these should hold the follower's owner strongly.
    ///   - didChange: hears that a text has been kept, or could not be.
    package init(
        _ pause: Pause, keep: @escaping Keep, remove: @escaping Remove, didChange: @escaping @MainActor () -> Void
    ) {
        self.pause = pause
        self.keep = keep
        self.remove = remove
        self.didChange = didChange
    }

    /// - Parameter text: nil for one that needs no draft, since it is stored as it is.
    package func follow(_ text: String?) {
        self.text = text
        throttle.noteChange()
    }

    /// Has begun when this returns, or comes right after what runs.
    package func followNow(_ text: String?) {
        self.text = text
        throttle.actNow()
    }

    /// The text that is written on from was kept as a draft before.
    package func adopt(_ text: String) {
        self.text = text
        state = .kept(text)
    }

    /// It is stored, or given up. Has begun when this returns.
    package func drop() {
        text = nil
        guard state != .none else { return }
        state = .none
        scope.begin(.remove) { [remove] in await remove() }
    }

    private func follow() async {
        guard let text else { return drop() }
        if case .kept(text) = state { return }
        state = .underWay(text)
        let outcome: State
        do throws(FolderFailure) {
            try await keep(text)
            outcome = .kept(text)
        } catch { outcome = .failed(text, error) }
        // It may have been dropped meanwhile.
        guard case .underWay(text) = state else { return }
        state = outcome
        didChange()
    }
}
