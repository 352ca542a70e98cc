import Browsing
import Entities
import Presentation

@MainActor
protocol LibraryPresenter: LocalListPresenter {
    func didAskToImport()
    /// Leads to what is to be confirmed, and to the row there, where it is.
    func didAskToConfirm(at index: Int)
    /// Whether anything is to be confirmed.
    var hasUnconfirmed: Bool { get }
    /// Leads to the form of a list that somebody has made.
    ///
    /// - Returns: whether the row is one.
    func didAskToEdit(at index: Int) -> Bool
    /// Whether such lists alone are shown.
    var showsLists: Bool { get }
}

@MainActor
final class LibraryDefaultPresenter {
    weak var view: (any LibraryView)?
    private let interactor: any LibraryInteractor
    private let router: any LibraryRouter
    private let formatter: LibraryFormatter
    let follower: ChangeFollower<LibraryContents>
    let libraryMarks: LibraryMarks
    let deleting: Deleting
    let posters: KeptPosters
    let list: LocalListBrowser<LibraryItem>
    var shelf = LibraryShelf()
    var arrangement = ListArrangement(usual: LibrarySort.added)

    init(
        interactor: any LibraryInteractor, router: any LibraryRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, posters: KeptPosters
    ) {
        self.posters = posters
        self.interactor = interactor
        self.router = router
        formatter = LibraryFormatter(wording: wording)
        libraryMarks = LibraryMarks(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording)
        deleting = Deleting(interactor: interactor, notices: notices, undo: undo, wording: wording)
        list = LocalListBrowser(wording: wording)
        follower = ChangeFollower { await interactor.contents() }
        deleting.willRestore = { [weak self] in self?.list.expect($0) }
        router.tabs.choose = { [weak self] in self?.didChooseTab(at: $0) }
        listen()
    }
}

extension LibraryDefaultPresenter: LibraryPresenter, KeptListComposing {
    typealias Item = LibraryItem

    var listView: (any ListView)? { view }

    var keptRouter: any KeptRouter { router }

    func viewDidAppear() {
        follower.follow(interactor.draftChanges())
        readAndFollow(interactor.changes())
    }

    var wording: Wording { formatter.wording }

    var title: String { formatter.title(of: shelf.part, sortedBy: sortTitle) }

    var tabName: String? { shelf.chosen.name }

    func restore(tabName: String?) {
        shelf.chosen = LibraryPart(name: tabName)
    }

    func didChooseTab(at index: Int) {
        if let place = router.tabs.place(at: index) { return router.show(place) }
        guard shelf.parts.indices.contains(index) else { return }
        shelf.chosen = shelf.parts[index]
        rearrange()
    }

    func didChooseTab(named name: String) {
        if let place = TabbedPlace(rawValue: name) { return router.show(place) }
        restore(tabName: name)
        rearrange()
    }

    func didAskToImport() { router.importFile() }

    var hasUnconfirmed: Bool { shelf.unconfirmedCount > 0 }

    func didAskToConfirm(at index: Int) { router.showUnconfirmed(startingAt: list.item(at: index)?.id) }

    func didAskToEdit(at index: Int) -> Bool {
        guard let item = list.item(at: index), item.id.kind == .list else { return false }
        router.edit(interactor.item(item.id) ?? item)
        return true
    }

    var showsLists: Bool { shelf.kind == .list }

    func name(of sort: LibrarySort) -> String { formatter.name(of: sort) }

    var columns: ListColumns { formatter.columns }

    func row(at index: Int) -> Row? {
        // The marks are current: an order counts before it is stored.
        list.item(at: index).map {
            formatter.row(
                interactor.item($0.id) ?? $0, hasDraft: shelf.hasDraft($0.id), isAmongOthers: shelf.kind == nil,
                showsLength: arrangement.sort == .length, today: interactor.today)
        }
    }

    func didSelectRow(at index: Int) {
        guard let item = list.item(at: index) else { return }
        list.didMoveCursor(to: index)
        if let view = item.id.view, interactor.canShow(view) { return router.showList(of: view) }
        if interactor.isUnconfirmed(item.summary) { return router.showUnconfirmed(startingAt: item.id) }
        if item.id.kind == .list { return router.showList(item.summary) }
        router.show(item.summary, keptText: keptText(of: item.id))
    }

    func didToggleFavourite(at index: Int) {
        guard let item = list.item(at: index) else { return }
        // Without a note the whole item would be deleted.
        if item.isFavourite, item.note == nil { return didAskToDelete(at: index) }
        libraryMarks.toggleFavourite(onlyOf: item.summary)
    }

    func didAskForNote(at index: Int) { list.item(at: index).map { libraryMarks.editNote(onlyOf: $0.summary) } }

    func didAskToDelete(at index: Int) {
        guard let item = list.item(at: index) else { return }
        deleting.ask(about: item, isKept: shelf.isKept(item.id))
        show()
    }

    /// Removes the row at once; it comes back if deleting fails.
    func didAnswer(isYes: Bool) {
        guard case .item(let deleted)? = deleting.didAnswer(isYes: isYes) else { return show() }
        shelf.remove(deleted.id)
        rearrange()
    }

    func didRead(_ contents: LibraryContents) {
        shelf.fill(with: contents)
        rearrange()
        if contents.isWhole, case .success(let items) = contents.items {
            libraryMarks.findAliases(of: items.map(\.summary))
        }
    }

    func arranged() -> Arranged<LibraryItem> {
        list.total = shelf.isWhole ? nil : shelf.count
        // The list opens where it was left: nothing is in sight until that place is known.
        if !shelf.isWhole, let wanted = list.wanted, wanted.row >= shelf.loadedCount { return [] }
        return shelf.arranged(
            by: arrangement.sort, isReversed: arrangement.isReversed, matching: arrangement.filter?.text ?? "")
    }

    func show() {
        var controls = controls(hasItems: !shelf.isEmpty)
        let tabs = formatter.tabs(of: shelf, today: interactor.today)
        controls.tabs = router.tabs.show(tabs, endingIn: formatter.places(of: shelf))
        view?.show(controls)
        view?.show(formatter.list(list.count, of: shelf, matching: arrangement.filter))
    }

    func keptText(of subject: LibrarySubject) -> KeptText? {
        guard !interactor.isFromRunningCatalogue(subject) else { return nil }
        return { [interactor, formatter, unsaved = shelf.unsaved.first { $0.id == subject }] in
            formatter.keptText(
                interactor.item(subject), unsaved: unsaved, interactor.access(to: subject),
                canShow: subject.view.map(interactor.canShow) == true,
                isUnconfirmed: interactor.item(subject).map { interactor.isUnconfirmed($0.summary) } == true)
        }
    }
}
