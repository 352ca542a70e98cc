import Browsing
import Entities
import Presentation

/// Listens to how it stands with a library that several machines share. The header has a sign of it; what is to be known besides is told
/// where nobody is disturbed by it.
@MainActor
final class SharingWatch {
    private enum Work { case listen }

    private let wording: Wording
    private let tell: @MainActor (Message) -> Void
    private let show: @MainActor (SharingState) -> Void
    private var told = SharingState()
    private let scope = TaskScope<Work>()

    /// - Parameters:
    ///   - tell: keeps what is to be known, for who looks.
    ///   - show: shows how it stands now.
    init(
        wording: Wording, tell: @escaping @MainActor (Message) -> Void,
        show: @escaping @MainActor (SharingState) -> Void
    ) {
        self.wording = wording
        self.tell = tell
        self.show = show
    }

    /// - Parameters:
    ///   - state: as it is now.
    ///   - states: what that becomes.
    func start(_ state: SharingState, _ states: AsyncStream<SharingState>) {
        told = state
        show(state)
        scope.start(.listen) { [weak self] in
            for await state in states { self?.didBecome(state) }
        }
    }

    func stop() {
        scope.cancelAll()
    }

    private func didBecome(_ state: SharingState) {
        if state.failure != told.failure {
            tell(state.failure.map(wording.message) ?? Message(wording.sharing.worksAgain))
        }
        for title in state.severalVersions where !told.severalVersions.contains(title) {
            tell(Message(wording.sharing.severalVersions(title.inSentence)))
        }
        if let came = state.came, came != told.came {
            tell(Message(wording.sharing.came(wording.format.count(came.changes), came.title.inSentence)))
        }
        told = state
        show(state)
    }
}
