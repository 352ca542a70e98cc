import Entities
import Loading
import Navigation
import Presentation

@MainActor
protocol LibraryPresenter: AnyObject {
    func viewDidAppear()
    func row(at index: Int) -> LibraryRow
    func status(atRow index: Int) -> String?
    /// What finds the item of a row again in a later session.
    func itemName(atRow index: Int) -> String?
    /// The order and the filter, as a later session will know them.
    var sortName: String { get }
    var filterText: String? { get }
    func restore(item: String?, row: Int, sortName: String?, filterText: String?)
    func didMoveCursor(to index: Int)
    func didSelectRow(at index: Int)
    func didAskForRefresh()
    func didAskForNextSort()
    func didAskForFilter()
    func didType(_ text: String)
    func didErase()
    /// - Parameter keeps: whether what was typed goes on to filter.
    func didEndFilter(keeps: Bool)
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
    func didAskToDelete(at index: Int)
    func didAnswer(_ isYes: Bool)
    func didAskForUndo()
}

@MainActor
final class LibraryDefaultPresenter {
    private enum Work { case load, listen, favourite, delete, restore }

    weak var view: (any LibraryView)?
    private let interactor: any LibraryInteractor
    private let router: any LibraryRouter
    private let wording: Wording
    private let notices: any NoticeBoard
    private let formatter: LibraryFormatter
    private let scope = TaskScope<Work>()
    /// All that is kept, and what of it is shown, in order.
    private var items: [LibraryItem] = []
    private var shown: [LibraryItem] = []
    private var isLoaded = false
    private var failure: LibraryFailure?
    private var sort = LibrarySort.added
    private var state = LibraryScreenState()
    private var row = 0
    /// The item on that row; nil for none.
    private var current: LibrarySubject?
    /// The name of the item that the cursor goes to as soon as it is there.
    private var wanted: String?
    /// The item under the cursor, as the router was told.
    private var followed: LibrarySubject?
    /// What the question is about.
    private var doomed: LibraryItem?
    /// The last at the end.
    private var deleted: [LibraryRecord] = []

    init(interactor: any LibraryInteractor, router: any LibraryRouter, wording: Wording, notices: any NoticeBoard) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.notices = notices
        formatter = LibraryFormatter(wording: wording)
    }
}

extension LibraryDefaultPresenter: LibraryPresenter {
    func viewDidAppear() {
        let changes = interactor.changes()
        scope.start(.listen) { [weak self] in
            for await _ in changes { self?.load() }
        }
        load()
    }

    func row(at index: Int) -> LibraryRow {
        // The marks are those of now: an order counts before it is in the file.
        formatter.row(interactor.remembered(shown[index].id) ?? shown[index])
    }

    func status(atRow index: Int) -> String? {
        shown.isEmpty ? nil : wording.position(wording.format.grouped(index + 1), wording.format.grouped(shown.count))
    }

    func itemName(atRow index: Int) -> String? {
        shown.indices.contains(index) ? "\(shown[index].id)" : nil
    }

    var sortName: String { sort.rawValue }

    var filterText: String? { state.filter?.text }

    func restore(item: String?, row: Int, sortName: String?, filterText: String?) {
        sort = sortName.flatMap(LibrarySort.init) ?? .added
        state.filter = filterText.map { .init(text: $0) }
        (wanted, self.row, current) = (item, row, nil)
        rearrange()
    }

    func didMoveCursor(to index: Int) {
        guard shown.indices.contains(index) else { return }
        wanted = nil
        (row, current) = (index, shown[index].id)
        follow()
    }

    func didSelectRow(at index: Int) {
        guard shown.indices.contains(index) else { return }
        didMoveCursor(to: index)
        let item = shown[index]
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
        state.filter = .init(text: state.filter?.text ?? "", isBeingTyped: true)
        rearrange()
    }

    func didType(_ text: String) {
        state.filter?.text += text
        rearrange()
    }

    func didErase() {
        guard state.filter?.text.isEmpty == false else { return }
        state.filter?.text.removeLast()
        rearrange()
    }

    func didEndFilter(keeps: Bool) {
        state.filter?.isBeingTyped = false
        if !keeps || state.filter?.text.isEmpty == true { state.filter = nil }
        rearrange()
    }

