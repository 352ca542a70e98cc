import Browsing
import Commands
import Entities
import Presentation

@MainActor
protocol LibraryPresenter: AnyObject {
    func viewDidAppear()
    /// The rows and the cursor.
    var browser: any ListBrowser { get }
    func row(at index: Int) -> LibraryRow?
    /// Sort order and filter, as sessions store them.
    var sortName: String { get }
    var filterText: String? { get }
    func restore(sortName: String?, filterText: String?)
    func didSelectRow(at index: Int)
    func didAskForRefresh()
    func didAskForNextSort()
    func didAskForFilter()
    func didChangeFilter(_ text: String)
    /// - Parameter keeps: whether the filter stays.
    func didEndFilter(keeps: Bool)
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
    func didAskToDelete(at index: Int)
    func didAnswer(_ answer: Command)
    /// Whether there is something to undo.
    var canUndo: Bool { get }
}

@MainActor
final class LibraryDefaultPresenter {
    private enum Work { case load, listen, listenForDrafts }

    weak var view: (any LibraryView)?
    private let interactor: any LibraryInteractor
    private let router: any LibraryRouter
    private let wording: Wording
    private let notices: any NoticeBoard
    private let formatter: LibraryFormatter
    private let scope = TaskScope<Work>()
    private let orders: Orders<LibraryFailure>
    private let undo: UndoStack<LibraryFailure>
    /// All items.
    private var items: [LibraryItem] = []
    /// The drafts of notes that were never saved.
    private var drafted: [Draft] = []
    /// The visible items.
    private var shelf = ArrangedList<LibraryItem>()
    private var isLoaded = false
    private var failure: LibraryFailure?
    private var sort = LibrarySort.added
    private var state = LibraryScreenState()
    /// The item that the router was last told about.
    private var followed: LibrarySubject?
    /// The item that the question is about.
    private var doomed: LibraryItem?

    init(
        interactor: any LibraryInteractor, router: any LibraryRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.notices = notices
        self.undo = undo
        formatter = LibraryFormatter(wording: wording)
        orders = Orders(notices: notices, message: wording.library.failure)
    }
}

extension LibraryDefaultPresenter: LibraryPresenter {
    func viewDidAppear() {
        let changes = interactor.changes()
        scope.start(.listen) { [weak self] in
            for await _ in changes { self?.load() }
        }
        let draftChanges = interactor.draftChanges()
        scope.start(.listenForDrafts) { [weak self] in
            for await _ in draftChanges { self?.load() }
        }
        load()
    }

    var browser: any ListBrowser { self }

    func row(at index: Int) -> LibraryRow? {
        // The marks are current: an order counts before it is stored.
        shelf.item(at: index).map { item in
            formatter.row(
                interactor.item(item.id) ?? item,
                hasDraft: drafted.contains { $0.summary.subject == item.id })
        }
    }

    var sortName: String { sort.rawValue }

    var filterText: String? { state.filter?.text }

    func restore(sortName: String?, filterText: String?) {
        sort = sortName.flatMap(LibrarySort.init) ?? .added
        state.filter = filterText.map { .init(text: $0) }
    }

    func didSelectRow(at index: Int) {
        guard let item = shelf.item(at: index) else { return }
        didMoveCursor(to: index)
        if interactor.isFromRunningCatalogue(item.id) {
            router.showDetail(of: item.id)
        } else {
            router.showKept(item.id, title: item.summary.title, keptText(of: item.id))
        }
    }

    func didAskForRefresh() {
        load()
    }

    func didAskForNextSort() {
        sort = sort.next
        rearrange()
    }

    func didAskForFilter() {
        if isLoaded, items.isEmpty, state.filter == nil { return }
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
        guard let item = shelf.item(at: index) else { return }
        // Without a note the whole item would be deleted.
        if item.isFavourite, item.note == nil { return didAskToDelete(at: index) }
        orders.begin { [interactor] () async throws(LibraryFailure) in
            try await interactor.toggleFavourite(item)
        }
    }

    func didAskForNote(at index: Int) {
        if let item = shelf.item(at: index) { router.editNote(about: item.summary) }
    }

    func didAskToDelete(at index: Int) {
        guard let item = shelf.item(at: index) else { return }
        guard items.contains(where: { $0.id == item.id }) else {
            return notices.post(Message(wording.unsaved.onlyDraft))
        }
        doomed = item
        state.question = wording.library.askDelete(item.summary.title, item.note != nil)
        view?.show(state)
    }

