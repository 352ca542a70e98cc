import Entities
import Browsing
import Presentation

@MainActor
protocol {Name}Presenter: AnyObject {
    func viewDidAppear()
    func didAskForRefresh()
    func didAskForPage()
}

@MainActor
final class {Name}DefaultPresenter {
    weak var view: (any {Name}View)?
    private let id: {Name}Item.ID
    private let router: any {Name}Router
    private let wording: Wording
    private let loader: DetailLoader<{Name}Item.ID, {Name}Item?>

    init(id: {Name}Item.ID, interactor: any {Name}Interactor, router: any {Name}Router, wording: Wording) {
        self.id = id
        self.router = router
        self.wording = wording
        loader = DetailLoader(read: interactor.item, readCached: { _ in nil })
        loader.didChange = { [weak self] in self?.show() }
    }

    /// Nil before the service has answered, and where it knows nothing.
    private var item: {Name}Item? { loader.detail ?? nil }
}

extension {Name}DefaultPresenter: {Name}Presenter {
    func viewDidAppear() {
        if loader.id == nil { loader.show(id) }
        if !loader.isCurrent { loader.load() }
    }

    func didAskForRefresh() {
        if !loader.isLoading { loader.load() }
    }

    func didAskForPage() {
        if let page = item?.page { router.open(page) }
    }

    private func show() {
        view?.show(
            {Name}State(item: item, isLoading: loader.isLoading, message: message, failure: loader.failure))
    }

    private var message: Message? {
        if let failure = loader.failure { return wording.message(failure) }
        guard loader.detail != nil else { return Message(wording.loading) }
        return item == nil ? Message({Name}Words.nothing) : nil
    }
}
