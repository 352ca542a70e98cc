import Browsing
import Entities
import Presentation

@MainActor
protocol OwnListPresenter: LocalListPresenter {
    /// Whether rows stand in the list's own order, and all of them, so that each can have another place.
    var canMove: Bool { get }
    /// - Parameter row: where it is to be then.
    func didAskToMove(at index: Int, to row: Int)
    /// Its name, its description or a remark is to be another one.
    ///
    /// - Parameter index: of the row under the cursor; nil for none.
    func didAskToEdit(at index: Int?)
}

@MainActor
final class OwnListDefaultPresenter {
    weak var view: (any OwnListView)?
    private let interactor: any OwnListInteractor
    private let router: any OwnListRouter
    private let formatter: OwnListFormatter
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let orders: Orders<LibraryFailure>
    let follower: ChangeFollower<Result<LibraryItem?, LibraryFailure>>
    let libraryMarks: LibraryMarks
    let deleting: Deleting
    let posters: KeptPosters
    let list: LocalListBrowser<ListedThing>
    var shelf = OwnListShelf()
    var arrangement = ListArrangement(usual: OwnListSort.own)

    init(
        interactor: any OwnListInteractor, router: any OwnListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, posters: KeptPosters
    ) {
        self.posters = posters
        self.interactor = interactor
        self.router = router
        self.notices = notices
        self.undo = undo
        formatter = OwnListFormatter(wording: wording)
        orders = Orders(notices: notices, message: wording.library.orderFailed)
        libraryMarks = LibraryMarks(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording)
        deleting = Deleting(interactor: interactor, notices: notices, undo: undo, wording: wording)
        list = LocalListBrowser(wording: wording)
        follower = ChangeFollower { await interactor.stored() }
        listen()
    }
}

extension OwnListDefaultPresenter: OwnListPresenter, KeptListComposing {
    typealias Item = ListedThing

    var listView: (any ListView)? { view }

    var keptRouter: any KeptRouter { router }

    func viewDidAppear() { readAndFollow(interactor.changes()) }

    var wording: Wording { formatter.wording }

    var title: String { formatter.title(of: shelf, named: interactor.list.title, sortedBy: sortTitle) }

    func didChooseTab(at index: Int) {}

    func name(of sort: OwnListSort) -> String { formatter.name(of: sort) }

    var columns: ListColumns { formatter.columns }

    func row(at index: Int) -> Row? {
        list.item(at: index).map {
            formatter.row($0, number: shelf.number(of: $0.id), libraryMarks.marks(of: $0.summary))
        }
    }

    /// A view leads to its list.
    func didSelectRow(at index: Int) {
        guard let thing = summary(at: index) else { return }
        list.didMoveCursor(to: index)
        if let view = thing.subject.view, interactor.canShow(view) { return router.showList(of: view) }
        router.show(thing, keptText: keptText(of: thing.subject))
    }

    func didAskToEdit(at index: Int?) {
        if let stored = shelf.list { router.edit(stored, with: index.flatMap(list.item(at:))) }
    }

    /// Takes it out of the list, and the row away at once; it comes back if that fails.
    func didAskToDelete(at index: Int) {
        guard let stored = shelf.list, let thing = list.item(at: index) else { return }
        libraryMarks.lists.take(thing.summary, outOf: stored)
        shelf.remove(thing.id)
        rearrange()
    }

    func didAnswer(isYes: Bool) {}

    var canMove: Bool {
        arrangement.sort == .own && !arrangement.isReversed && arrangement.filter?.isEmpty ?? true
    }

    func didAskToMove(at index: Int, to row: Int) {
        guard let thing = list.item(at: index), list.item(at: row) != nil, row != index else { return }
        // Elsewhere a row has no place of its own.
        guard canMove else { return notices.post(formatter.movesOnlyInOrder) }
        var moved = thing
        moved.position = shelf.things.position(of: thing.id, movedTo: row)
        place(moved, insteadOf: thing)
    }

    func copyable(at index: Int) -> CopyableThing? {
        summary(at: index).map { libraryMarks.copyable($0).in(list: formatter.markdown(of: shelf)) }
    }
}

extension OwnListDefaultPresenter {
    private func place(_ thing: ListedThing, insteadOf former: ListedThing) {
        shelf.place(thing)
        rearrange()
        orders.begin { [interactor, undo, formatter] () async throws(LibraryFailure) in
            let takeBack = try await interactor.place(thing, insteadOf: former)
            undo.push { () async throws(LibraryFailure) in
                formatter.undone(former.summary.title, try await takeBack())
            }
        } recover: { [weak self] in
            self?.didAskForRefresh()
        }
    }

    func arranged() -> Arranged<ListedThing> {
        shelf.arranged(
            by: arrangement.sort, isReversed: arrangement.isReversed, matching: arrangement.filter?.text ?? "")
    }

    func show() {
        var controls = controls(hasItems: shelf.hasKept)
        controls.note = formatter.description(of: shelf)
        view?.show(controls)
        view?.show(formatter.list(list.count, of: shelf, matching: arrangement.filter))
    }

    /// Nil where its catalogue is in use.
    func keptText(of subject: LibrarySubject) -> KeptText? {
        guard !interactor.isFromRunningCatalogue(subject) else { return nil }
        return { [interactor, formatter, thing = shelf.things.first { $0.id == subject }] in
            formatter.keptText(
                thing, interactor.item(subject), canShow: subject.view.map(interactor.canShow) == true)
        }
    }
}
