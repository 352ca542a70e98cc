package import Entities

/// What is known of one item at a time: what was kept of it at first, then what the service says. Every detail of the
/// program loads through it.
///
/// An answer belongs to the item that it was asked for. Whenever it comes, it is dropped where another item is shown by
/// then; and what was kept never takes the place of what the service has said.
@MainActor
package final class DetailLoader<ID: Hashable & Sendable, Detail: Sendable> {
    package typealias Read = nonisolated(nonsending) @Sendable (ID) async throws(CatalogFailure) -> Detail

    /// What was kept of an item from before; nil for nothing.
    package typealias ReadCached = nonisolated(nonsending) @Sendable (ID) async -> Cached<Detail>?

    /// The item that is shown; nil for none.
    package private(set) var id: ID?
    /// Nil until something of it is here.
    package private(set) var detail: Detail?
    /// How old that is, in seconds; nil where it needs no asking again.
    package private(set) var age: Int?
    /// Why the service has not answered when it was asked last; nil while it is being asked.
    package private(set) var failure: CatalogFailure?
    /// Whether the service is being asked.
    package private(set) var isLoading = false

    private enum Work { case kept, service }

    private let read: Read
    private let readCached: ReadCached
    private let pause: Pause?
    private let didChange: @MainActor () -> Void
    private let scope = TaskScope<Work>()

    /// - Parameters:
    ///   - readCached: asked as soon as an item is shown: it costs nobody anything.
    ///   - pause: how long an item must be shown before the service is asked for it; nil for no time.
    ///   - didChange: called whenever there is something else to say. It should hold its owner weakly.
    package init(
        read: @escaping Read, readCached: @escaping ReadCached, pause: Pause? = nil,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.read = read
        self.readCached = readCached
        self.pause = pause
        self.didChange = didChange
    }

    /// Whether the whole of it is here, and needs no asking again.
    package var isCurrent: Bool { detail != nil && age == nil }

    /// Whether what is said of it may be old, and why; nil where nothing is here, or nothing older than this answer.
    package var staleness: Staleness? {
        detail != nil && (age != nil || failure != nil) ? Staleness(age: age, failure: failure) : nil
    }

    /// Shows another item, or none. Does not ask the service.
    ///
    /// - Parameter detail: what is at hand of it; nil for nothing.
    package func show(_ id: ID?, having detail: Detail? = nil) {
        scope.cancelAll()
        (self.id, self.detail, age, failure, isLoading) = (id, detail, nil, nil, false)
        didChange()
        if let id, detail == nil { lookInCache(id) }
    }

    /// Asks the service, also for what is here and current. What is here stays until it has answered.
    package func load() {
        guard let id else { return }
        (isLoading, failure) = (true, nil)
        scope.start(.service) { [weak self, read, pause] in
            await pause?.wait()
            guard !Task.isCancelled else { return }
            let answer: Result<Detail, CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await read(id)) } catch { answer = .failure(error) }
            if !Task.isCancelled { self?.didLoad(answer, of: id) }
        }
        didChange()
    }

    private func lookInCache(_ id: ID) {
        scope.start(.kept) { [weak self, readCached] in
            guard let kept = await readCached(id), !Task.isCancelled else { return }
            self?.didFind(kept, of: id)
        }
    }

    private func didFind(_ kept: Cached<Detail>, of id: ID) {
        guard id == self.id, detail == nil else { return }
        detail = kept.value
        if kept.isFresh {
            scope.cancel(.service)
            (isLoading, failure) = (false, nil)
        } else {
            age = kept.age
        }
        didChange()
    }

    private func didLoad(_ answer: Result<Detail, CatalogFailure>, of id: ID) {
        guard id == self.id else { return }
        isLoading = false
        switch answer {
        case .success(let detail):
            scope.cancel(.kept)
            (self.detail, age) = (detail, nil)
        case .failure(let failure):
            self.failure = failure
        }
        didChange()
    }
}
