import Browsing
import Entities
import Presentation

/// What else the view tells it is in `RemoteListPresenter`, answered by `RemoteListComposing` (Sources/Browsing/RemoteLists).
@MainActor
protocol BookListPresenter: RemoteListPresenter {
    func didAskForReadingList()
}

@MainActor
final class BookListDefaultPresenter {
    weak var view: (any BookListView)?
    let remote: RemoteList<Book, BookQuery>
    let posters: PosterWall
    let columns: ListColumns
    let tabs: ListTabs?
    private let router: any BookListRouter
    let formatter: BookListFormatter

    /// - Parameter isOfSection: whether it is what the section of books shows.
    init(
        interactor: any BookListInteractor, router: any BookListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, searchPause: Pause, picturePause: Pause, isOfSection: Bool
    ) {
        self.router = router
        formatter = BookListFormatter(wording: wording)
        columns = formatter.columns
        tabs = isOfSection ? ListTabs([wording.book.title, wording.readingList.title], chosen: 0) : nil
        posters = PosterWall(
            interactor.pictures, shape: .upright, pause: picturePause, notices: notices, wording: wording)
        remote = RemoteList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.book.title, empty: wording.book.empty, searchPause: searchPause)
        remote.refining.ownList = wording.readingList.title
        remote.refining.didChooseOwnList = { [weak self] in self?.didAskForReadingList() }
        observeList()
    }
}

extension BookListDefaultPresenter: BookListPresenter, RemoteListComposing, SiblingListComposing {
    var listView: (any ListView)? { view }

    func didChooseTab(at index: Int) { if index != tabs?.chosen { didAskForReadingList() } }

    func didAskForReadingList() { router.showReadingList() }
}
