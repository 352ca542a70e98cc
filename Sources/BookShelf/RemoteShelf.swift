package import Entities
package import HTTP
package import LibraryStore
import Runtime
import Services
import Synchronization

/// A shared shelf on a REST service, brought together with the library in the background: at the start, after each change
/// of a book here, when it is asked to, and, while something waits, again and again.
package final class RemoteShelf: SharedShelf {
    private struct Contents {
        var state = ShelfState.asking
        var failures = 0
        /// Whether something has happened meanwhile that needs another pass.
        var isStale = false
        var pass: Task<Void, Never>?
        /// Waits for the next try.
        var pause: Task<Void, Never>?
        var listener: Task<Void, Never>?
    }

    private let library: SQLiteLibrary
    private let pass: ShelfPass
    private let worker: WorkerThread
    private let time: any TimeSource
    private let contents = Mutex(Contents())
    private let news = Broadcast<Void>(bufferingPolicy: .bufferingNewest(1))

    /// Asks nobody yet.
    ///
    /// - Parameter library: that writes its changes down for this address.
    package init(library: SQLiteLibrary, http: HTTPClient, address: HTTPURL) {
        self.library = library
        worker = http.worker
        time = http.time
        pass = ShelfPass(library: library, client: ShelfClient(http: http, address: address))
    }

    deinit {
        contents.withLock { contents in
            for task in [contents.pass, contents.pause, contents.listener] { task?.cancel() }
        }
    }

    /// Begins, and returns at once.
    package func start() {
        contents.withLock { contents in
            guard contents.listener == nil else { return }
            let changes = library.changes()
            contents.listener = Task(executorPreference: worker) { [weak self] in
                for await _ in changes { await self?.libraryDidChange() }
            }
        }
        synchronize()
    }

    package var state: ShelfState { contents.withLock(\.state) }

    package func pending() async throws(LibraryFailure) -> [ShelfChange] {
        try await library.withStore { store throws(LibraryFailure) in try store.shelfChanges() }
    }

    package func synchronize() {
        contents.withLock { contents in
            contents.pause?.cancel()
            contents.pause = nil
            guard contents.pass == nil else { return }
            contents.state = .asking
            contents.isStale = false
            contents.pass = Task(executorPreference: worker) { [weak self, pass] in
                let stop = await Self.stop(of: pass)
                guard !Task.isCancelled else { return }
                self?.didEnd(stop)
            }
        }
        news.tell(())
    }

    /// Why a pass ended before all was done.
    package enum Stop: Error {
        /// Another process is doing it.
        case busy
        case service(CatalogFailure)
        case library(LibraryFailure)
    }

    /// Returns when it is done. For commands, which are not started.
    package func synchronizeOnce() async -> Stop? {
        switch await Self.stop(of: pass) {
        case nil: nil
        case .busy?: .busy
        case .service(let failure)?: .service(failure.failure)
        case .library(let failure)?: .library(failure)
        }
    }

    package func retry(_ change: ShelfChange.ID) async throws(LibraryFailure) {
        try await answer { store throws(LibraryFailure) in try store.retryOnShelf(change) }
    }

    package func takeBack(_ change: ShelfChange.ID) async throws(LibraryFailure) {
        try await answer { store throws(LibraryFailure) in try store.takeBackFromShelf(change) }
    }

    package func settle(_ change: ShelfChange.ID, keepingMine isMine: Bool) async throws(LibraryFailure) {
        try await answer { store throws(LibraryFailure) in try store.settleWithShelf(change, keepingMine: isMine) }
    }

    package func changes() -> AsyncStream<Void> { news.listen() }

    private func answer(_ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Void) async throws(LibraryFailure) {
        try await library.withStore(body)
        news.tell(())
        goOn()
    }

    private static func stop(of pass: ShelfPass) async -> ShelfPass.Stop? {
        do throws(ShelfPass.Stop) { try await pass.run() } catch { return error }
        return nil
    }

    private func libraryDidChange() async {
        news.tell(())
        // While another try is waited for, a change of the library does not make the service answer.
        guard contents.withLock({ $0.pause == nil }) else { return }
        if await hasWaiting { goOn() }
    }

    private var hasWaiting: Bool {
        get async { (try? await pending())?.contains { $0.state == .waiting } ?? false }
    }

    /// Another pass, after the one that is under way.
    private func goOn() {
        let isUnderWay = contents.withLock { contents in
            contents.isStale = contents.pass != nil
            return contents.isStale
        }
        if !isUnderWay { synchronize() }
    }

    private func didEnd(_ stop: ShelfPass.Stop?) {
        let isStale = contents.withLock { contents in
            contents.pass = nil
            switch stop {
            case nil: (contents.state, contents.failures) = (.upToDate, 0)
            // The other one says what it finds in the library; and what is wrong with that, that says. Nothing turns for it.
            case .busy?, .library?: (contents.state, contents.failures) = (.upToDate, contents.failures + 1)
            case .service(let failure)?:
                contents.state = .failed(failure.failure)
                contents.failures += 1
            }
            return contents.isStale
        }
        news.tell(())
        if case .service(let failure)? = stop, failure.failure == .startedOffline { return }
        if stop != nil { tryAgainLater(stop) } else if isStale { synchronize() }
    }

    /// Only while changes wait; otherwise the next visit asks.
    private func tryAgainLater(_ stop: ShelfPass.Stop?) {
        contents.withLock { contents in
            let backoff = min(Self.longestPause, 2 << min(contents.failures - 1, 10))
            var asked = 0
            if case .service(let failure)? = stop { asked = failure.pause ?? 0 }
            let pause = max(backoff, min(asked, Self.longestRequestedPause))
            contents.pause = Task(executorPreference: worker) { [weak self, time] in
                guard (try? await time.sleep(for: .seconds(pause))) != nil else { return }
                self?.contents.withLock { $0.pause = nil }
                if await self?.hasWaiting == true || stop.isBusy { self?.synchronize() }
            }
        }
    }

    /// In seconds.
    private static let longestPause = 300
    private static let longestRequestedPause = 3_600
}

extension ShelfPass.Stop? {
    fileprivate var isBusy: Bool {
        if case .busy? = self { true } else { false }
    }
}
