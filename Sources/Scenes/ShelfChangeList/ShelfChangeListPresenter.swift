import Browsing
import Entities
import Presentation

@MainActor
protocol ShelfChangeListPresenter: AccordionPresenter {
    func row(at index: Int) -> ShelfChangeRow?
}

@MainActor
final class ShelfChangeListDefaultPresenter {
    weak var view: (any ShelfChangeListView)?
    let title: String
    private let interactor: any ShelfChangeListInteractor
    private let router: any ShelfChangeListRouter
    private let formatter: ShelfChangeListFormatter
    private let orders: Orders<LibraryFailure>
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let watch: ShelfWatch
    private var cursor = 0
    /// The change under it; nil for none.
    private var current: ShelfChange.ID?
    /// What the menu is about.
    private var asked: ShelfChange?

    init(
        interactor: any ShelfChangeListInteractor, router: any ShelfChangeListRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        formatter = ShelfChangeListFormatter(wording: wording)
        title = formatter.title
        self.notices = notices
        self.undo = undo
        orders = Orders(notices: notices, message: wording.library.orderFailed)
        watch = ShelfWatch(shelf: interactor.shelf)
        watch.didChange = { [weak self] in self?.didRead() }
    }

    private func change(at index: Int) -> ShelfChange? {
        watch.pending.indices.contains(index) ? watch.pending[index] : nil
    }
}

extension ShelfChangeListDefaultPresenter: ShelfChangeListPresenter {
    func viewDidAppear() {
        show()
        watch.begin()
    }

    func row(at index: Int) -> ShelfChangeRow? {
        change(at: index).map(formatter.row)
    }

    /// Asks what is to become of that change.
    func didSelectRow(at index: Int) {
        asked = change(at: index)
        show()
    }

    func didLeaveMenu(with entry: Int?) {
        guard let change = asked else { return }
        asked = nil
        show()
        let answers = ShelfAnswer.all(for: change, among: watch.pending)
        guard let entry, let answer = answers.dropFirst(entry).first else { return }
        if answer == .edit { return interactor.book(change.subject).map(router.write) ?? () }
        orders.begin { [interactor, undo, notices, formatter] () async throws(LibraryFailure) in
            let (removed, failure) = await interactor.settle(change, by: answer)
            if !removed.isEmpty {
                undo.push { () async throws(LibraryFailure) in
                    try await interactor.restore(removed)
                    return formatter.backOnList(removed.count)
                }
            }
            if let failure { throw failure }
            if !removed.isEmpty { notices.post(formatter.takenOff(removed.count)) }
        }
    }

    /// Sends everything now.
    func didAskForRefresh() { watch.synchronize() }

    /// The cursor stays on its change; if that is gone, it goes to what stands in its place.
    private func didRead() {
        // What a menu is about may be answered already.
        if let asked, !watch.pending.contains(asked) { self.asked = nil }
        cursor = watch.pending.firstIndex { $0.id == current } ?? max(0, min(cursor, watch.pending.count - 1))
        show()
        if !watch.pending.isEmpty { view?.select(row: cursor) }
    }

    private func show() {
        view?.show(
            AccordionState(
                list: formatter.list(watch.pending, isLoaded: watch.isLoaded, failure: watch.failure),
                menu: asked.map { formatter.menu(of: $0, among: watch.pending) }, isAsking: watch.isAsking))
        didMoveCursor(to: cursor)
    }
}

extension ShelfChangeListDefaultPresenter {
    func status(atRow index: Int) -> String? { formatter.wording.position(ofRow: index, of: watch.pending.count) }

    func itemName(atRow index: Int) -> String? { change(at: index).map { String($0.id) } }

    func didMoveCursor(to index: Int) {
        (cursor, current) = (index, change(at: index)?.id)
        if let change = change(at: index) { view?.unfold(formatter.text(change)) }
    }
}
