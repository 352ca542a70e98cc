import Browsing
import Entities
import Presentation

@MainActor
protocol BookDetailPresenter: KeptDetailPresenter {
    /// What else can be done with it.
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
            of: id, interactor: interactor, router: router, pace: .oneByOne(pause), picturePause: pause,
            notices: notices,
            undo: undo, wording: wording)
        shelved = ShelvedBook(interactor: interactor, notices: notices, undo: undo, wording: wording)
        detail.didChange = { [weak self] in self?.show() }
        detail.didMove = { [weak self] in self?.view?.startAnew() }
        detail.didHear = { [weak self] in self?.didHear() }
        shelved.didChange = { [weak self] in self?.show() }
        shelved.wantsForm = { [weak router] in router?.write($0) }
        shelved.didDelete = { [weak self] in self?.didDelete() }
    }
}

extension BookDetailDefaultPresenter: BookDetailPresenter, KeptDetailComposing {
    func didAnswer(isYes: Bool) { shelved.answer(isYes: isYes) }

    /// What a catalogue tells of stays.
    private func didDelete() {
        if shelved.isOwn { router.close() }
    }

    /// The list has changed: of a book that its reader has written down it has all that is known.
    private func didHear() {
        shelved.isOwn ? detail.reload() : show()
    }

    private func show() {
        shelved.show(.book(detail.id))
        var state = detail.state(content, picture: .upright, first: wording.book.first, last: wording.book.last)
        if shelved.isOwn, detail.loadFailure == .notFound { state.message = wording.readingList.deleted }
        let isKept = shelved.item != nil
        state.offers.formUnion(Set(where: [.edit: shelved.isOwn && isKept, .delete: isKept]))
        state.question = shelved.question
        view?.show(state)
    }

    private var content: DetailContent? {
        let (kept, today) = (detail.kept, interactor.today)
        return detail.loaded.map { formatter.content(of: $0, kept, today: today) }
            ?? detail.item.map { formatter.content(of: $0, kept, today: today) }
    }
}
