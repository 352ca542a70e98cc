import Entities
import HTTP

/// Fetches a list and all that it is of for later, page by page, a few things at once: what was had before a stop is whole,
/// and the next time it goes on behind it.
struct Prefetcher: Sendable {
    let work: LongWork
    /// Has a picture on disk; nil where none are wanted.
    var keepPicture: (@Sendable (Picture) async -> Bool)?
    /// Whether answers are stored.
    let isStoring: @Sendable () async -> Bool
    /// Throws only when it is cancelled.
    let sleep: @Sendable (Duration) async throws -> Void

    /// The gate before each service lets no more through than that allows.
    private static let mostAtOnce = 4
    /// In seconds. Shorter ones were tried before a failure is told; a service that wants a longer one is asked another
    /// time.
    private static let rests = (HTTPClient.longestWait + 1)...300
    private static let mostRests = 3

    func run(_ list: PrefetchedList, _ wanted: Int) async -> PrefetchOutcome {
        var outcome = PrefetchOutcome(wanted: wanted)
        var (number, items, walk) = (0, [PrefetchedItem](), PageWalk<LibrarySubject>())
        while items.count < wanted, await goesOn(outcome) {
            number += 1
            switch await patiently({ [number] in await list.page(number) }) {
            case .failure(.cancelled):
                outcome.new = outcome.had.count
                return outcome
            case .failure(let failure):
                outcome.end = failure
                // This page was not had, so nothing of it can be lost.
                number -= 1
            case .success(let page):
                let new = walk.take(page, by: \.subject).prefix(wanted - items.count)
                items += new
                if walk.isOver, items.count < wanted {
                    outcome.isAll = true
                    work.expect(items.count)
                }
                await have(Array(new), &outcome)
            }
            if outcome.isAll { break }
        }
        await look(at: items, number, of: list, &outcome)
        return outcome
    }

    private func goesOn(_ outcome: PrefetchOutcome) async -> Bool {
        guard outcome.end == nil, !Task.isCancelled else { return false }
        return await isStoring()
    }

    private func have(_ items: [PrefetchedItem], _ outcome: inout PrefetchOutcome) async {
        await withTaskGroup(of: PrefetchOutcome.Item.self) { group in
            var rest = items[...]
            for _ in 0..<Self.mostAtOnce {
                if let item = rest.popFirst() { group.addTask { await have(item) } }
            }
            while let item = await group.next() {
                outcome.take(item)
                work.didOne(isSkipped: item.wasFresh)
                guard await goesOn(outcome) else {
                    group.cancelAll()
                    continue
                }
                if let item = rest.popFirst() { group.addTask { await have(item) } }
            }
        }
    }

    private func have(_ item: PrefetchedItem) async -> PrefetchOutcome.Item {
        var had = PrefetchOutcome.Item(subject: item.subject, wasFresh: await item.isFresh())
        switch await patiently(item.ask) {
        case .failure(let failure): had.failure = Task.isCancelled ? .cancelled : failure
        case .success(let picture):
            if let keepPicture, let picture {
                had.hasPicture = await keepPicture(picture)
                if Task.isCancelled { had.failure = .cancelled }
            }
        }
        return had
    }

    /// Waits as long as the service wants, unless that is very long.
    private func patiently<Value>(
        _ ask: @Sendable () async -> Result<Value, CatalogFailure>
    ) async -> Result<Value, CatalogFailure> {
        var answer = await ask()
        for _ in 0..<Self.mostRests {
            guard case .failure(.rateLimited(let seconds?)) = answer, Self.rests.contains(seconds) else { break }
            work.rest(for: .seconds(seconds))
            do { try await sleep(.seconds(seconds)) } catch { return .failure(.cancelled) }
            work.rest(for: nil)
            answer = await ask()
        }
        return answer
    }

    /// Whether all that was had is there: a full cache makes room for what is new.
    private func look(
        at items: [PrefetchedItem], _ pages: Int, of list: PrefetchedList, _ outcome: inout PrefetchOutcome
    ) async {
        var lostPages = 0
        for number in 0..<pages where !Task.isCancelled {
            if await !list.isPageKept(number + 1) { lostPages += 1 }
        }
        for item in items where !Task.isCancelled {
            guard await item.isKept() else { continue }
            outcome.kept += 1
            if outcome.had.contains(item.subject) { outcome.new += 1 }
        }
        // Who stops it does not wait until all is looked at.
        if Task.isCancelled { outcome.new = outcome.had.count }
        guard !Task.isCancelled, await isStoring() else { return }
        let had = outcome.seen - outcome.failures.values.reduce(0, +)
        outcome.lost = max(0, had - outcome.kept) + (had > 0 ? lostPages : 0)
    }
}
