import Browsing
import Entities
import Pictures
import Presentation

@MainActor
protocol PersonDetailPresenter: DetailPresenter {
    /// The films in the other order.
    func didAskForOrder()
}

@MainActor
final class PersonDetailDefaultPresenter {
    weak var view: (any PersonDetailView)?
    private let id: PersonID
    private let name: String
    private let interactor: any PersonDetailInteractor
    private let router: any PersonDetailRouter
    private let wording: Wording
    private let formatter: PersonDetailFormatter
    private let loader: DetailLoader<PersonID, PersonDetail>
    private let picture: PictureFollower
    private let wall: PosterWall
    private var order = PersonOrder.newest

    init(
        id: PersonID, name: String, interactor: any PersonDetailInteractor, router: any PersonDetailRouter,
        wording: Wording, notices: any NoticeBoard, picturePause: Pause
    ) {
        self.id = id
        self.name = name
        self.interactor = interactor
        self.router = router
        self.wording = wording
        formatter = PersonDetailFormatter(wording: wording)
        loader = DetailLoader(read: interactor.person, readCached: interactor.cachedPerson)
        picture = PictureFollower(interactor.pictures, pause: picturePause)
        wall = PosterWall(interactor.pictures, shape: .upright, pause: picturePause, notices: notices, wording: wording)
        wall.didChange = { [weak self] in self?.show() }
        loader.didChange = { [weak self] in self?.show() }
        picture.didChange = { [weak self] in self?.show() }
    }
}

extension PersonDetailDefaultPresenter: PersonDetailPresenter {
    func viewWillAppear() -> Bool {
        loader.show(id, having: interactor.peek(id))
        return loader.isCurrent
    }

    func viewDidAppear() {
        if !loader.isCurrent { loader.load() }
    }

    var posters: PosterWall? { wall }

    func viewDidLayOut(pictureBox: PictureBox?) {
        picture.makeRoom(for: pictureBox)
    }

    func didAskForRefresh() {
        if loader.isLoading { return }
        picture.tryAgain()
        wall.tryAgain()
        loader.loadAgain(isWhole: { _ in true }, forget: interactor.invalidateCache)
    }

    func didAskForPage() {
        if let page = loader.detail?.links.first?.url { router.go(to: .page(page)) }
    }

    func didAskForOrder() {
        order = order == .newest ? .popularity : .newest
        show()
    }

    func didSelect(_ place: Place) {
        router.go(to: place)
    }

    var copyable: CopyableThing? {
        loader.detail.map { CopyableThing(title: $0.name, link: $0.links.first?.url) }
    }

    private func show() {
        let person = loader.detail
        var state = DetailState(
            title: person?.name ?? name,
            content: person.map { formatter.content(of: $0, order: order, today: interactor.today) },
            message: wording.message(aboutLoading: loader))
        picture.show(person?.picture)
        state.picture = person.flatMap { picture.state(.upright, of: $0.name) }
        state.failure = loader.failure
        state.isLoading = loader.isLoading
        state.offers = Set(where: [
            .page: person?.links.isEmpty == false, .order: (person?.films.count ?? 0) > 1,
        ])
        view?.show(state)
    }
}
