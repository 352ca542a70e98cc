package import Entities
package import Services

/// What the library has of the thing that a detail shows, whatever the source's name under which it is kept; and what the
/// detail says of it for the library. Only of an album there are plays.
@MainActor
package final class KeptDetail {
    private enum Work { case listen, learn, findAliases }

    /// What its reader has said of it.
    package private(set) var said = KeptThing()
    /// Set by the owner, which it should hold weakly: called when its reader has said something else.
    package var didChange: (@MainActor () -> Void)?
    private let interactor: any KeepingInteractor
    private let plays: KeptPlays
    private let scope = TaskScope<Work>()
    private var summary: LibrarySummary?

    package init(interactor: any KeepingInteractor) {
        self.interactor = interactor
        plays = KeptPlays(interactor: interactor)
        plays.didChange = { [weak self] in self?.look() }
    }

    /// Another thing is shown, or more is known of it; nil for none. From then on changes of the library are heard.
    package func show(_ summary: LibrarySummary?) {
        guard summary != self.summary else { return }
        self.summary = summary
        if !scope.isRunning(.listen) { listen() }
        scope.cancel(.findAliases)
        plays.show(summary)
        said = read()
        learn()
    }

    private func listen() {
        scope.start(.listen) { [weak self, changes = interactor.library.changes()] in
            for await _ in changes { self?.look() }
        }
    }

    private func look() {
        learn()
        let said = read()
        guard said != self.said else { return }
        self.said = said
        didChange?()
    }

    private func read() -> KeptThing {
        guard let summary else { return KeptThing() }
        let library = interactor.library
        return KeptThing(
            notes: library.notes(about: summary), summary: library.item(summary.subject)?.summary,
            standing: library.standing(of: summary),
            events: library.events(of: summary), plays: plays.count)
    }

    /// In the background. If it fails, the next detail says it again.
    private func learn() {
        guard let summary else { return }
        let library = interactor.library
        if library.hasNews(in: summary) {
            if !scope.isRunning(.learn) { scope.begin(.learn) { _ = try? await library.learn(summary) } }
        } else if !scope.isRunning(.findAliases), let kept = library.item(summary.subject)?.summary {
            scope.start(.findAliases) { [interactor] in await interactor.findAliases(of: [kept]) }
        }
    }
}
