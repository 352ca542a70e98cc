package import Entities
package import HTTP
package import Runtime
import Storage

/// The services' answers on disk, shared by all catalogues and by other processes of the program. If its file fails, it
/// answers as an empty store, and reports why in `troubles`.
///
/// It uses the disk only after the first call, and never on the caller's thread.
package actor AnswerStore {
    private enum Purpose {
        case reading, writing
    }

    /// Why answers are not stored, each reason once. For one listener.
    package nonisolated let troubles: AsyncStream<CacheTrouble>

    /// A thread of its own, since disks may block it.
    private let worker: WorkerThread
    private let file: CacheFile
    private let time: any TimeSource
    private let teller: AsyncStream<CacheTrouble>.Continuation
    private var told: Set<CacheTrouble> = []
    private var opened: CacheFile.Opened?
    private var rebuilds = 0
    private var isWaitingToWrite = false
    /// Until when nothing is tried again after a failure, on the monotonic clock.
    private var rest: [Purpose: Duration] = [:]
    private var latest: CacheTrouble?

    private static let longRest = Duration.seconds(60)
    private static let shortRest = Duration.seconds(5)
    /// The most rebuilds in one run: a failing disk would damage every new file too.
    private static let rebuildLimit = 2

    /// - Parameters:
    ///   - folder: an absolute path; made if it is missing. No other store may have its file there: who rebuilds one
    ///     locks the folder.
    ///   - limitInBytes: the most that is stored.
    package init(folder: String, limitInBytes: Int = 100_000_000) {
        let worker = WorkerThread()
        self.init(
            folder: folder, limits: CacheLimits(bytes: limitInBytes), time: SystemTime(worker: worker),
            worker: worker)
    }

    /// A store in a file of another name, on a thread that others use too.
    package init(folder: String, file: String, limitInBytes: Int, time: any TimeSource, worker: WorkerThread) {
        self.init(folder: folder, file: file, limits: CacheLimits(bytes: limitInBytes), time: time, worker: worker)
    }

    init(
        folder: String, file: String = "cache.sqlite", limits: CacheLimits, time: any TimeSource,
        worker: WorkerThread = WorkerThread()
    ) {
        self.worker = worker
        self.file = CacheFile(folder: folder, limits: limits, name: file)
        self.time = time
        (troubles, teller) = AsyncStream.makeStream()
    }

    /// Whether there is a store in this folder; asking makes none.
    package static func isThere(in folder: String) -> Bool {
        CacheFile(folder: folder, limits: CacheLimits()).identity != nil
    }

    package nonisolated var unownedExecutor: UnownedSerialExecutor { worker.asUnownedSerialExecutor() }

    deinit {
        teller.finish()
    }

    /// The first of these requests with a stored answer, and that answer, fresh or stale, unless it is too old to be
    /// used.
    package func find(_ requests: [HTTPRequest]) -> (request: HTTPRequest, answer: CachedAnswer)? {
        let now = time.sinceEpoch
        return attempt(.reading) { database throws(SQLiteFailure) in
            for request in requests {
                if let answer = try database.find(request.description, at: now) { return (request, answer) }
            }
            return nil
        }
    }

    /// Stores an answer, unless its service forbids it or it contains the key.
    package func put(_ response: HTTPResponse, to request: HTTPRequest, by policy: CachePolicy) {
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

    /// Revalidates a stored answer: the service has said, with these headers, that it is unchanged.
    package func renew(
        _ answer: CachedAnswer, to request: HTTPRequest, with headers: HTTPHeaders, by policy: CachePolicy
    ) {
        let renewed = answer.renewed(at: time.sinceEpoch, lifetime: policy.lifetime(by: headers))
        let isThere = attempt(.writing) { database throws(SQLiteFailure) in
            try database.renew(request.description, to: renewed)
        }
        // It was evicted meanwhile, or the file was deleted.
        if isThere == false { put(renewed, to: request, by: policy) }
    }

    /// How much of the store each source has.
    ///
    /// - Returns: by the numbers of their quotas; nothing for one without answers.
    package func shares() -> [Int64: CacheShare] {
        attempt(.reading) { database throws(SQLiteFailure) in try database.shares() } ?? [:]
    }

    /// Why nothing is stored now; nil while nothing is known against it.
    package var trouble: CacheTrouble? {
        isResting(.writing) || isResting(.reading) ? latest : nil
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
            // It is not given out: after a failure `opened` alone holds it, so that it can be closed before its file is
            // rebuilt.
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
        // Another process writes too. That is reported only if it goes on.
        case .busy where purpose == .writing && !isWaitingToWrite:
            isWaitingToWrite = true
            rest[.writing] = time.now + Self.shortRest
        case .busy: stop(purpose, for: Self.shortRest, because: .locked)
        case .diskFull: stop(.writing, for: Self.longRest, because: .diskFull)
        // The file was just deleted; the next use opens a new one.
        case .readOnly where file.identity != opened?.identity: opened = nil
        case .readOnly:
            // When it is opened again, it may turn out to be writable.
            opened = nil
            stop(.writing, for: Self.longRest, because: .readOnly)
        case .cannotOpen: stop(purpose, for: Self.longRest, because: .cannotOpen)
        case .inputOutput, .constraint, .other: stop(purpose, for: Self.longRest, because: .inputOutput)
        }
    }

    private func rebuild(replacing identity: FileIdentity?, trouble: (_ isRebuilt: Bool) -> CacheTrouble) {
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
        latest = trouble
        tell(trouble)
    }

    private func tell(_ trouble: CacheTrouble) {
        if told.insert(trouble).inserted { teller.yield(trouble) }
    }
}
