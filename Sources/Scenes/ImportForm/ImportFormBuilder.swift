package import Navigation
package import Services

/// A form for a file that is taken into the library: first it says what that would do, then it asks.
@MainActor
package struct ImportFormBuilder {
    private let files: any FileImport
    private let context: SceneContext

    package init(files: any FileImport, context: SceneContext) {
        self.files = files
        self.context = context
    }

    package func build(navigator: (any Navigator)?) -> any Screen {
        let interactor = ImportFormDefaultInteractor(files: files)
        let router = ImportFormDefaultRouter(navigator: navigator)
        let presenter = ImportFormDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo)
        let view = ImportFormDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        router.screen = view
        return view
    }
}
