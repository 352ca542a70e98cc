import Browsing
import Entities

/// Stores drafts of a text that is being written: the draft is never older than a pause, and there is none while
/// nothing has changed.
@MainActor
final class DraftFollower {
    enum State: Hashable, Sendable {
        case none
        case underWay(String)
        case kept(String)
        case failed(String, FolderFailure)
    }

    typealias Keep = @MainActor (String) async throws(FolderFailure) -> Void
    typealias Remove = @MainActor () async -> Void

    private enum Work { case remove }

    /// The state of the draft. After a failure the one before may still be stored.
    private(set) var state = State.none
    private let pause: Pause
    private let keep: Keep
    private let remove: Remove
    private let didChange: @MainActor () -> Void
    private let scope = TaskScope<Work>()
    private lazy var throttle = Throttle(pause) { [weak self] in await self?.follow() }
    /// The text to store; nil for none.
    private var text: String?

    /// - Parameters:
    ///   - pause: how long a change may wait before it is handled.
    ///   - keep: stores a draft in place of the one before. None of these closures should hold the follower's owner
    ///     strongly.
    ///   - didChange: called when a text was stored, or could not be.
    init(
        _ pause: Pause, keep: @escaping Keep, remove: @escaping Remove, didChange: @escaping @MainActor () -> Void
    ) {
        self.pause = pause
        self.keep = keep
        self.remove = remove
        self.didChange = didChange
    }

    /// - Parameter text: nil if no draft is needed, since the text is in the library as it is.
    func follow(_ text: String?) {
        self.text = text
        throttle.noteChange()
    }

    /// Storing has begun when this returns, or begins right after the call that runs now.
    func followNow(_ text: String?) {
        self.text = text
        throttle.actNow()
    }

    /// The writer goes on with this text, which is stored as a draft already.
    func adopt(_ text: String) {
        self.text = text
        state = .kept(text)
    }

    /// Removes the draft, since the text was saved or given up. This has begun when the call returns.
    func drop() {
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
