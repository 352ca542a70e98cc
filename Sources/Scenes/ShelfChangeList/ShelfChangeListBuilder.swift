package import Browsing
package import Entities
package import Navigation
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
    private let context: SceneContext

    package init(shelf: any SharedShelf, context: SceneContext) {
        self.shelf = shelf
        self.context = context
    }

    package func build(
        navigator: (any Navigator)?, destinations: any ShelfChangeListDestinations
    ) -> any Screen {
        let router = ShelfChangeListDefaultRouter(navigator: navigator, destinations: destinations)
        let presenter = ShelfChangeListDefaultPresenter(
            interactor: ShelfChangeListDefaultInteractor(shelf: shelf, library: context.library), router: router,
            wording: context.wording, notices: context.notices, undo: context.undo)
        let view = ShelfChangeListDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}
