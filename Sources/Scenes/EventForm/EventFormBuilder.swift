package import Entities
package import Navigation

/// A form for an entry of the diary: its day, rating, tags and note can be others.
@MainActor
package struct EventFormBuilder {
    private let context: SceneContext

    package init(context: SceneContext) {
        self.context = context
    }

    package func build(_ entry: DiaryEntry, navigator: (any Navigator)?) -> any Screen {
        let interactor = EventFormDefaultInteractor(diary: context.library, entry: entry)
        let router = EventFormDefaultRouter(navigator: navigator)
        let presenter = EventFormDefaultPresenter(
            interactor: interactor, router: router, wording: context.wording, notices: context.notices,
            undo: context.undo)
        let view = EventFormDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        router.screen = view
        return view
    }
}
