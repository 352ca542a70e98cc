package import Entities
package import Services

/// How often what is shown was listened to: read in the background, whenever something else is shown.
@MainActor
package final class KeptPlays {
    private enum Work { case read }

    /// Nil for nothing, and until it is read.
    package private(set) var count: PlayCount?
    /// Set by the owner, which it should hold weakly: called when the count is read.
    package var didChange: (@MainActor () -> Void)?
    private let interactor: any KeepingInteractor
    private let scope = TaskScope<Work>()
    private var subject: LibrarySubject?

    package init(interactor: any KeepingInteractor) {
        self.interactor = interactor
    }

    /// - Parameter summary: nil for nothing.
    package func show(_ summary: LibrarySummary?) {
        guard summary?.subject != subject else { return }
        (subject, count) = (summary?.subject, nil)
        scope.cancelAll()
        guard let summary, [.artist, .album].contains(summary.subject.kind) else { return }
        scope.start(.read) { [weak self, library = interactor.library] in
            // Without them all else is shown the same.
            guard let count = try? await library.plays(of: summary), !Task.isCancelled else { return }
            self?.count = count
            self?.didChange?()
        }
    }
}
