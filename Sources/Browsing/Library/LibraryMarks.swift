package import Entities
package import Presentation
package import Services

/// Favourites, notes, lists and diary of the items that a screen shows, the same for all of them.
@MainActor
package final class LibraryMarks {
    private enum Work { case findAliases }

    /// What the reader says of them.
    package let standings: Standings
    /// The lists that they are in.
    package let lists: OwnListMenu
    private let interactor: any KeepingInteractor
    private weak var router: (any NoteRouter)?
    private let orders: Orders<LibraryFailure>
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let wording: Wording
    private let scope = TaskScope<Work>()

    /// - Parameter undo: gets a step for each favourite that was made or taken away.
    package init(
        interactor: any KeepingInteractor, router: any NoteRouter, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        self.interactor = interactor
        self.router = router
        self.notices = notices
        self.undo = undo
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.orderFailed)
        standings = Standings(diary: interactor.library, notices: notices, undo: undo, wording: wording)
        lists = OwnListMenu(
            library: interactor.library, router: router, notices: notices, undo: undo, wording: wording)
    }

    /// The menu that waits for its answer.
    package var menu: Menu? { standings.menu ?? lists.menu }

    /// Whether a menu comes as soon as the library has answered.
    package var isAboutToAsk: Bool { lists.isAboutToAsk }

    /// Has the owner, which the closure should hold weakly, hear when there is a menu or none any more, or one is about to
    /// come.
    package func onChange(_ body: @escaping @MainActor () -> Void) {
        (standings.didChange, lists.didChange) = (body, body)
    }

    /// - Parameter entry: of the menu; nil where none was chosen.
    package func didLeaveMenu(with entry: Int?) {
        if standings.menu != nil { standings.didLeaveMenu(with: entry) } else { lists.didLeaveMenu(with: entry) }
    }

    /// From memory, at once, and whatever the source's name under which it is kept.
    package func marks(of summary: LibrarySummary) -> Marks {
        Marks(
            isFavourite: interactor.isFavourite(summary), hasNote: interactor.hasNote(summary),
            state: standings.state(of: summary), of: summary.subject.kind)
    }

    /// Under the names of all sources. The order has begun when this returns; why it failed is said below whatever is in
    /// sight.
    package func toggleFavourite(_ summary: LibrarySummary) {
        toggleFavourite(summary) { library throws(LibraryFailure) in
            try await library.toggleFavourite(summary)
        }
    }

    /// Makes this one name a favourite, or no favourite any more: for rows of which each is one name.
    package func toggleFavourite(onlyOf summary: LibrarySummary) {
        toggleFavourite(summary) { library throws(LibraryFailure) in
            if library.isFavourite(summary.subject) { return try await library.removeFavourites([summary.subject]) }
            try await library.addFavourite(summary)
            return []
        }
    }

    /// - Parameter toggle: returns what was taken away; nothing where it is a favourite now.
    private func toggleFavourite(
        _ summary: LibrarySummary,
        _ toggle: @escaping (any Library) async throws(LibraryFailure) -> [LibraryRecord]
    ) {
        let title = summary.title.inSentence
        orders.begin { [library = interactor.library, undo, notices, wording] () async throws(LibraryFailure) in
            let removed = try await toggle(library)
            guard !removed.isEmpty else {
                undo.push { () async throws(LibraryFailure) in
                    try await library.removeFavourites([summary.subject])
                    return Message(wording.library.undone(title))
                }
                return notices.announce(Message(wording.library.favouriteAdded(title)))
            }
            undo.push { () async throws(LibraryFailure) in
                wording.restored(summary.title, try await library.restore(removed))
            }
            notices.post(Message(wording.library.favouriteRemoved(summary.title.beforeSentence)))
        }
    }

    /// What there is to copy of a thing. Includes the notes kept under its ids in other sources.
    ///
    /// - Parameter page: is known of it; nil for what its source tells without being asked.
    package func copyable(_ summary: LibrarySummary, page: String? = nil) -> CopyableThing {
        CopyableThing(
            summary, link: wording.sources.page(of: summary.subject) ?? page,
            notes: interactor.library.notes(about: summary).map(\.text))
    }

    /// Its own note, unless only the same thing under another source's name has one.
    package func editNote(about summary: LibrarySummary) {
        router?.editNote(about: interactor.library.noteSummary(for: summary))
    }

    /// The note under this name alone.
    package func editNote(onlyOf summary: LibrarySummary) {
        router?.editNote(about: summary)
    }

    /// Asks in the background by which ids other sources know what is kept, unless it is being asked already.
    package func findAliases(of kept: [LibrarySummary]) {
        guard !scope.isRunning(.findAliases) else { return }
        scope.start(.findAliases) { [interactor] in await interactor.findAliases(of: kept) }
    }
}
