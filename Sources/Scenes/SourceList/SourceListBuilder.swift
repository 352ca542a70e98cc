package import Navigation
package import Services

/// The sources: what each gives, how it is now, and the key that it takes.
@MainActor
package struct SourceListBuilder {
    private let directory: any SourceDirectory
    private let context: SceneContext

    package init(directory: any SourceDirectory, context: SceneContext) {
        self.directory = directory
        self.context = context
    }

    package func build() -> any Screen {
        let interactor = SourceListDefaultInteractor(directory: directory)
        let router = SourceListDefaultRouter(links: context.links)
        let presenter = SourceListDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices)
        let view = SourceListDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}
