package import Browsing
package import Navigation
package import Presentation
package import Services

/// Anything there is in the program, found by what is typed: commands, sections, what is kept, was opened or is loaded, and what
/// sources have.
@MainActor
package struct PaletteBuilder {
    private let library: any Library
    private let finder: any TitleFinder
    private let worker: any TaskExecutor
    private let wording: Wording
    private let pause: Pause

    /// - Parameters:
    ///   - finder: asks the sources.
    ///   - worker: where candidates are looked through.
    ///   - pause: how long nobody must have typed before sources are asked.
    package init(
        library: any Library, finder: any TitleFinder, worker: any TaskExecutor, wording: Wording, pause: Pause
    ) {
        (self.library, self.finder, self.worker, self.wording, self.pause) = (library, finder, worker, wording, pause)
    }

    /// - Parameter guide: knows what is in the program, and leads there.
    package func build(guide: any ProgramGuide, display: any Display) -> any Screen {
        let interactor = PaletteDefaultInteractor(library: library, finder: finder, worker: worker)
        let router = PaletteDefaultRouter(guide: guide)
        let presenter = PaletteDefaultPresenter(
            interactor: interactor, router: router, formatter: PaletteFormatter(wording: wording),
            directory: guide.directory, pause: pause)
        let view = PaletteDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}
