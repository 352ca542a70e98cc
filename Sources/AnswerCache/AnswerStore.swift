package import Entities
import HTTP
import Runtime
import SQLite

/// Services' answers on disk, shared by all catalogues, and with other runs of the program. Whatever becomes of its
/// file, it answers: then with nothing, and says why in `troubles`.
///
/// It touches the disk when it is first asked, not before, and never on the caller's thread.
package actor AnswerStore {
    private enum Purpose {
        case reading, writing
    }

    /// What keeps answers from being kept, each once. For one reader.
    package nonisolated let troubles: AsyncStream<CacheTrouble>

    /// A thread that may block: disks do.
    private let worker: WorkerThread
    private let file: CacheFile
    private let time: any TimeSource
    private let teller: AsyncStream<CacheTrouble>.Continuation
    private var told: Set<CacheTrouble> = []
    private var opened: CacheFile.Opened?
    private var rebuilds = 0
    private var isWaitingToWrite = false
    /// Until when nothing is tried after a failure; on the monotonic clock.
    private var rest: [Purpose: Duration] = [:]

    private static let longRest = Duration.seconds(60)
    private static let shortRest = Duration.seconds(5)
    /// A disk that damages file after file is not written to for ever.
    private static let rebuildLimit = 2

    /// - Parameters:
    ///   - folder: absolute; made where it is missing.
    ///   - limitInBytes: how much is kept.
    package init(folder: String, limitInBytes: Int = 100 << 20) {
        let worker = WorkerThread()
        self.init(
            folder: folder, limits: CacheLimits(bytes: limitInBytes), time: SystemTime(worker: worker),
            worker: worker)
    }

    init(
        folder: String, limits: CacheLimits, time: any TimeSource,
        worker: WorkerThread = WorkerThread()
    ) {
        self.worker = worker
        file = CacheFile(folder: folder, limits: limits)
        self.time = time
        (troubles, teller) = AsyncStream.makeStream()
    }

    package nonisolated var unownedExecutor: UnownedSerialExecutor { worker.asUnownedSerialExecutor() }

    deinit {
        teller.finish()
    }

    /// The first of these requests that has an answer, however old below the ceiling, and that answer.
    func find(_ requests: some Sequence<HTTPRequest> & Sendable) -> (request: HTTPRequest, answer: CachedAnswer)? {
        let now = time.sinceEpoch
        return attempt(.reading) { database throws(SQLiteFailure) in
            for request in requests {
                if let answer = try database.find(request.description, at: now) { return (request, answer) }
            }
            return nil
        }
    }

    /// Keeps an answer, unless its service forbids it or the key has found its way into it.
    func put(_ response: HTTPResponse, to request: HTTPRequest, by policy: CachePolicy) {
        guard response.status == 200, !response.headers.forbidsStoring, !response.repeatsSecret(of: request) else {
            return
        }
        let now = time.sinceEpoch
        put(
            CachedAnswer(
                body: response.body, entityTag: response.headers.eTag, storedAt: now, validatedAt: now,
                lifetime: policy.lifetime(by: response.headers)),
            to: request, by: policy)
    }

    /// The service has said that a kept answer holds, with these headers.
    func renew(_ answer: CachedAnswer, to request: HTTPRequest, with headers: HTTPHeaders, by policy: CachePolicy) {
        let renewed = answer.renewed(at: time.sinceEpoch, lifetime: policy.lifetime(by: headers))
        let isThere = attempt(.writing) { database throws(SQLiteFailure) in
            try database.renew(request.description, to: renewed)
        }
        // Dropped meanwhile, or the file deleted.
        if isThere == false { put(renewed, to: request, by: policy) }
    }

    private func put(_ answer: CachedAnswer, to request: HTTPRequest, by policy: CachePolicy) {
        _ = attempt(.writing) { database throws(SQLiteFailure) in
            try database.put(answer, under: request.description, in: policy.quota)
        }
    }

    // MARK: What can go wrong

    private func attempt<Value>(
        _ purpose: Purpose, _ work: (AnswerDatabase) throws(SQLiteFailure) -> Value?
    ) -> Value? {
        guard !isResting(.reading), purpose == .reading || !isResting(.writing) else { return nil }
        do throws(SQLiteFailure) {
            // Not known outside: when it has failed, `opened` alone holds it, and it is closed before its file is
            // made anew.
            guard let database = openedDatabase() else { return nil }
            let value = try work(database)
            if purpose == .writing { isWaitingToWrite = false }
            return value
        } catch {
            didFail(error, purpose)
            return nil
        }
    }

    /// Opens the file at the first use, and again when it has been deleted.
    private func openedDatabase() -> AnswerDatabase? {
        if let opened, opened.identity == file.identity { return opened.database }
        opened = nil
        do throws(CacheFault) {
            opened = try file.open()
        } catch {
            switch error {
            case .database(let failure) where failure.kind == .damaged:
                rebuild(replacing: file.identity) { .damaged(isRebuilt: $0) }
            case .database(let failure): didFail(failure, .reading)
            case .otherVersion: rebuild(replacing: file.identity) { .otherVersion(isRebuilt: $0) }
            case .noFolder: stop(.reading, for: Self.longRest, because: .cannotOpen)
            case .inUse: stop(.reading, for: Self.shortRest, because: .locked)
            }
        }
        return opened?.database
    }

    private func didFail(_ failure: SQLiteFailure, _ purpose: Purpose) {
        switch failure.kind {
        case .damaged:
            let identity = opened?.identity
            opened = nil
            rebuild(replacing: identity) { .damaged(isRebuilt: $0) }
        // Someone else writes too: nothing to speak of, unless it goes on.
        case .busy where purpose == .writing && !isWaitingToWrite:
            isWaitingToWrite = true
            rest[.writing] = time.now + Self.shortRest
        case .busy: stop(purpose, for: Self.shortRest, because: .locked)
        case .diskFull: stop(.writing, for: Self.longRest, because: .diskFull)
        // Deleted in this very moment; the next use opens a new one.
        case .readOnly where file.identity != opened?.identity: opened = nil
        case .readOnly:
            // Opened again, it may be found that it can be written after all.
            opened = nil
            stop(.writing, for: Self.longRest, because: .readOnly)
        case .cannotOpen: stop(purpose, for: Self.longRest, because: .cannotOpen)
        case .inputOutput, .constraint, .other: stop(purpose, for: Self.longRest, because: .inputOutput)
        }
    }

    private func rebuild(replacing identity: CacheFile.Identity?, trouble: (_ isRebuilt: Bool) -> CacheTrouble) {
        rebuilds += 1
        if rebuilds <= Self.rebuildLimit { opened = try? file.rebuild(replacing: identity) }
        if opened == nil {
            stop(.reading, for: Self.longRest, because: trouble(false))
        } else {
            tell(trouble(true))
        }
    }

    private func isResting(_ purpose: Purpose) -> Bool {
        rest[purpose].map { time.now < $0 } ?? false
    }

    private func stop(_ purpose: Purpose, for duration: Duration, because trouble: CacheTrouble) {
        rest[purpose] = time.now + duration
        tell(trouble)
    }

    private func tell(_ trouble: CacheTrouble) {
        if told.insert(trouble).inserted { teller.yield(trouble) }
    }
}
