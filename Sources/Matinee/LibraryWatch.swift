import Entities
import Loading
import Navigation
import Presentation
import Services

/// Hears of every change of the library, whoever made it, and has the screen drawn anew: rows ask for their marks
/// when they are drawn. Says once why nothing can be stored.
@MainActor
final class LibraryWatch {
    private enum Work { case listen }

    private let library: any Library
    private let wording: Wording
    private let notices: any NoticeBoard
    private weak var display: (any Display)?
    private let scope = TaskScope<Work>()
    private var hasComplained = false

    init(library: any Library, wording: Wording, notices: any NoticeBoard, display: any Display) {
        self.library = library
        self.wording = wording
        self.notices = notices
        self.display = display
    }

    func start() {
        let changes = library.changes()
        scope.start(.listen) { [weak self] in
            self?.complainOnce()
            for await _ in changes {
                guard let self else { return }
                display?.setNeedsDisplay()
                complainOnce()
            }
        }
    }

    func stop() {
        scope.cancel(.listen)
    }

    private func complainOnce() {
        // What has no place at all was said at the start, of everything that has none.
        guard !hasComplained, let failure = library.state.failure, failure != .noFolder else { return }
        hasComplained = true
        notices.post(wording.library.failure(failure))
    }
}
