package import Entities

/// Loads a paged list as its viewport moves: one request in flight, the next batch before the end is in
/// sight, and after a failure the same page again. Every list of the program loads through it.
@MainActor
package final class PagedListLoader<Item: Identifiable & Sendable> where Item.ID: Sendable {
    package typealias Read = nonisolated(nonsending) @Sendable (_ page: Int) async throws(CatalogFailure) -> Page<Item>

    /// What was kept of a page from before; nil for nothing.
    package typealias ReadKept = nonisolated(nonsending) @Sendable (_ page: Int) async -> Kept<Page<Item>>?

    /// What is being done for the list now.
    package enum Activity: Equatable, Sendable {
        case idle
        case loading
        /// Nothing more is asked for until `retryOrRefresh()`.
        case failed(CatalogFailure)
    }

    package private(set) var list = PagedList<Item>()
    package private(set) var activity = Activity.idle
    /// Nil while all that is shown is what the service says.
    package private(set) var staleness: Staleness?

    private enum Work { case page, revalidation }

    private let read: Read
    private let readKept: ReadKept
    private let didChange: @MainActor () -> Void
    private let scope = TaskScope<Work>()
    private var lastVisible = -1
    private var visibleRows = 1
    /// How many rows are wanted, as far as the list goes.
    private var target = 0
    /// Whether the page asked for is the first of a list that replaces this one.
    private var isRefreshing = false
    private var page: Task<Void, Never>?
    /// Shown as they were kept; to be asked for anew, in this order.
    private var stalePages: [Int] = []
    private var isRevalidating = false

    /// - Parameters:
    ///   - readKept: asked before `read`, so that what is known is shown at once.
    ///   - didChange: called after each page, each failure, and when a load starts. It should hold its owner
    ///     weakly.
    package init(
        read: @escaping Read, readKept: @escaping ReadKept = nothingIsKept, didChange: @escaping @MainActor () -> Void
    ) {
        self.read = read
        self.readKept = readKept
        self.didChange = didChange
    }

    /// For a source that keeps nothing.
    package nonisolated static func nothingIsKept(_ page: Int) async -> Kept<Page<Item>>? { nil }

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

    /// Whether the service is being asked.
    package var isBusy: Bool { activity == .loading || isRevalidating }

    /// Asks again for the page that failed; where none has, for the whole list anew. The rows that are there
    /// stay, until the first page of a new list has come.
    package func retryOrRefresh() {
        guard !isBusy else { return }
        if !stalePages.isEmpty {
            staleness?.failure = nil
            revalidate()
        } else if activity == .idle {
            isRefreshing = true
        }
        if isRefreshing || activity != .idle { loadPage() }
    }

    /// Loads at least one page more, whatever is in sight, and waits until that has come or failed.
    package func loadMore() async {
        guard !list.isComplete else { return }
        if activity != .loading { loadPage() }
        await page?.value
    }

    /// A batch is whole before another is thought of: its own pages must not enlarge it.
    private func loadWhatIsMissing() {
        if list.count >= target {
            target = list.target(lastVisible: lastVisible, visibleRows: visibleRows) ?? target
        }
        if list.count < target, !list.isComplete { loadPage() }
    }

    private func loadPage() {
        let number = isRefreshing ? 1 : list.nextPage
        let isRefreshing = isRefreshing
        activity = .loading
        page = scope.start(.page) { [weak self, read, readKept] in
            if !isRefreshing, let kept = await readKept(number) {
                if !Task.isCancelled { self?.didFind(kept, number) }
                return
            }
            let answer: Result<Page<Item>, CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await read(number)) } catch { answer = .failure(error) }
            if !Task.isCancelled { self?.didRead(answer) }
        }
        didChange()
    }

    private func didRead(_ answer: Result<Page<Item>, CatalogFailure>) {
        switch answer {
        case .success(let page):
            if isRefreshing {
                (list, target, isRefreshing) = (PagedList(), 0, false)
                scope.cancel(.revalidation)
                (stalePages, staleness, isRevalidating) = ([], nil, false)
            }
            append(page)
        case .failure(let failure) where isRefreshing && list.count > 0:
            // The rows are those of before, and complete as far as they go: only their age is in doubt.
            isRefreshing = false
            activity = .idle
            staleness = Staleness(age: staleness?.age, failure: failure)
            didChange()
        case .failure(let failure):
            activity = .failed(failure)
            didChange()
        }
    }

    private func didFind(_ kept: Kept<Page<Item>>, _ number: Int) {
        if !kept.isFresh {
            stalePages.append(number)
            staleness = Staleness(age: max(kept.age, staleness?.age ?? 0), failure: staleness?.failure)
        }
        append(kept.value)
        revalidate()
    }

    private func append(_ page: Page<Item>) {
        list.append(page)
        activity = .idle
        loadWhatIsMissing()
        if activity == .idle { didChange() }
    }

    /// Asks for what is stale, a page at a time, until one fails: the others would too.
    private func revalidate() {
        guard staleness?.failure == nil, !stalePages.isEmpty, !isRevalidating else { return }
        isRevalidating = true
        scope.start(.revalidation) { [weak self, read] in
            while let number = self?.stalePages.first {
                let answer: Result<Page<Item>, CatalogFailure>
                do throws(CatalogFailure) { answer = .success(try await read(number)) } catch {
                    answer = .failure(error)
                }
                guard !Task.isCancelled, let self else { return }
                didRevalidate(answer, number)
                if !isRevalidating { return }
            }
        }
    }

    private func didRevalidate(_ answer: Result<Page<Item>, CatalogFailure>, _ number: Int) {
        switch answer {
        case .success(let page):
            list.replace(number, with: page)
            stalePages.removeFirst()
            isRevalidating = !stalePages.isEmpty
            if stalePages.isEmpty { staleness = nil }
        case .failure(let failure):
            staleness?.failure = failure
            isRevalidating = false
        }
        didChange()
    }
}