    func didAnswer(_ answer: Command) {
        state.question = nil
        if answer == .yes, let doomed { delete(doomed) }
        doomed = nil
        view?.show(state)
    }

    var canUndo: Bool { !undo.isEmpty }
}

extension LibraryDefaultPresenter: ListBrowser {
    func status(atRow index: Int) -> String? {
        wording.position(wording.format.grouped(index + 1), wording.format.grouped(shelf.items.count))
    }

    func itemName(atRow index: Int) -> String? {
        shelf.item(at: index)?.id.stableText
    }

    func restoreCursor(to place: ListPlace) {
        shelf.restoreCursor(to: place)
        rearrange()
    }

    var wanted: ListPlace? { shelf.wanted }

    func didMoveCursor(to index: Int) {
        shelf.moveCursor(to: index)
        follow()
    }
}

extension LibraryDefaultPresenter {
    /// Removes the row at once; it comes back if that fails.
    private func delete(_ item: LibraryItem) {
        orders.begin { [weak self, interactor, wording, notices, undo] () async throws(LibraryFailure) in
            let record = try await interactor.delete(item.id)
            undo.push { () async throws(LibraryFailure) in
                self?.shelf.expect(item.id)
                try await interactor.restore(record)
                return Message(wording.library.restored(item.summary.title))
            }
            notices.post(Message(wording.library.deleted(item.summary.title)))
        } recover: { [weak self] in
            self?.load()
        }
        items.removeAll { $0.id == item.id }
        rearrange()
    }

    private func load() {
        if !isLoaded { show() }
        scope.begin(.load) { [weak self, interactor] in
            let answer: Result<[LibraryItem], LibraryFailure>
            do throws(LibraryFailure) { answer = .success(try await interactor.items()) } catch {
                answer = .failure(error)
            }
            let drafted = await interactor.abandonedDrafts()
            if !Task.isCancelled { self?.didLoad(answer, drafted) }
        }
    }

    private func didLoad(_ answer: Result<[LibraryItem], LibraryFailure>, _ drafted: [Draft]) {
        self.drafted = drafted
        switch answer {
        case .success(let items): (self.items, failure) = (items, nil)
        case .failure(let failure): self.failure = failure
        }
        isLoaded = true
        rearrange()
    }

    private func rearrange() {
        shelf.items = interactor.arranged(unsaved + items, by: sort, matching: state.filter?.text ?? "")
        show()
        guard isLoaded else { return }
        shelf.settleCursor(isWhole: failure == nil)
        view?.select(row: shelf.row)
        follow()
    }

    /// Items that are not in the library, but have an unsaved note.
    private var unsaved: [LibraryItem] {
        guard !drafted.isEmpty else { return [] }
        let kept = Set(items.map(\.id))
        var seen: Set<LibrarySubject> = []
        return drafted.compactMap { draft in
            guard !kept.contains(draft.summary.subject), seen.insert(draft.summary.subject).inserted else { return nil }
            return LibraryItem(summary: draft.summary, isFavourite: false, added: draft.changed)
        }
    }

    private func show() {
        state.title = formatter.title(sortedBy: sort)
        state.list = formatter.list(
            shelf.items.count, of: unsaved.count + items.count, isLoaded: isLoaded, failure: failure,
            matching: state.filter)
        state.canFilter = !items.isEmpty || !drafted.isEmpty
        view?.show(state)
    }

    private func follow() {
        guard shelf.current?.id != followed else { return }
        followed = shelf.current?.id
        guard let item = shelf.current else { return router.followNothing() }
        if interactor.isFromRunningCatalogue(item.id) {
            router.followDetail(of: item.id)
        } else {
            router.followKept(item.id, title: item.summary.title, keptText(of: item.id))
        }
    }

    private func keptText(of subject: LibrarySubject) -> KeptText {
        let unsaved = unsaved.first { $0.id == subject }
        return { [interactor, formatter] in
            let stored = interactor.item(subject)
            guard let item = stored ?? unsaved else { return [] }
            var text: [Paragraph] = [.title(item.summary.title)]
            let facts = formatter.facts(of: item.summary)
            if !facts.isEmpty { text.append(.plain(facts)) }
            text.append(.muted(stored.map(formatter.added) ?? formatter.wording.unsaved.unsavedNote))
            text += formatter.reasons(for: item, interactor.access(to: subject)).map { .muted($0) }
            if let note = item.note { text += [.gap, .label(formatter.wording.library.note), .prose(note.text)] }
            return text
        }
    }
}
