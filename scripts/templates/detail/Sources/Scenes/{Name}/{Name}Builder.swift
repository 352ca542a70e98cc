package import Navigation

/// All that is known of one item.
@MainActor
package struct {Name}Builder {
    private let service: any {Name}Service
    private let context: SceneContext

    package init(service: any {Name}Service, context: SceneContext) {
        self.service = service
        self.context = context
    }

    package func build(_ id: {Name}Item.ID) -> any Screen {
        let interactor = {Name}DefaultInteractor(service: service)
        let router = {Name}DefaultRouter(links: context.links)
        let presenter = {Name}DefaultPresenter(id: id, interactor: interactor, router: router, wording: context.wording)
        let view = {Name}DefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}
