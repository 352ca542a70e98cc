import Browsing
import Entities
import Presentation

@MainActor
protocol ArrivalsPresenter: AccordionPresenter {
    func row(at index: Int) -> ArrivalsRow?
    /// Asks whether that change is to be taken back.
    func didAskToTakeBack(row index: Int)
}

@MainActor
final class ArrivalsDefaultPresenter {
    weak var view: (any ArrivalsView)?
    private let interactor: any ArrivalsInteractor
    private let router: any ArrivalsRouter
    private let formatter: ArrivalsFormatter
    private let notices: any NoticeBoard
    private let orders: Orders<LibraryFailure>
    private let follower: ChangeFollower<Result<[Arrival], LibraryFailure>>
    private var arrivals: [Arrival] = []
    private var isLoaded = false
    private var failure: LibraryFailure?
    private var cursor = 0
    /// What the question is about.
    private var asked: Arrival?
    private var followed: LibrarySubject?

    init(
        interactor: any ArrivalsInteractor, router: any ArrivalsRouter, wording: Wording, notices: any NoticeBoard
    ) {
        self.interactor = interactor
        self.router = router
        self.notices = notices
        formatter = ArrivalsFormatter(wording: wording)
        orders = Orders(notices: notices, message: wording.library.orderFailed)
        follower = ChangeFollower { await interactor.arrivals() }
        follower.didRead = { [weak self] in self?.didRead($0) }
    }
}

extension ArrivalsDefaultPresenter: ArrivalsPresenter {
    var title: String { formatter.title }

    func viewDidAppear() {
        follower.follow(interactor.changes())
        show()
        follower.readAnew()
    }

    func row(at index: Int) -> ArrivalsRow? { arrival(at: index).map(formatter.row) }

    func didSelectRow(at index: Int) {
        if let thing = arrival(at: index)?.item?.summary { router.show(thing) }
    }

    func didAskToTakeBack(row index: Int) {
        asked = arrival(at: index)
        show()
    }

    func didAnswer(isYes: Bool) {
        guard let asked else { return }
        self.asked = nil
        show()
        guard isYes else { return }
        orders.begin { [interactor, notices, formatter, follower] () async throws(LibraryFailure) in
            let isAsBefore = try await interactor.takeBack(asked)
            notices.post(formatter.takenBack(asked, isAsBefore: isAsBefore))
            follower.readAnew()
        }
    }

    func didAskForRefresh() {
        follower.readAnew()
    }

    private func arrival(at index: Int) -> Arrival? { arrivals.indices.contains(index) ? arrivals[index] : nil }

    private func didRead(_ result: Result<[Arrival], LibraryFailure>) {
        let current = arrival(at: cursor)?.number
        isLoaded = true
        switch result {
        case .success(let arrivals): (self.arrivals, failure) = (arrivals, nil)
        case .failure(let failure): self.failure = failure
        }
        if let asked, !arrivals.contains(asked) { self.asked = nil }
        // On what it was; else on what stands in its place.
        cursor = arrivals.firstIndex { $0.number == current } ?? max(0, min(cursor, arrivals.count - 1))
        show()
        if !arrivals.isEmpty { view?.select(row: cursor) }
        didMoveCursor(to: cursor)
    }

    private func show() {
        view?.show(
            AccordionState(
                list: formatter.list(arrivals, isLoaded: isLoaded, failure), question: asked.map(formatter.question)))
    }
}

extension ArrivalsDefaultPresenter {
    func status(atRow index: Int) -> String? { formatter.wording.position(ofRow: index, of: arrivals.count) }

    func itemName(atRow index: Int) -> String? { arrival(at: index).map { String($0.number) } }

    func didMoveCursor(to index: Int) {
        cursor = index
        let arrival = arrival(at: index)
        if let arrival { view?.unfold(formatter.text(arrival)) }
        follow(arrival?.item?.summary)
    }

    /// Shows the thing beside the list; nil for a row without one, and where there is no row.
    private func follow(_ thing: LibrarySummary?) {
        guard let thing else {
            followed = nil
            return router.followNothing()
        }
        guard thing.subject != followed else { return }
        followed = thing.subject
        router.follow(thing)
    }
}
