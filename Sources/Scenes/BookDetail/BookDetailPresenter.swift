import Browsing
import Entities
import Presentation

@MainActor
protocol BookDetailPresenter: KeptDetailPresenter {
    func didAskForPage()
    /// What can be done with it on the reading list.
    var shelved: ShelvedBook { get }
}

@MainActor
final class BookDetailDefaultPresenter {
    weak var view: (any BookDetailView)?
    let detail: SiblingDetail<BookDetail>
    let shelved: ShelvedBook
    private let interactor: any BookDetailInteractor
    private let router: any BookDetailRouter
    private let wording: Wording
    private let formatter: BookDetailFormatter

    init(
        id: BookID, interactor: any BookDetailInteractor, router: any BookDetailRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        formatter = BookDetailFormatter(wording: wording)
        detail = SiblingDetail(
            of: id, interactor: interactor, router: router, siblings: { [weak router] in router?.siblings },
            pace: .oneByOne(pause), pause: pause, notices: notices, undo: undo, wording: wording)
        shelved = ShelvedBook(interactor: interactor, notices: notices, undo: undo, wording: wording)
        detail.didChange = { [weak self] in self?.show() }
        detail.didMove = { [weak self] in self?.view?.startAnew() }
        shelved.didChange = { [weak self] in self?.didChangeReading() }
        shelved.wantsForm = { [weak router] in router?.write($0) }
        shelved.didDelete = { [weak self] in self?.didDelete() }
    }
}

extension BookDetailDefaultPresenter: BookDetailPresenter, KeptDetailComposing {
    func didAskForPage() {
        if let page = detail.loaded?.page { router.go(to: .page(page)) }
    }

    func didSelect(_ place: Place) {
        router.go(to: place)
    }

    /// What a catalogue tells of stays.
    private func didDelete() {
        if shelved.isOwn { router.close() }
    }

    /// Of a book that its reader has written down the list is all that is known.
    private func didChangeReading() {
        shelved.isOwn ? detail.reload() : show()
    }

    private func show() {
        shelved.show(.book(detail.id), as: detail.summary)
        let today = interactor.today()
        var state = BookDetailState()
        state.title = detail.item?.title ?? ""
        state.content =
            detail.loaded.map { formatter.content(of: $0, today: today) }
            ?? detail.item.map { formatter.content(of: $0, today: today) }
        state.content?.reading = formatter.reading(shelved.reading)
        state.content?.notes = detail.notes
        state.picture = detail.picture(.upright, of: detail.item?.title)
        state.isLoading = detail.isLoading
        state.hasSiblings = detail.hasSiblings
        state.hasPage = detail.loaded?.page != nil
        state.message = detail.message(first: wording.book.first, last: wording.book.last)
        if shelved.isOwn, detail.loadFailure == .notFound { state.message = wording.readingList.deleted }
        state.failure = detail.failure
        (state.isOwn, state.isKept) = (shelved.isOwn, shelved.item != nil)
        (state.question, state.menu) = (shelved.question, shelved.menu)
        view?.show(state)
    }
}
