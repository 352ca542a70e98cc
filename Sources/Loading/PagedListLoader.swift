package import Entities

/// Loads a paged list as its viewport moves: one request in flight, the next batch before the end is in
/// sight, and after a failure the same page again. Every list of the program loads through it.
@MainActor
package final class PagedListLoader<Item: Identifiable & Sendable> where Item.ID: Sendable {
    package typealias Read = nonisolated(nonsending) @Sendable (_ page: Int) async throws(CatalogFailure) -> Page<Item>

    /// What is being done for the list now.
    package enum Activity: Equatable, Sendable {
        case idle
        case loading
        /// Nothing more is asked for until `retryOrRefresh()`.
        case failed(CatalogFailure)
    }

    package private(set) var list = PagedList<Item>()
    package private(set) var activity = Activity.idle

    private enum Work { case page }

    private let read: Read
    private let didChange: @MainActor () -> Void
    private let scope = TaskScope<Work>()
    private var lastVisible = -1
    private var visibleRows = 1
    /// How many rows are wanted, as far as the list goes.
    private var target = 0
    /// Whether the page asked for is the first of a list that replaces this one.
    private var isRefreshing = false
    private var page: Task<Void, Never>?

    /// - Parameter didChange: called after each page, each failure, and when a load starts. It should hold
    ///   its owner weakly.
    package init(read: @escaping Read, didChange: @escaping @MainActor () -> Void) {
        self.read = read
        self.didChange = didChange
    }

    /// Takes in the first page without asking for it.
    package func start(with page: Page<Item>) {
        list.append(page)
        didChange()
    }

    /// Says what is in sight; loads when too little lies ready below.
    package func didShow(lastVisible: Int, visibleRows: Int) {
        self.lastVisible = lastVisible
        self.visibleRows = visibleRows
        if activity == .idle { loadWhatIsMissing() }
    }

    /// Loads at least so many rows, as far as the list goes, whatever is in sight.
    package func want(rows: Int) {
        target = max(target, rows)
        if activity == .idle { loadWhatIsMissing() }
    }

    /// Asks again for the page that failed; where none has, for the whole list anew. The rows that are there
    /// stay, until the first page of a new list has come.
    package func retryOrRefresh() {
        switch activity {
        case .loading: return
        case .failed: break
        case .idle: isRefreshing = true
        }
        loadPage()
    }

    /// Loads at least one page more, whatever is in sight, and waits until that has come or failed.
    package func loadMore() async {
        guard !list.isComplete else { return }
        if activity != .loading { loadPage() }
        await page?.value
    }

    /// A batch is whole before another is thought of: its own pages must not enlarge it.
    private func loadWhatIsMissing() {
        if list.items.count >= target {
            target = list.target(lastVisible: lastVisible, visibleRows: visibleRows) ?? target
        }
        if list.items.count < target, !list.isComplete { loadPage() }
    }

    private func loadPage() {
        let number = isRefreshing ? 1 : list.nextPage
        activity = .loading
        page = scope.start(.page) { [weak self, read] in
            let answer: Result<Page<Item>, CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await read(number)) } catch { answer = .failure(error) }
            if !Task.isCancelled { self?.didRead(answer) }
        }
        didChange()
    }

    private func didRead(_ answer: Result<Page<Item>, CatalogFailure>) {
        switch answer {
        case .success(let page):
            if isRefreshing { (list, target, isRefreshing) = (PagedList(), 0, false) }
            list.append(page)
            activity = .idle
            loadWhatIsMissing()
            if activity == .idle { didChange() }
        case .failure(let failure):
            activity = .failed(failure)
            didChange()
        }
    }
}
