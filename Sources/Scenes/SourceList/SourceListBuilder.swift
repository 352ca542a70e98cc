package import Browsing
package import Navigation
package import Presentation
package import Services

/// The sources: what each gives, how it is now, and the key that it takes.
@MainActor
package struct SourceListBuilder {
    private let directory: any SourceDirectory
    private let wording: Wording

    package init(directory: any SourceDirectory, wording: Wording) {
        self.directory = directory
        self.wording = wording
    }

    /// - Parameter links: opens a source's page.
    package func build(links: any LinkOpener, display: any Display, notices: any NoticeBoard) -> any Screen {
        let interactor = SourceListDefaultInteractor(directory: directory)
        let router = SourceListDefaultRouter(links: links)
        let presenter = SourceListDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices)
        if display.isPlain {
            let view = SourceListPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = SourceListDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}
