package import Entities
package import Presentation

/// The presenter of rows that can be favourites and have notes, as its view knows it.
@MainActor
package protocol KeptRowsPresenter: AnyObject {
    var title: String { get }
    /// The loaded rows and the cursor.
    var browser: any ListBrowser { get }
    func didAskForRefresh()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
    /// Asks how far the reader is with it, or what they think of it.
    func didAskForState(at index: Int)
    func didAskForRating(at index: Int)
    /// Asks which lists it is to be in.
    func didAskForLists(at index: Int)
    /// - Parameter entry: of the menu; nil where none was chosen.
    func didLeaveMenu(with entry: Int?)
    /// What there is to copy of a row; nil for one that is not in memory.
    func copyable(at index: Int) -> CopyableThing?
}

/// A presenter whose rows are things that the library keeps, or can keep: what the view tells it about one is told to
/// `LibraryMarks`.
@MainActor
package protocol KeptRowsComposing: KeptRowsPresenter {
    var libraryMarks: LibraryMarks { get }
    /// What the library would store of a row; nil for one that is not in memory.
    func summary(at index: Int) -> LibrarySummary?
}

extension KeptRowsComposing {
    package func didToggleFavourite(at index: Int) {
        if let summary = summary(at: index) { libraryMarks.toggleFavourite(summary) }
    }

    package func didAskForNote(at index: Int) {
        if let summary = summary(at: index) { libraryMarks.editNote(about: summary) }
    }

    package func didAskForState(at index: Int) {
        if let summary = summary(at: index) { libraryMarks.standings.askForState(of: summary) }
    }

    package func didAskForRating(at index: Int) {
        if let summary = summary(at: index) { libraryMarks.standings.askForRating(of: summary) }
    }

    package func didAskForLists(at index: Int) {
        if let summary = summary(at: index) { libraryMarks.lists.ask(about: summary) }
    }

    package func didLeaveMenu(with entry: Int?) { libraryMarks.didLeaveMenu(with: entry) }

    package func copyable(at index: Int) -> CopyableThing? {
        summary(at: index).map { libraryMarks.copyable($0) }
    }
}

/// A presenter that composes a `MarkedList`.
@MainActor
package protocol MarkedListComposing: KeptRowsComposing {
    associatedtype Item: Identifiable & Sendable where Item.ID: StableID
    associatedtype Query: Hashable & Sendable

    var list: MarkedList<Item, Query> { get }
}

extension MarkedListComposing {
    package var browser: any ListBrowser { list.browser }

    package func didAskForRefresh() {
        list.refresh()
    }

    package var libraryMarks: LibraryMarks { list.libraryMarks }

    package func summary(at index: Int) -> LibrarySummary? { list.summary(at: index) }
}