    func didToggleFavourite(at index: Int) {
        guard shown.indices.contains(index) else { return }
        let item = shown[index]
        // Without a note nothing would be left of it.
        if item.isFavourite, item.note == nil { return didAskToDelete(at: index) }
        scope.begin(.favourite) { [interactor, wording, notices] in
            do throws(LibraryFailure) { try await interactor.toggleFavourite(item) } catch {
                notices.post(wording.library.failure(error))
            }
        }
    }

    func didAskForNote(at index: Int) {
        if shown.indices.contains(index) { router.editNote(about: shown[index].summary) }
    }

    func didAskToDelete(at index: Int) {
        guard shown.indices.contains(index) else { return }
        doomed = shown[index]
        state.question = wording.library.askDelete(shown[index].summary.title, shown[index].note != nil)
        view?.show(state)
    }

    func didAnswer(_ isYes: Bool) {
        state.question = nil
        if isYes, let doomed { delete(doomed) }
        doomed = nil
        view?.show(state)
    }

    func didAskForUndo() {
        guard let record = deleted.popLast() else { return notices.post(Message(wording.library.nothingToUndo)) }
        wanted = "\(record.item.id)"
        scope.begin(.restore) { [weak self, interactor, wording, notices] in
            do throws(LibraryFailure) {
                try await interactor.restore(record)
                notices.post(Message(wording.library.restored(record.item.summary.title)))
            } catch {
                self?.deleted.append(record)
                notices.post(wording.library.failure(error))
            }
        }
    }
}

extension LibraryDefaultPresenter {
    /// The row goes at once, and comes back where that fails.
    private func delete(_ item: LibraryItem) {
        scope.begin(.delete) { [weak self, interactor, wording, notices] in
            do throws(LibraryFailure) {
                let record = try await interactor.delete(item.id)
                self?.deleted.append(record)
                notices.post(Message(wording.library.deleted(item.summary.title)))
            } catch {
                notices.post(wording.library.failure(error))
                self?.load()
            }
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
            if !Task.isCancelled { self?.didLoad(answer) }
        }
    }

    private func didLoad(_ answer: Result<[LibraryItem], LibraryFailure>) {
        switch answer {
        case .success(let items): (self.items, failure) = (items, nil)
        case .failure(let failure): self.failure = failure
        }
        isLoaded = true
        rearrange()
    }

    private func rearrange() {
        shown = interactor.arranged(items, by: sort, matching: state.filter?.text ?? "")
        show()
        settleCursor()
    }

    private func show() {
        state.title = formatter.title(sortedBy: sort)
        state.list = ListState()
        state.list.rowCount = shown.count
        state.list.total = items.count
        if shown.isEmpty {
            state.list.message = whyEmpty
        } else if let failure {
            state.list.tail = .failed(wording.library.failure(failure).what)
        }
        state.list.isLoading = !isLoaded
        view?.show(state)
    }

    private var whyEmpty: Message {
        if !isLoaded { return Message(wording.loading) }
        if let failure { return wording.library.failure(failure) }
        if let filter = state.filter, !items.isEmpty { return wording.library.nothingMatches(filter.text) }
        return wording.library.empty
    }

    private func settleCursor() {
        guard isLoaded else { return }
        if let found = shown.firstIndex(where: { "\($0.id)" == wanted }) {
            (row, wanted) = (found, nil)
        } else if let found = shown.firstIndex(where: { $0.id == current }) {
            row = found
        } else {
            row = max(0, min(row, shown.count - 1))
        }
        current = shown.isEmpty ? nil : shown[row].id
        view?.select(row: row)
        follow()
    }

    private func follow() {
        guard current != followed else { return }
        followed = current
        guard let current, let item = shown.first(where: { $0.id == current }) else { return router.followNothing() }
        if interactor.isFromRunningCatalogue(current) {
            router.followDetail(of: current)
        } else {
            router.followKept(current, title: item.summary.title, keptText(of: current))
        }
    }

    private func keptText(of subject: LibrarySubject) -> KeptText {
        { [interactor, formatter] in
            guard let item = interactor.remembered(subject) else { return [] }
            var text: [TextScreen.Paragraph] = [.title(item.summary.title)]
            let facts = formatter.facts(of: item.summary)
            if !facts.isEmpty { text.append(.plain(facts)) }
            text += [.muted(formatter.added(item)), .muted(formatter.source(of: item))]
            if let note = item.note { text += [.gap, .label(formatter.wording.library.note), .plain(note.text)] }
            return text
        }
    }
}
