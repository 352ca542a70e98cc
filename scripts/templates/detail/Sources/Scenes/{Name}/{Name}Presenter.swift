import Browsing
import Entities
import Pictures
import Presentation

@MainActor
protocol {Name}Presenter: DetailPresenter {}

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
    func viewWillAppear() -> Bool {
        loader.show(id)
        return false
    }

    func viewDidAppear() {
        if !loader.isCurrent { loader.load() }
    }

    /// It shows no picture.
    func viewDidLayOut(pictureBox: PictureBox?) {}

    func didAskForRefresh() {
        if !loader.isLoading { loader.load() }
    }

    func didAskForPage() {
        if let page = item?.page { router.open(page) }
    }

    /// Its text names nothing that leads somewhere.
    func didSelect(_ place: Place) {}

    var copyable: CopyableThing? { item.map { CopyableThing(title: $0.title, link: $0.page) } }

    private func show() {
        var state = DetailState(title: item?.title ?? "", message: message)
        state.content = item.map { DetailContent(title: $0.title, parts: [.prose($0.text)]) }
        state.failure = loader.failure
        state.isLoading = loader.isLoading
        if item?.page != nil { state.offers = [.page] }
        view?.show(state)
    }

    private var message: Message? {
        if let failure = loader.failure { return wording.message(failure) }
        guard loader.detail != nil else { return Message(wording.loading) }
        return item == nil ? Message({Name}Words.nothing) : nil
    }
}
