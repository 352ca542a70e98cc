import Entities

/// The pages of a list that are shown from the cache and are to be requested anew, in the order in which they came.
/// They are requested one at a time until one fails, since the others would fail too.
@MainActor
final class StalePages<Item: Identifiable & Sendable> where Item.ID: Sendable {
    private enum Work { case reading }

    /// Nil while everything that is shown is current.
    private(set) var staleness: Staleness?
    /// Whether the service is being asked.
    private(set) var isAsking = false

    private var source: PageSource<Item>
    private let didRead: @MainActor (Page<Item>, _ number: Int) -> Void
    private let didChange: @MainActor () -> Void
    private let scope = TaskScope<Work>()
    private var numbers: [Int] = []

    /// - Parameters:
    ///   - didRead: takes what the service says of a page now.
    ///   - didChange: called after each answer, and after each failure.
    init(
        source: PageSource<Item>, didRead: @escaping @MainActor (Page<Item>, Int) -> Void,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.source = source
        self.didRead = didRead
        self.didChange = didChange
    }

    var isEmpty: Bool { numbers.isEmpty }

    /// A cached page is shown. Does nothing if it is fresh.
    func add(_ kept: Cached<Page<Item>>, _ number: Int) {
        if kept.isFresh { return }
        numbers.append(number)
        staleness = Staleness(age: max(kept.age, staleness?.age ?? 0), failure: staleness?.failure)
    }

    /// These pages are not shown any more.
    func remove(_ pages: [Int]) {
        numbers.removeAll(where: pages.contains)
        if numbers.isEmpty, staleness?.failure == nil { staleness = nil }
    }

    /// Goes on with the pages of another list.
    func restart(with source: PageSource<Item>) {
        removeAll()
        self.source = source
    }

    func removeAll() {
        scope.cancel(.reading)
        (numbers, staleness, isAsking) = ([], nil, false)
    }

    /// No newer answers will come, for this reason.
    func fail(_ failure: CatalogFailure) {
        staleness = Staleness(age: staleness?.age, failure: failure)
    }

    /// Requests them again after a failure.
    func askAgain() {
        staleness?.failure = nil
        ask()
    }

    func ask() {
        guard staleness?.failure == nil, !numbers.isEmpty, !isAsking else { return }
        isAsking = true
        scope.start(.reading) { [weak self, source] in
            while let number = self?.numbers.first {
                let answer: Result<Page<Item>, CatalogFailure>
                do throws(CatalogFailure) { answer = .success(try await source.read(number)) } catch {
                    answer = .failure(error)
                }
                guard !Task.isCancelled, let self else { return }
                didRead(answer, number)
                if !isAsking { return }
            }
        }
    }

    private func didRead(_ answer: Result<Page<Item>, CatalogFailure>, _ number: Int) {
        switch answer {
        case .success(let page):
            numbers.removeAll { $0 == number }
            isAsking = !numbers.isEmpty
            if numbers.isEmpty { staleness = nil }
            didRead(page, number)
        case .failure(let failure):
            isAsking = false
            fail(failure)
        }
        didChange()
    }
}
