import Browsing
import Entities
import Presentation

@MainActor
protocol ReadingListPresenter: LocalListPresenter {
    func didAskToAdd()
    func didAskToEdit(at index: Int)
    /// The user wants to see what the shared shelf does not have yet.
    func didAskForShelf()
    var hasShelf: Bool { get }
}

@MainActor
final class ReadingListDefaultPresenter {
    weak var view: (any ReadingListView)?
    private let interactor: any ReadingListInteractor
    private let router: any ReadingListRouter
    private let formatter: ReadingListFormatter
    private let notices: any NoticeBoard
    let follower: ChangeFollower<Result<[LibraryItem], LibraryFailure>>
    let libraryMarks: LibraryMarks
    let deleting: Deleting
    let posters: KeptPosters
    private let shared: ShelfWatch
    let list: LocalListBrowser<LibraryItem>
    var shelf = ReadingListShelf()
    var arrangement = ListArrangement(usual: ReadingListSort.added)

    init(
        interactor: any ReadingListInteractor, router: any ReadingListRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, posters: KeptPosters
    ) {
        self.posters = posters
        self.interactor = interactor
        self.router = router
        self.notices = notices
        formatter = ReadingListFormatter(wording: wording)
        libraryMarks = LibraryMarks(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording)
        deleting = Deleting(interactor: interactor, notices: notices, undo: undo, wording: wording)
        shared = ShelfWatch(shelf: interactor.shelf)
        list = LocalListBrowser(wording: wording)
        follower = ChangeFollower { await interactor.books() }
        deleting.willRestore = { [weak self] in self?.list.expect($0) }
        listen()
        shared.didChange = { [weak self] in self?.show() }
    }
}

extension ReadingListDefaultPresenter: ReadingListPresenter, KeptListComposing {
    typealias Item = LibraryItem

    var listView: (any ListView)? { view }

    var keptRouter: any KeptRouter { router }

    func viewDidAppear() {
        readAndFollow(interactor.changes())
        shared.begin()
    }

    var wording: Wording { formatter.wording }

    var title: String { formatter.title(sortedBy: sortTitle) }

    func didChooseTab(at index: Int) { if index == 0 { router.showBooks() } }

    func name(of sort: ReadingListSort) -> String { formatter.name(of: sort) }

    var columns: ListColumns { formatter.columns }

    func tileFacts(of row: Row) -> TileFacts { formatter.tileFacts(of: row) }

    func row(at index: Int) -> Row? {
        list.item(at: index).map { book in
            formatter.row(
                book, libraryMarks.standings.standing(of: book.summary) ?? book.standing,
                libraryMarks.marks(of: book.summary),
                shared.change(of: book.id)?.state, today: interactor.today)
        }
    }

    func didAskForRefresh() {
        posters.tryAgain()
        follower.readAnew()
        shared.synchronize()
    }

    func didAskToAdd() { router.write(nil, delegate: self) }

    func didAskToEdit(at index: Int) {
        guard let book = list.item(at: index) else { return }
        guard book.id.source == .ownBooks else { return notices.post(formatter.wording.readingList.notEditable) }
        router.write(interactor.item(book.id) ?? book, delegate: self)
    }

    func didAskToDelete(at index: Int) {
        guard let book = list.item(at: index) else { return }
        deleting.ask(about: interactor.item(book.id) ?? book, isKept: true)
        show()
    }

    /// Removes the row at once; it comes back if deleting fails.
    func didAnswer(isYes: Bool) {
        guard case .item(let deleted)? = deleting.didAnswer(isYes: isYes) else { return show() }
        shelf.remove(deleted.id)
        rearrange()
    }

    var hasShelf: Bool { shared.isThere }

    func didAskForShelf() { if hasShelf { router.showShelfChanges() } }
}

extension ReadingListDefaultPresenter: WrittenBookDelegate {
    func willSave(_ subject: LibrarySubject) { list.expect(subject) }

    func arranged() -> Arranged<LibraryItem> {
        Arranged(
            shelf.arranged(
                by: arrangement.sort, isReversed: arrangement.isReversed, matching: arrangement.filter?.text ?? "",
                stateWord: formatter.wording.readingList.stateWord))
    }

    func show() {
        var controls = controls(hasItems: shelf.hasKept)
        controls.parts = formatter.parts(of: list.items)
        controls.tabs = formatter.tabs(shelf)
        controls.isAsking = controls.isAsking || shared.isAsking
        controls.note = formatter.note(shared.state, shared.pending)
        view?.show(controls)
        view?.show(formatter.list(list.count, of: shelf, matching: arrangement.filter))
    }

    func keptText(of subject: LibrarySubject) -> KeptText? {
        guard !interactor.isFromRunningCatalogue(subject) else { return nil }
        return { [interactor, formatter] in formatter.keptText(interactor.item(subject)) }
    }
}
