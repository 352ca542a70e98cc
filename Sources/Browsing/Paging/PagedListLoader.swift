package import Entities

/// Loads a paged list as its viewport moves: one request in flight, the next batch before the end is in sight, and
/// after a failure the same page again. Every list of the program loads through it.
///
/// Pages far from the visible rows are evicted. They are loaded again before they become visible, from the cache if
/// they are there, else from the service.
@MainActor
package final class PagedListLoader<Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// What happens at the end of the list now.
    package enum Activity: Equatable, Sendable {
        case idle
        case loading
        /// Nothing more is requested until `retryOrRefresh()`.
        case failed(CatalogFailure)

        /// Nil where nothing has failed.
        package var failure: CatalogFailure? {
            if case .failed(let failure) = self { failure } else { nil }
        }
    }

    package private(set) var list = PagedList<Item>()
    package private(set) var activity = Activity.idle
    /// Whether the rows are those of an earlier question: nothing more of them is loaded.
    package private(set) var isRestarting = false
    /// Nil while everything that is shown is current.
    package var staleness: Staleness? { stale.staleness }

    private enum Work { case page, kept }

    private enum Question {
        /// The page at the list's end.
        case next
        /// A page that was evicted and is not in the cache.
        case back(Int)
        /// The first page of a list that replaces this one.
        case refresh
        /// The first page of a list of another query, which replaces this one.
        case restart

        /// A refresh is for what the cache does not have, and evicted pages were looked for already.
        var looksInCache: Bool {
            switch self {
            case .next, .restart: true
            case .back, .refresh: false
            }
        }
    }

    private var source: PageSource<Item>
    private let didChange: @MainActor () -> Void
    private let scope = TaskScope<Work>()
    private var window = PagedListWindow()
    /// Whether the service may be asked. Not yet for a list that the user may only pass by.
    private var isWanted = false
    /// How many rows are wanted, as far as the list goes.
    private var target = 0
    private var isRefreshing = false
    /// The request that is in flight.
    private var asking: Task<Void, Never>?
    /// The reading of evicted pages from the cache.
    private var looking: Task<Void, Never>?
    /// Evicted pages that are not in the cache.
    private var notCached: Set<Int> = []
    private lazy var stale = StalePages<Item>(source: source) { [weak self] page, number in
        self?.didReadAnew(page, number)
    } didChange: { [weak self] in
        self?.didChange()
    }

    /// - Parameter didChange: called after each page, each failure, and when a load starts. It should hold its owner
    ///   weakly.
    package init(_ source: PageSource<Item>, didChange: @escaping @MainActor () -> Void) {
        self.source = source
        self.didChange = didChange
    }

    /// Asks another question, at any time. The rows of the old one stay until the first page of the new one has come;
    /// what is in flight is dropped, and answers to it that come later change nothing.
    ///
    /// - Parameter page: the first one, if it is at hand.
    package func restart(with source: PageSource<Item>, having page: Page<Item>? = nil) {
        scope.cancel(.page)
        scope.cancel(.kept)
        stale.restart(with: source)
        (self.source, asking, looking, notCached, isRefreshing, activity) = (source, nil, nil, [], false, .idle)
        (target, window.focus) = (0, nil)
        if let page {
            startAnew()
            // What was in sight tells nothing of these rows.
            window.lastVisible = -1
            append(page)
        } else if isWanted {
            isRestarting = true
            ask(.restart)
        } else {
            startAnew()
            didChange()
        }
    }

    /// For a list in the place of another one: the same rows are in sight, and it may ask if that one might.
    func takeWindow(of other: PagedListLoader) {
        (window.lastVisible, window.visibleRows, isWanted) = (-1, other.window.visibleRows, other.isWanted)
    }

    /// Takes in the first page without asking for it.
    package func start(with page: Page<Item>) {
        list.append(page)
        didChange()
    }

    /// Shows the cached first page, without a request: for a list that the user may only pass by.
    package func showCached() {
        guard list.nextPage == 1, asking == nil else { return }
        activity = .loading
        didChange()
        asking = scope.start(.page) { [weak self, source] in
            let kept = await source.readCached(1)
            if !Task.isCancelled { self?.didLook(kept) }
        }
    }

    /// Nil for a row that is not in memory. Called for every row of every frame, so the list is not copied.
    package func item(at row: Int) -> Item? {
        list.item(at: row)
    }

    /// Tells which rows are visible. Loads if too few are ready below or around them.
    package func didShow(lastVisible: Int, visibleRows: Int) {
        window.lastVisible = lastVisible
        window.visibleRows = visibleRows
        isWanted = true
        stale.ask()
        load()
    }

    /// Loads the list up to this many rows, if it has so many, whatever is visible. Rows far above the last of them are
    /// left for later.
    package func want(rows: Int) {
        window.focus = rows - 1
        target = max(target, rows)
        isWanted = true
        load()
    }

    /// Loads the rows before and after a row, or the next page if they are there, whatever is visible and has failed
    /// before. Returns when that has come or failed.
    package func loadMore(around row: Int? = nil) async {
        let row = row.flatMap { isHere(around: $0) ? nil : $0 } ?? list.count - 1
        target = max(target, row + 2)
        window.focus = row
        isWanted = true
        if activity.failure != nil { activity = .idle }
        load()
        while !isHere(around: row), let work = asking ?? looking { await work.value }
    }

    /// Whether a request is in flight that the user may be waiting for.
    package var isBusy: Bool {
        activity == .loading || stale.isAsking
            || (asking ?? looking) != nil && list.firstPageMissing(in: window.inSight) != nil
    }

    /// Whether the rows are to be replaced by a request that is in flight.
    package var isReplacingList: Bool { isRefreshing && activity == .loading }

    /// The failure after which `retryOrRefresh()` would try again.
    package var failure: CatalogFailure? {
        activity.failure ?? staleness?.failure
    }

    /// Requests the page that failed once more; if none has failed, loads the whole list anew, without waiting for a next
    /// page that is loaded ahead. The old rows stay until the first page of the new list has come.
    ///
    /// - Parameter forget: called before the whole list is asked for.
    package func retryOrRefresh(forget: () -> Void = {}) {
        if activity == .loading, list.count > 0, !isRefreshing, !isRestarting {
            scope.cancel(.page)
            (asking, activity) = (nil, .idle)
        }
        if activity == .idle { forget() }
        guard !isBusy else { return }
        if !stale.isEmpty {
            stale.askAgain()
        } else if activity == .idle {
            isRefreshing = true
        }
        if isRefreshing {
            ask(.refresh)
        } else if activity != .idle {
            activity = .idle
            load()
            if activity == .idle { didChange() }
        }
    }

    private func isHere(around row: Int) -> Bool {
        (list.isComplete || row + 1 < list.count) && list.firstPageMissing(in: max(0, row - 1)..<row + 2) == nil
    }

    private func load() {
        guard !isRestarting else { return }
        bringBack()
        askForWhatIsMissing()
    }

    // MARK: Evicted pages

    private func firstPageMissing(where isWanted: (Int) -> Bool) -> Int? {
        list.firstPageMissing(in: window.inSight, where: isWanted)
            ?? list.firstPageMissing(in: window.neighbours, where: isWanted)
            ?? list.firstPageMissing(in: window.below, where: isWanted)
            ?? list.firstPageMissing(in: window.above, where: isWanted)
    }

    /// Reads evicted pages from the cache, beside the requests to the service.
    private func bringBack() {
        guard looking == nil, let number = firstPageMissing(where: { !notCached.contains($0) }) else { return }
        looking = scope.start(.kept) { [weak self, source] in
            let kept = await source.readCached(number)
            if !Task.isCancelled { self?.didLook(for: number, kept) }
        }
    }

    private func didLook(for number: Int, _ kept: Cached<Page<Item>>?) {
        looking = nil
        if let kept {
            stale.add(kept, number)
            list.replace(number, with: kept.value)
            didArrive()
            didChange()
            stale.ask()
        } else {
            notCached.insert(number)
            load()
        }
    }

    /// Something was loaded, so pages that are far away are evicted.
    private func didArrive() {
        load()
        stale.remove(list.letGo(keeping: window.kept(of: list.count)))
    }

    // MARK: Requests to the service

    private func askForWhatIsMissing() {
        guard isWanted, asking == nil, activity == .idle else { return }
        if !notCached.isEmpty, let number = firstPageMissing(where: notCached.contains) {
            ask(.back(number))
            return
        }
        // A batch is completed before the next one is planned, so that its own pages do not enlarge it.
        if list.count >= target {
            target = list.target(lastVisible: window.lastVisible, visibleRows: window.visibleRows) ?? target
        }
        guard list.count < target, !list.isComplete else { return }
        if let focus = window.focus, window.isFocusFar(below: list.count), list.skip(toRow: focus) { bringBack() }
        ask(.next)
    }

    private func ask(_ question: Question) {
        let number =
            switch question {
            case .next: list.nextPage
            case .back(let number): number
            case .refresh, .restart: 1
            }
        asking = scope.start(.page) { [weak self, source] in
            if question.looksInCache, let kept = await source.readCached(number) {
                if !Task.isCancelled { self?.didFind(kept, number, question) }
                return
            }
            let answer: Result<Page<Item>, CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await source.read(number)) } catch {
                answer = .failure(error)
            }
            if !Task.isCancelled { self?.didRead(answer, number, question) }
        }
        if case .back = question { return }
        activity = .loading
        didChange()
    }

    private func didRead(_ answer: Result<Page<Item>, CatalogFailure>, _ number: Int, _ question: Question) {
        if case .next = question, !isNext(number) { return dropAnswer() }
        asking = nil
        switch (answer, question) {
        case (.success(let page), .next):
            append(page)
        case (.success(let page), .back(let number)):
            notCached.remove(number)
            list.replace(number, with: page)
            didArrive()
            didChange()
        case (.success(let page), .refresh):
            startAnew()
            append(page)
        case (.success(let page), .restart):
            dropRows()
            append(page)
        case (.failure(let failure), .restart):
            // The rows are not of what was asked for.
            dropRows()
            activity = .failed(failure)
            didChange()
        case (.failure(let failure), .refresh) where list.count > 0:
            // The old rows stay, complete as far as they go; they only may be outdated.
            isRefreshing = false
            activity = .idle
            stale.fail(failure)
            didChange()
        case (.failure(let failure), _):
            activity = .failed(failure)
            didChange()
        }
    }

    private func startAnew() {
        dropRows()
        target = 0
        window.focus = nil
    }

    /// What is wanted of the new list may be known already, and stays.
    private func dropRows() {
        scope.cancel(.kept)
        stale.removeAll()
        (list, isRefreshing, isRestarting, looking, notCached) = (PagedList(), false, false, nil, [])
    }

    private func didLook(_ kept: Cached<Page<Item>>?) {
        if let kept { return didFind(kept, 1, .next) }
        (asking, activity) = (nil, .idle)
        load()
    }

    private func didFind(_ kept: Cached<Page<Item>>, _ number: Int, _ question: Question) {
        if case .next = question, !isNext(number) { return dropAnswer() }
        asking = nil
        if case .restart = question { dropRows() }
        stale.add(kept, number)
        append(kept.value)
        if isWanted { stale.ask() }
    }

    /// Not if the list has become shorter since the question was asked: a page that was requested anew is its last one.
    private func isNext(_ number: Int) -> Bool {
        number == list.nextPage && !list.isComplete
    }

    private func dropAnswer() {
        (asking, activity) = (nil, .idle)
        load()
        if activity == .idle { didChange() }
    }

    private func append(_ page: Page<Item>) {
        let count = list.count
        list.append(page)
        // The skipped pages do not exist. Loading stops here, since it would go through the whole list otherwise.
        if list.count < count { (target, window.focus) = (0, nil) }
        activity = .idle
        didArrive()
        if activity == .idle { didChange() }
    }

    private func didReadAnew(_ page: Page<Item>, _ number: Int) {
        // A page that was evicted meanwhile is loaded again when it is needed.
        if list.isHere(page: number) { list.replace(number, with: page) }
        load()
    }
}
