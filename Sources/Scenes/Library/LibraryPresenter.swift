import Browsing
import Commands
import Entities
import Presentation

@MainActor
protocol LibraryPresenter: KeptListPresenter {
    func viewDidAppear()
    func row(at index: Int) -> LibraryRow?
    /// Sort order and filter, as sessions store them.
    var sortName: String { get }
    var filterText: String? { get }
    func restore(sortName: String?, filterText: String?)
    func didAskForNextSort()
    func didAskForFilter()
    func didChangeFilter(_ text: String)
    /// - Parameter keeps: whether the filter stays.
    func didEndFilter(keeps: Bool)
    func didAskToDelete(at index: Int)
    func didAnswer(_ answer: Command)
    /// Whether there is something to undo.
    var canUndo: Bool { get }
}

@MainActor
final class LibraryDefaultPresenter {
    weak var view: (any LibraryView)?
    private let interactor: any LibraryInteractor
    private let router: any LibraryRouter
    private let formatter: LibraryFormatter
    private let follower: ChangeFollower<LibraryContents>
    private let keeping: Keeping
    private let deleting: Deleting
    /// The rows: what the filter lets through of the shelf.
    private let list: ArrangedListBrowser<LibraryItem>
    private var shelf = LibraryShelf()
    private var sort = LibrarySort.added
    private var state = LibraryScreenState()

    init(
        interactor: any LibraryInteractor, router: any LibraryRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        formatter = LibraryFormatter(wording: wording)
        keeping = Keeping(interactor: interactor, router: router, notices: notices, wording: wording)
        deleting = Deleting(interactor: interactor, notices: notices, undo: undo, wording: wording)
        list = ArrangedListBrowser(wording: wording)
        follower = ChangeFollower { await interactor.contents() }
        list.delegate = self
        deleting.willRestore = { [weak self] in self?.list.expect($0) }
        deleting.didFail = { [weak self] in self?.didAskForRefresh() }
        follower.didRead = { [weak self] in self?.didRead($0) }
    }
}

extension LibraryDefaultPresenter: LibraryPresenter {
    func viewDidAppear() {
        follower.follow(interactor.changes())
        follower.follow(interactor.draftChanges())
        show()
        follower.readAnew()
    }

    var title: String { formatter.title(sortedBy: sort) }

    var browser: any ListBrowser { list }

    func row(at index: Int) -> LibraryRow? {
        // The marks are current: an order counts before it is stored.
        list.item(at: index).map { formatter.row(interactor.item($0.id) ?? $0, hasDraft: shelf.hasDraft($0.id)) }
    }

    var sortName: String { sort.rawValue }

    var filterText: String? { state.filter?.text }

    func restore(sortName: String?, filterText: String?) {
        sort = sortName.flatMap(LibrarySort.init) ?? .added
        state.filter = filterText.map { .init(text: $0) }
    }

    func didSelectRow(at index: Int) {
        guard let item = list.item(at: index) else { return }
        list.didMoveCursor(to: index)
        router.show(item.summary, keptText: keptText(of: item.id))
    }

    func didAskForRefresh() {
        follower.readAnew()
    }

    func didAskForNextSort() {
        sort = sort.next
        rearrange()
    }

    func didAskForFilter() {
        if shelf.isLoaded, shelf.items.isEmpty, state.filter == nil { return }
        state.filter = .init(text: state.filter?.text ?? "", isBeingTyped: true)
        rearrange()
    }

    func didChangeFilter(_ text: String) {
        guard text != state.filter?.text else { return }
        state.filter?.text = text
        rearrange()
    }

    func didEndFilter(keeps: Bool) {
        state.filter?.isBeingTyped = false
        if !keeps || state.filter?.text.isEmpty == true { state.filter = nil }
        rearrange()
    }

    func didToggleFavourite(at index: Int) {
        guard let item = list.item(at: index) else { return }
        // Without a note the whole item would be deleted.
        if item.isFavourite, item.note == nil { return didAskToDelete(at: index) }
        keeping.toggleFavourite(item.summary)
    }

    func didAskForNote(at index: Int) {
        if let item = list.item(at: index) { keeping.editNote(about: item.summary) }
    }

    func didAskToDelete(at index: Int) {
        guard let item = list.item(at: index) else { return }
        deleting.ask(about: item, isKept: shelf.isKept(item.id))
        show()
    }

    /// Removes the row at once; it comes back if deleting fails.
    func didAnswer(_ answer: Command) {
        guard let deleted = deleting.didAnswer(isYes: answer == .yes) else { return show() }
        shelf.remove(deleted.id)
        rearrange()
    }

    var canUndo: Bool { deleting.canUndo }
}

extension LibraryDefaultPresenter: ArrangedListBrowserDelegate {
    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
    }

    func didFollow(_ item: LibraryItem?) {
        guard let item else { return router.followNothing() }
        router.follow(item.summary, keptText: keptText(of: item.id))
    }

    private func didRead(_ contents: LibraryContents) {
        shelf.fill(with: contents)
        rearrange()
    }

    private func rearrange() {
        list.arrange(shelf.arranged(by: sort, matching: state.filter?.text ?? ""))
        show()
        if shelf.isLoaded { list.settleCursor(isWhole: shelf.failure == nil) }
    }

    private func show() {
        state.list = formatter.list(list.count, of: shelf, matching: state.filter)
        state.canFilter = !shelf.isEmpty
        state.question = deleting.question
        view?.show(state)
    }

    /// Nil where its catalogue is in use.
    private func keptText(of subject: LibrarySubject) -> KeptText? {
        guard !interactor.isFromRunningCatalogue(subject) else { return nil }
        let unsaved = shelf.unsaved.first { $0.id == subject }
        return { [interactor, formatter] in
            formatter.keptText(interactor.item(subject), unsaved: unsaved, interactor.access(to: subject))
        }
    }
}
