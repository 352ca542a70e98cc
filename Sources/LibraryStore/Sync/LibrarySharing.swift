package import Entities
import Runtime
import Services
package import SyncFolder
import Synchronization

/// Keeps the library together with those of other machines while the program runs: at its start, every minute, a while after a change,
/// and at its end. What brings them together has a thread of its own, on which it may wait for a place that is slow.
package final class LibrarySharing: Sendable {
    private struct Contents {
        var looking: Task<Void, Never>?
        var listener: Task<Void, Never>?
        /// Waits until what is changed in quick succession is there.
        var pause: Task<Void, Never>?
        /// Number of uploads under way; downloads do not count, since nobody waits for them.
        var sending = 0
        var state = SharingState()
        /// The last change that came from another machine before; nil until somebody has looked.
        var lastArrival: Int64?
        /// Notes of which there are several versions; nil until somebody has looked at all of them.
        var conflicts: [SyncStatus.Conflict]?
        /// What machines share of what is set; nil until somebody has looked.
        var settings: [String: String]?
    }

    private let orders: SyncOrders
    private let library: SQLiteLibrary
    private let place: SyncPlaceFile
    private let address: String?
    private let places: any SyncPlaces
    private let settings: @Sendable () -> [String: String]
    private let pause: Duration
    private let interval: Duration
    private let worker = WorkerThread()
    private let contents = Mutex(Contents())
    private let news = Broadcast<SharingState>(bufferingPolicy: .bufferingNewest(1))

    /// Does nothing yet.
    ///
    /// - Parameters:
    ///   - address: where it is shared; nil for what the place says.
    ///   - settings: what is set here, by the names of settings, as far as machines may share it.
    ///   - pause: how long after a change it is sent.
    ///   - interval: how often others' changes are looked for. Folders on other machines and servers tell nobody that something is new in
    ///     them, so they are asked. That costs a list of names, or a request a machine; it takes about as long to go to another machine.
    package init(
        _ library: SQLiteLibrary, place: SyncPlaceFile, address: String?, places: any SyncPlaces,
        settings: @escaping @Sendable () -> [String: String] = { [:] }, pause: Duration = .seconds(5),
        interval: Duration = .seconds(60)
    ) {
        orders = SyncOrders(library, place: place)
        self.library = library
        self.place = place
        self.address = address
        self.places = places
        self.settings = settings
        self.pause = pause
        self.interval = interval
    }

    deinit {
        contents.withLock { contents in
            for task in [contents.looking, contents.listener, contents.pause] { task?.cancel() }
        }
    }

    /// How it stands, as of the last time that the machines were brought together.
    package var state: SharingState { contents.withLock(\.state) }

    /// What that becomes from now on; the latest where somebody is slow to listen.
    package func states() -> AsyncStream<SharingState> { news.listen() }

    /// Begins, and returns at once. A library that is not shared costs a look for one file.
    package func start() {
        guard isShared else { return }
        contents.withLock { contents in
            guard contents.looking == nil else { return }
            let changes = library.changes()
            contents.looking = Task(executorPreference: worker) { [weak self, worker, interval] in
                repeat { await self?.synchronize() } while (try? await worker.sleep(for: interval)) != nil
            }
            contents.listener = Task(executorPreference: worker) { [weak self] in
                for await _ in changes { self?.libraryDidChange() }
            }
        }
    }

    /// One whose file of its place is damaged is shared too: that is told then.
    private var isShared: Bool {
        do throws(SyncFailure) { return try place.read() != nil } catch {
            switch error {
            case .placeFileDamaged, .keyDamaged: return true
            default: return false
            }
        }
    }

    /// Returns when it is done, behind whatever is under way.
    ///
    /// - Returns: why it did not come to its end; nil if it did.
    @discardableResult
    package func synchronize() async -> SyncFailure? {
        await withTaskExecutorPreference(worker) { bringTogether() }
    }

    /// Sends what was changed last and waits for it, on the way out. Whatever is not sent by then is sent the next time.
    package func finish(within patience: Duration) {
        guard contents.withLock({ $0.pause != nil || $0.sending > 0 }) || hasSettingsToSay else { return }
        waiting(atMost: patience) { [self] in await synchronize() }
    }

    private var hasSettingsToSay: Bool {
        guard let own = try? place.read()?.settings.own, !own.isEmpty else { return false }
        let settings = settings()
        return own.contains { settings[$0.key] ?? "" != $0.value }
    }

    private func libraryDidChange() {
        contents.withLock { contents in
            guard contents.pause == nil else { return }
            contents.pause = Task(executorPreference: worker) { [weak self, worker, pause] in
                guard (try? await worker.sleep(for: pause)) != nil, let self else { return }
                self.contents.withLock { ($0.pause, $0.sending) = (nil, $0.sending + 1) }
                await synchronize()
                self.contents.withLock { $0.sending -= 1 }
            }
        }
    }
}

