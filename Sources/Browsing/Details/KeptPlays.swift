package import Entities
package import Services

/// How often what is shown was listened to: read in the background, whenever something else is shown, and after an import.
@MainActor
package final class KeptPlays {
    private enum Work { case listen, read }

    /// Nil for nothing, and until it is read.
    package private(set) var count: PlayCount?
    /// Set by the owner, which it should hold weakly: called when the count is read.
    package var didChange: (@MainActor () -> Void)?
    private let interactor: any KeepingInteractor
    private let scope = TaskScope<Work>()
    private var summary: LibrarySummary?

    package init(interactor: any KeepingInteractor) {
        self.interactor = interactor
    }

    /// - Parameter summary: nil for nothing. Plays are of artists and albums alone.
    package func show(_ summary: LibrarySummary?) {
        guard summary?.subject != self.summary?.subject else { return }
        (self.summary, count) = (summary, nil)
        scope.cancel(.read)
        guard let summary, Self.hasPlays(summary) else { return }
        if !scope.isRunning(.listen) { listen() }
        read(summary)
    }

    /// Changes of single items bring no plays.
    private func listen() {
        scope.start(.listen) { [weak self, changes = interactor.library.changes()] in
            for await change in changes where change == .everything { self?.readAgain() }
        }
    }

    private func readAgain() {
        if let summary, Self.hasPlays(summary) { read(summary) }
    }

    private static func hasPlays(_ summary: LibrarySummary) -> Bool {
        [.artist, .album].contains(summary.subject.kind)
    }

    private func read(_ summary: LibrarySummary) {
        scope.start(.read) { [weak self, library = interactor.library] in
            let count: PlayCount?
            // Without them all else is shown the same.
            do throws(LibraryFailure) { count = try await library.plays(of: summary) } catch { return }
            if !Task.isCancelled { self?.take(count) }
        }
    }

    private func take(_ read: PlayCount?) {
        guard read != count else { return }
        count = read
        didChange?()
    }
}
