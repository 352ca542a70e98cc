package import Entities

/// Loads one item at a time: shows the cached answer at first, then the service's. Every detail of the program loads
/// through it.
///
/// An answer for another item than the one that is shown by then is dropped, and a cached answer never replaces one of
/// the service.
@MainActor
package final class DetailLoader<ID: Hashable & Sendable, Detail: Sendable> {
    package typealias Read = nonisolated(nonsending) @Sendable (ID) async throws(CatalogFailure) -> Detail

    /// Reads the cached answer for an item; nil if there is none.
    package typealias ReadCached = nonisolated(nonsending) @Sendable (ID) async -> Cached<Detail>?

    /// The item that is shown; nil for none.
    package private(set) var id: ID?
    /// Nil until something of it is here.
    package private(set) var detail: Detail?
    /// How old the detail is, in seconds; nil if it is current.
    package private(set) var age: Int?
    /// Why the last request failed; nil during a request.
    package private(set) var failure: CatalogFailure?
    /// Whether the service is being asked.
    package private(set) var isLoading = false

    /// Set by the owner, which it should hold weakly: called whenever one of the properties has changed.
    package var didChange: (@MainActor () -> Void)?

    private enum Work { case kept, service }

    private let read: Read
    private let readCached: ReadCached
    private let pause: Pause?
    private let scope = TaskScope<Work>()

    /// - Parameters:
    ///   - readCached: called as soon as an item is shown, since it needs no request.
    ///   - pause: how long an item must be shown before the service is asked for it; nil for no pause.
    package init(read: @escaping Read, readCached: @escaping ReadCached, pause: Pause? = nil) {
        self.read = read
        self.readCached = readCached
        self.pause = pause
    }

    /// Whether the detail is here and current.
    package var isCurrent: Bool { detail != nil && age == nil }

    /// Why what is shown may be old; nil if nothing is shown, or only a current answer.
    package var staleness: Staleness? {
        detail != nil && (age != nil || failure != nil) ? Staleness(age: age, failure: failure) : nil
    }

    /// Shows another item, or none. Does not ask the service.
    ///
    /// - Parameter detail: the detail, if it is in memory.
    package func show(_ id: ID?, having detail: Detail? = nil) {
        scope.cancelAll()
        (self.id, self.detail, age, failure, isLoading) = (id, detail, nil, nil, false)
        didChange?()
        if let id, detail == nil { lookInCache(id) }
    }

    /// Shows the item that a cursor has come to, or nothing for none, and asks the service for it unless it is current. An
    /// item that is shown already stays as it is.
    ///
    /// - Parameter detail: finds a detail in memory.
    package func follow(_ id: ID?, having detail: (ID) -> Detail?) {
        guard id != self.id else { return }
        show(id, having: id.flatMap(detail))
        if !isCurrent { load() }
    }

    /// For a user who wants it anew: what has failed is asked for again; else all is. Does nothing while it is loading.
    ///
    /// - Parameters:
    ///   - isWhole: whether nothing of a detail has failed.
    ///   - forget: called before all is asked for: makes the service answer, not its cache.
    package func loadAgain(isWhole: (Detail) -> Bool, forget: () -> Void) {
        if isLoading { return }
        if failure == nil, detail.map(isWhole) == true { forget() }
        load()
    }

    /// Asks the service, even if the detail is current. The old detail stays until the answer has come.
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
        didChange?()
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
        didChange?()
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
        didChange?()
    }
}
