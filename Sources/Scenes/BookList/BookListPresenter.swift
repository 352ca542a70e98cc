import Browsing
import Entities
import Presentation

@MainActor
protocol BookListPresenter: RefinedListPresenter, PosterPresenter {
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> BookRow?
    /// Asks how far the reader is with a book, or what they think of it.
    func didAskForState(at index: Int)
    func didAskForRating(at index: Int)
    func didAskForReadingList()
}

@MainActor
final class BookListDefaultPresenter {
    weak var view: (any BookListView)?
    let refined: RefinedList<Book, BookQuery>
    let wall: PosterWall
    private let router: any BookListRouter
    private let shelving: Shelving
    private let formatter: BookListFormatter

    init(
        interactor: any BookListInteractor, router: any BookListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, pause: Pause,
        posterPause: Pause
    ) {
        self.router = router
        shelving = Shelving(interactor: interactor, notices: notices, undo: undo, wording: wording)
        formatter = BookListFormatter(wording: wording)
        wall = PosterWall(
            interactor.pictures, shape: .upright, pause: posterPause, notices: notices,
            wording: wording)
        refined = RefinedList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.book.title, empty: wording.book.empty, pause: pause)
        refined.refining.ownList = wording.readingList.title
        list.browser.delegate = self
        wall.didChange = { [weak self] in self?.view?.showPosters() }
        refined.didAsk = { [weak self] in self?.showAsking() }
        refined.refining.didChooseOwnList = { [weak self] in self?.didAskForReadingList() }
        shelving.didChange = { [weak self] in self?.showAsking() }
    }
}

extension BookListDefaultPresenter: BookListPresenter, RefinedListComposing, PosterListComposing {
    var list: KeptList<Book, BookQuery> { refined.kept }

    var asking: ListAsking {
        var asking = refined.asking
        asking.menu = asking.menu ?? shelving.menu
        return asking
    }

    func row(at index: Int) -> BookRow? {
        list.item(at: index).map { book in
            formatter.row(book, list.marks(of: book), shelving.reading(of: .book(book.id))?.state)
        }
    }

    func didSelectRow(at index: Int) {
        guard let book = list.item(at: index) else { return }
        browser.didMoveCursor(to: index)
        router.showDetail(of: book.id)
    }

    func didAskForState(at index: Int) {
        if let book = list.summary(at: index) { shelving.askForState(of: book) }
    }

    func didAskForRating(at index: Int) {
        if let book = list.summary(at: index) { shelving.askForRating(of: book) }
    }

    func didAskForReadingList() { router.showReadingList() }

    func didAnswer(_ answer: MenuAnswer) {
        shelving.menu == nil ? refined.refining.answer(answer) : shelving.didLeaveMenu(with: answer.entry)
    }

    private func showAsking() {
        view?.show(asking)
    }
}

extension BookListDefaultPresenter: PagedListBrowserDelegate {
    func didChange(_ state: ListState) {
        view?.show(refined.list(state))
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
    }

    func didFollow(_ id: BookID?) {
        if let id { router.followDetail(of: id) } else { router.followNothing() }
    }
}

extension BookListDefaultPresenter: SiblingListComposing {
    func didMoveDetail(to id: BookID) {
        router.didMoveDetail(to: id)
    }
}
