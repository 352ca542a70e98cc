package import Entities
package import Navigation

/// A form for a list of one's own: to make one, or to change what it is called, what stands above it and beside a thing in it.
@MainActor
package struct ListFormBuilder {
    private let context: SceneContext

    package init(context: SceneContext) {
        self.context = context
    }

    /// - Parameters:
    ///   - list: nil for a new one.
    ///   - thing: what a new list begins with, or of which a remark is written; nil for nothing.
    package func build(_ list: LibraryItem?, with thing: ListedThing?, navigator: (any Navigator)?) -> any Screen {
        let interactor = ListFormDefaultInteractor(library: context.library, list: list, thing: thing)
        let router = ListFormDefaultRouter(navigator: navigator)
        let presenter = ListFormDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo)
        let view = ListFormDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        router.screen = view
        return view
    }
}
