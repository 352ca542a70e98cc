import Browsing
import Entities
import Navigation
import Presentation
import Services

/// Listens to all changes of the library and requests a new frame: rows read their marks when they are drawn. Tells the
/// user once why nothing can be stored, and whenever a change has to wait.
@MainActor
final class LibraryWatch {
    private enum Work: Hashable {
        case listen
        case wait(LibrarySubject)
    }

    /// After this time without a reaction, the user would think that the key was not noticed.
    static let patience = Duration.milliseconds(500)

    private let library: any Library
    private let wording: Wording
    private let notices: any NoticeBoard
    private weak var display: (any Display)?
    private let patience: Pause
    private let scope = TaskScope<Work>()
    /// The items that the notice about waiting is for.
    private var waiting: Set<LibrarySubject> = []
    private var hasComplained = false
    private let didFail: @MainActor (LibraryFailure) -> Void

    /// - Parameters:
    ///   - patience: how long an order may take before the user is told.
    ///   - didFail: is told why nothing can be stored.
    init(
        library: any Library, wording: Wording, patience: Pause, notices: any NoticeBoard, display: any Display,
        didFail: @escaping @MainActor (LibraryFailure) -> Void = { _ in }
    ) {
        self.library = library
        self.wording = wording
        self.patience = patience
        self.didFail = didFail
        self.notices = notices
        self.display = display
    }

    func start() {
        let changes = library.changes()
        scope.start(.listen) { [weak self] in
            self?.complainOnce()
            for await change in changes {
                guard let self else { return }
                display?.setNeedsDisplay()
                complainOnce()
                if case .item(let subject) = change { lookAfter(subject) }
            }
        }
    }

    func stop() {
        scope.cancelAll()
    }

    private func lookAfter(_ subject: LibrarySubject) {
        guard library.isBeingSaved(subject) else {
            scope.cancel(.wait(subject))
            if waiting.remove(subject) != nil, waiting.isEmpty { notices.withdraw(wording.library.waiting) }
            return
        }
        guard !scope.isRunning(.wait(subject)), !waiting.contains(subject) else { return }
        scope.start(.wait(subject)) { [weak self, patience] in
            await patience.wait()
            guard !Task.isCancelled, let self, library.isBeingSaved(subject) else { return }
            waiting.insert(subject)
            notices.post(wording.library.waiting)
        }
    }

    private func complainOnce() {
        // Missing folders were reported at the start already.
        guard !hasComplained, let failure = library.state.failure, failure != .noFolder else { return }
        hasComplained = true
        didFail(failure)
        // It names no key: in a note that would be a letter of the text.
        notices.post(wording.library.cannotStore(failure))
    }
}
