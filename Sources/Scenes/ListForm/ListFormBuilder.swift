package import Entities
package import Navigation

/// A form for a list of one's own: to make one, or to change what it is called and what stands above it.
@MainActor
package struct ListFormBuilder {
    private let context: SceneContext

    package init(context: SceneContext) {
        self.context = context
    }

    /// - Parameters:
    ///   - list: nil for a new one.
    ///   - thing: what the new list begins with; nil for nothing.
    package func build(
        _ list: LibraryItem?, beginningWith thing: LibrarySummary? = nil, navigator: (any Navigator)?
    ) -> any Screen {
        let interactor = ListFormDefaultInteractor(library: context.library, list: list, thing: thing)
        let router = ListFormDefaultRouter(navigator: navigator)
        let presenter = ListFormDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices)
        let display = context.display
        let view: any Screen & ListFormView =
            display.isPlain
            ? ListFormPlainView(presenter: presenter, display: display)
            : ListFormDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}
