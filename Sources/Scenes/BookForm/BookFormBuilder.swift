package import Browsing
package import Entities
package import Navigation

/// A form for a book that no catalogue knows: to write it down, or to change what was written.
@MainActor
package struct BookFormBuilder {
    private let context: SceneContext

    package init(context: SceneContext) {
        self.context = context
    }

    /// - Parameters:
    ///   - book: nil for a new one.
    ///   - delegate: hears of what is saved; held weakly.
    package func build(
        _ book: LibraryItem?, delegate: (any WrittenBookDelegate)?, navigator: (any Navigator)?
    ) -> any Screen {
        let interactor = BookFormDefaultInteractor(diary: context.library, book: book)
        let router = BookFormDefaultRouter(navigator: navigator, delegate: delegate)
        let presenter = BookFormDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo)
        let view = BookFormDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        router.screen = view
        return view
    }
}
