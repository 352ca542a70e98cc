import Browsing
import Entities
import Presentation

@MainActor
protocol DiaryPresenter: LocalListPresenter {
    func didAskToEdit(at index: Int)
    /// Whether there are entries about several kinds of things, of which one can be chosen.
    var canChooseKind: Bool { get }
    func didAskForKind()
    /// - Returns: whether one kind alone was shown. Now all are.
    func didEndNarrowing() -> Bool
}

@MainActor
final class DiaryDefaultPresenter {
    weak var view: (any DiaryView)?
    private let interactor: any DiaryInteractor
    private let router: any DiaryRouter
    private let formatter: DiaryFormatter
    let follower: ChangeFollower<Result<DiaryContents, LibraryFailure>>
    let libraryMarks: LibraryMarks
    let deleting: Deleting
    let posters: KeptPosters
    let list: LocalListBrowser<DiaryEntry>
    var shelf = DiaryShelf()
    var arrangement = ListArrangement(usual: DiarySort.day)
    private var isKindAsked = false
    private var year = YearTab()

    init(
        interactor: any DiaryInteractor, router: any DiaryRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, posters: KeptPosters
    ) {
        self.posters = posters
        self.interactor = interactor
        self.router = router
        formatter = DiaryFormatter(wording: wording)
        libraryMarks = LibraryMarks(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording)
        deleting = Deleting(interactor: interactor, notices: notices, undo: undo, wording: wording)
        list = LocalListBrowser(wording: wording)
        follower = ChangeFollower { await interactor.contents() }
        listen()
    }
}

extension DiaryDefaultPresenter: TabbedPageDelegate {
    func didLeavePage(by step: Int) {
        if let next = router.tabs?.tabs(at: .year)?.place(at: step) { didChooseTab(at: next) }
    }

    func didTurnPage(to name: String) {
        year.name = name
        show()
    }

    func didClosePage() { if year.didClose() { show() } }

    private func showYear() {
        year.didOpen()
        router.showYear(delegate: self)
        show()
    }
}

extension DiaryDefaultPresenter: DiaryPresenter, KeptListComposing {
    typealias Item = DiaryEntry

    var listView: (any ListView)? { view }

    var keptRouter: any KeptRouter { router }

    func viewDidAppear() {
        router.tabs?.didChange = { [weak self] in self?.show() }
        readAndFollow(interactor.changes())
    }

    var wording: Wording { formatter.wording }

    var title: String { formatter.title(of: shelf, matching: interactor.selection, sortedBy: sortTitle) }

    var tabName: String? { shelf.chosenKind?.rawValue }

    func restore(tabName: String?) {
        shelf.chosenKind = tabName.map { LibrarySubject.Kind(rawValue: $0) }
    }

    func didChooseTab(at index: Int) {
        switch router.tabs?.place(at: index) {
        case .diary:
            year.isChosen = false
            show()
        case .year: showYear()
        case .toConfirm, nil: router.showLibrary(atTab: index)
        }
    }

    func didChooseTab(named name: String) {
        if name == TabbedPlace.year.rawValue { return showYear() }
        restore(tabName: name)
        rearrange()
    }

    var canChooseKind: Bool { shelf.kinds.count > 1 }

    func didAskForKind() {
        isKindAsked = true
        show()
    }

    func didEndNarrowing() -> Bool {
        guard shelf.kind != nil else { return false }
        shelf.chosenKind = nil
        rearrange()
        return true
    }

    func didLeaveMenu(with entry: Int?) {
        guard isKindAsked else { return didLeaveUsualMenu(with: entry) }
        isKindAsked = false
        guard let entry else { return show() }
        shelf.chooseKind(at: entry - 1)
        rearrange()
    }

    func name(of sort: DiarySort) -> String { formatter.name(of: sort) }

    var columns: ListColumns { formatter.columns }

    func row(at index: Int) -> Row? {
        list.item(at: index).map {
            formatter.row(
                $0, libraryMarks.marks(of: $0.summary), isAmongOthers: shelf.kind == nil,
                isBelowMonths: formatter.isBelowMonths(index, in: list.items), today: interactor.today)
        }
    }

    func tileFacts(of row: Row) -> TileFacts { formatter.tileFacts(of: row) }

    /// Rates this entry, not the thing as a whole.
    func didAskForRating(at index: Int) {
        list.item(at: index).map { libraryMarks.standings.askForRating(of: $0.summary, at: $0.event) }
    }

    func didAskToEdit(at index: Int) { list.item(at: index).map { router.edit($0) } }

    func didAskToDelete(at index: Int) {
        guard let entry = list.item(at: index) else { return }
        deleting.ask(formatter.question(about: entry), about: entry)
        show()
    }

    /// Removes the row at once; it comes back if deleting fails.
    func didAnswer(isYes: Bool) {
        guard case .entry(let removed)? = deleting.didAnswer(isYes: isYes) else { return show() }
        shelf.remove(removed.id)
        rearrange()
    }

    func arranged() -> Arranged<DiaryEntry> {
        shelf.arranged(
            by: arrangement.sort, isReversed: arrangement.isReversed, matching: arrangement.filter?.text ?? "")
    }

    func show() {
        var controls = controls(hasItems: shelf.hasKept)
        controls.parts = arrangement.sort == .day ? formatter.parts(of: list.items) : []
        if isKindAsked { controls.menu = formatter.menu(ofKinds: shelf) }
        controls.tabs = formatter.tabs(router.tabs?.tabs(at: year.isChosen ? .year : .diary), of: shelf, year)
        view?.show(controls)
        view?.show(formatter.list(list.count, of: shelf, matching: arrangement.filter))
    }

    func keptText(of subject: LibrarySubject) -> KeptText? {
        guard !interactor.isFromRunningCatalogue(subject) else { return nil }
        return { [interactor, formatter] in formatter.keptText(interactor.item(subject)) }
    }
}
