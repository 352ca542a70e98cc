package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the list can lead.
@MainActor
package protocol ShelfChangeListDestinations {
    /// - Parameters:
    ///   - book: nil for a new one.
    ///   - delegate: hears of what was saved; held weakly.
    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen
}

/// What a shared shelf does not have yet, and what wants an answer: refused changes, and books that somebody else has
/// changed too.
@MainActor
package struct ShelfChangeListBuilder {
    private let shelf: any SharedShelf
    private let library: any Library
    private let wording: Wording

    package init(shelf: any SharedShelf, library: any Library, wording: Wording) {
        self.shelf = shelf
        self.library = library
        self.wording = wording
    }

    package func build(
        navigator: (any Navigator)?, destinations: any ShelfChangeListDestinations, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let router = ShelfChangeListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ShelfChangeListDefaultPresenter(
            interactor: ShelfChangeListDefaultInteractor(shelf: shelf, library: library), router: router,
            wording: wording, notices: notices)
        if display.isPlain {
            let view = ShelfChangeListPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = ShelfChangeListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}