/// On the worker's thread.
extension LibrarySharing {
    private func bringTogether() -> SyncFailure? {
        var report = SyncReport()
        var failure: SyncFailure?
        do throws(SyncFailure) {
            let files = try places.files(at: place.address(or: address), key: place.read()?.key)
            guard try orders.order({ sync throws(SyncFailure) in try sync.isSetUp }) else { throw .notSetUp }
            try orders.order { sync throws(SyncFailure) in try sync.takePlace() }
            if contents.withLock({ $0.lastArrival == nil }) {
                let last = try orders.order { sync throws(SyncFailure) in try sync.lastArrival() }
                contents.withLock { $0.lastArrival = last }
            }
            if hasSettingsToSay {
                let texts = settings()
                try orders.order { sync throws(SyncFailure) in try sync.say(texts) }
            }
            try FolderSync(store: orders, files: files).run(&report)
            let shared = try orders.order { sync throws(SyncFailure) in try sync.keepSettings() }
            contents.withLock { $0.settings = shared }
            place.noteVisit()
        } catch {
            failure = error
        }
        look(after: report, failure)
        return failure
    }

    /// How it stands now. All notes are looked at the first time only, since that takes a while.
    private func look(after report: SyncReport, _ failure: SyncFailure?) {
        let (known, last) = contents.withLock { ($0.conflicts, $0.lastArrival) }
        let found = try? orders.order { sync throws(SyncFailure) in
            (
                waiting: try sync.countOfWaiting(),
                conflicts: try sync.conflicts(among: known, and: report.severalVersions),
                came: try last.flatMap { last throws(SyncFailure) in try sync.arrivals(after: last) }
            )
        }
        let (state, isNew) = contents.withLock { contents in
            contents.conflicts = found?.conflicts
            var state = contents.state
            state.failure = failure.flatMap(SharingFailure.init)
            state.waiting = found?.waiting ?? state.waiting
            state.settings = contents.settings ?? state.settings
            state.severalVersions = found?.conflicts.map(\.title) ?? state.severalVersions
            if let came = found?.came { (state.came, contents.lastArrival) = (came, came.last) }
            defer { contents.state = state }
            return (state, state != contents.state)
        }
        if isNew { news.tell(state) }
    }
}

extension SharingFailure {
    /// Nil where nothing is shared, or not any more: nothing is wrong with that.
    fileprivate init?(_ failure: SyncFailure) {
        switch failure {
        case .library(let failure): self = .library(failure)
        case .folder(let failure): self = .folder(failure)
        case .notASyncFolder(let path), .formatMissing(let path), .notEmpty(let path): self = .placeMissing(place: path)
        case .laterFormat(let path, let found, let known):
            self = .laterFormat(place: path, found: found, known: known)
        case .server(.notAnswered(let failure), let place): self = .notAnswered(failure, place: place)
        case .server(_, let place): self = .refused(place: place)
        case .keyMissing(let place, _), .otherKey(let place, _, _), .notEncrypted(let place):
            self = .refused(place: place)
        case .placeFileDamaged(let path), .keyDamaged(let path): self = .placeFileDamaged(path: path)
        case .notAnAddress, .passwordInAddress, .keys, .sealing, .libraryMissing, .placeFileInUse:
            self = .refused(place: nil)
        case .notSetUp, .noSuchMachine, .severalMachines: return nil
        }
    }
}
