import Browsing
package import Navigation
package import Services

/// Anything there is in the program, found by what is typed: commands, sections, what is kept, was opened or is loaded, and what
/// sources have.
@MainActor
package struct PaletteBuilder {
    private let finder: any TitleFinder
    private let worker: any TaskExecutor
    private let context: SceneContext

    /// - Parameters:
    ///   - finder: asks the sources.
    ///   - worker: where candidates are looked through.
    package init(finder: any TitleFinder, worker: any TaskExecutor, context: SceneContext) {
        self.finder = finder
        self.worker = worker
        self.context = context
    }

    /// - Parameter guide: knows what is in the program, and leads there.
    package func build(guide: any ProgramGuide) -> any Screen {
        let interactor = PaletteDefaultInteractor(library: context.library, finder: finder, worker: worker)
        let router = PaletteDefaultRouter(guide: guide)
        let presenter = PaletteDefaultPresenter(
            interactor: interactor, router: router, formatter: PaletteFormatter(wording: context.wording),
            directory: guide.directory, pause: context.pauses.searching)
        let view = PaletteDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}
