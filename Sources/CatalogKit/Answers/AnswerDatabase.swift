import Entities
import FoundationEssentials
import HTTP
import Storage

/// The open file of the store. Not thread-safe.
final class AnswerDatabase {
    let connection: SQLiteConnection
    let limits: CacheLimits
    private var eviction: AnswerEviction
    /// The times of last use that are not written yet, so that a read does not cause a write.
    private var uses: [Int64: Int64] = [:]
    private var unwrittenUses = 0
    private var lastUse: Int64 = 0

    /// After so many reads without a write, their times of use are written.
    private static let usesBetweenWrites = 8

    /// - Parameter mode: `.readWrite`, or `.immutable` if that fails.
    init(path: String, mode: SQLiteConnection.Mode, limits: CacheLimits) throws(CacheFault) {
        do throws(SQLiteFailure) {
            connection = try SQLiteConnection(path: path, mode: mode, patience: limits.patience)
            self.limits = limits
            eviction = AnswerEviction(limits: limits)
        } catch {
            throw .database(error)
        }
        try prepare()
    }

    /// The answer under a key; nil also if it is damaged or too old to be used.
    func find(_ key: String, at now: Duration) throws(SQLiteFailure) -> CachedAnswer? {
        let found = try connection.rows(
            """
            SELECT id, checksum, tag, stored, validated, lifetime, bytes FROM answer JOIN body USING (id) WHERE key = ?
            """, [.text(key)]
        ) { row in
            let answer = CachedAnswer(
                body: Data(row.blob(6)), entityTag: row.text(2).flatMap { EntityTag($0) },
                storedAt: .milliseconds(row.integer(3)), validatedAt: .milliseconds(row.integer(4)),
                lifetime: .milliseconds(row.integer(5)))
            return (id: row.integer(0), checksum: row.integer(1), answer: answer)
        }
        guard let (id, checksum, answer) = found.first else { return nil }
        // A failure to write, on a full disk for instance, does not prevent reading.
        guard checksum == Self.checksum(key, answer.body), answer.isUsable(at: now) else {
            try? remove(key)
            return nil
        }
        noteUse(of: id, at: now)
        return answer
    }

    /// Stores an answer in place of the one under its key, and evicts others to make room.
    func put(_ answer: CachedAnswer, under key: String, in quota: CacheQuota) throws(SQLiteFailure) {
        let size = CacheLimits.size(ofBody: answer.body.count)
        guard size <= quota.bound(ofLimit: limits.bytes) / 4 else { return try remove(key) }
        let use = nextUse(at: answer.validatedAt)
        try connection.transaction { () throws(SQLiteFailure) in
            try flushUses()
            let before = try connection.rows("SELECT size FROM answer WHERE key = ?", [.text(key)]) {
                limits.plausible($0.integer(0))
            }
            let ids = try connection.rows(
                """
                INSERT INTO answer (key, share, checksum, tag, stored, validated, lifetime, used, size)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                ON CONFLICT (key) DO UPDATE SET share = ?2, checksum = ?3, tag = ?4, stored = ?5, validated = ?6,
                    lifetime = ?7, used = ?8, size = ?9
                RETURNING id
                """,
                [
                    .text(key), .integer(quota.number), .integer(Self.checksum(key, answer.body)),
                    answer.entityTag.map { .text($0.text) } ?? .null, .integer(answer.storedAt.inMilliseconds),
                    .integer(answer.validatedAt.inMilliseconds), .integer(answer.lifetime.inMilliseconds),
                    .integer(use), .integer(Int64(size)),
                ]
            ) { $0.integer(0) }
            guard let id = ids.first else { return }
            try connection.run(
                "INSERT OR REPLACE INTO body (id, bytes) VALUES (?, ?)", [.integer(id), .blob(Array(answer.body))])
            try eviction.didAdd(size - (before.first ?? 0), to: quota, in: connection, at: answer.validatedAt)
        }
        didFlushUses()
    }

    /// Updates the times of a revalidated answer.
    ///
    /// - Returns: whether it is still there.
    func renew(_ key: String, to answer: CachedAnswer) throws(SQLiteFailure) -> Bool {
        try connection.run(
            "UPDATE answer SET stored = ?, validated = ?, lifetime = ?, used = ? WHERE key = ?",
            [
                .integer(answer.storedAt.inMilliseconds), .integer(answer.validatedAt.inMilliseconds),
                .integer(answer.lifetime.inMilliseconds), .integer(nextUse(at: answer.validatedAt)), .text(key),
            ]) > 0
    }

    func remove(_ key: String) throws(SQLiteFailure) {
        try connection.run("DELETE FROM answer WHERE key = ?", [.text(key)])
    }

    /// By the numbers of their quotas.
    func shares() throws(SQLiteFailure) -> [Int64: CacheShare] {
        let shares = try connection.rows(
            """
            SELECT share, sum(CAST(size AS INTEGER) > ?), sum(max(0, min(CAST(size AS INTEGER), ?))),
                min(CAST(validated AS INTEGER)), max(CAST(validated AS INTEGER))
            FROM answer GROUP BY share
            """, [.integer(Int64(CacheLimits.size(ofBody: 0))), .integer(Int64(limits.bytes))]
        ) { row in
            (
                row.integer(0),
                CacheShare(
                    count: Int(row.integer(1)), bytes: Int(row.integer(2)), oldest: Int(row.integer(3) / 1_000),
                    latest: Int(row.integer(4) / 1_000))
            )
        }
        return Dictionary(shares) { first, _ in first }
    }

    /// Removes all answers, and gives their space back to the disk. Other processes may have the file open; while one of
    /// them reads, the file stays as long as it is until the log is written back the next time.
    ///
    /// - Returns: how many there were, by the same count as in `shares`.
    func removeAll() throws(SQLiteFailure) -> Int {
        let count = try connection.transaction { () throws(SQLiteFailure) in
            let count = try shares().values.reduce(0) { $0 + $1.count }
            // First, since SQLite frees a whole table faster than row by row, as the trigger would.
            try connection.run("DELETE FROM body")
            try connection.run("DELETE FROM answer")
            return count
        }
        try connection.execute("VACUUM")
        _ = try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
        return count
    }

    private func noteUse(of id: Int64, at now: Duration) {
        uses[id] = nextUse(at: now)
        unwrittenUses += 1
        guard unwrittenUses >= Self.usesBetweenWrites else { return }
        try? connection.transaction { () throws(SQLiteFailure) in try flushUses() }
        didFlushUses()
    }

    private func flushUses() throws(SQLiteFailure) {
        for (id, use) in uses {
            try connection.run("UPDATE answer SET used = ? WHERE id = ?", [.integer(use), .integer(id)])
        }
    }

    private func didFlushUses() {
        uses = [:]
        unwrittenUses = 0
    }

    /// Milliseconds since 1970, always later than the one before, so that uses keep their order.
    private func nextUse(at now: Duration) -> Int64 {
        lastUse = max(now.inMilliseconds, lastUse + 1)
        return lastUse
    }

    private func prepare() throws(CacheFault) {
        let isOurs: Bool
        do throws(SQLiteFailure) {
            // Two processes may open the same new file: the second one finds the tables made when it gets the lock.
            if try isEmpty() {
                try connection.transaction { () throws(SQLiteFailure) in
                    if try isEmpty() { try connection.execute(AnswerSchema.statements) }
                }
            }
            let made = try (version: pragma("user_version"), application: pragma("application_id"))
            isOurs = made == (AnswerSchema.version, AnswerSchema.applicationID)
            if isOurs { try applySettings() }
        } catch {
            throw .database(error)
        }
        guard isOurs else { throw .otherVersion }
    }

    private func applySettings() throws(SQLiteFailure) {
        // Fails while another process opens the new file too; that one then sets the mode for both.
        try? connection.execute("PRAGMA journal_mode = WAL")
        try connection.execute(AnswerSchema.settings)
        try connection.execute("PRAGMA max_page_count = \(limits.pages)")
    }

    private func isEmpty() throws(SQLiteFailure) -> Bool {
        try connection.rows("SELECT count(*) FROM sqlite_schema") { $0.integer(0) } == [0]
    }

    private func pragma(_ name: String) throws(SQLiteFailure) -> Int64? {
        try connection.rows("PRAGMA \(name)") { $0.integer(0) }.first
    }

    /// Includes the key, so that a body that a damaged file has under another key is not used.
    static func checksum(_ key: String, _ body: Data) -> Int64 {
        var checksum = Checksum()
        var key = key
        key.withUTF8 { checksum.add(UnsafeRawBufferPointer($0)) }
        body.withUnsafeBytes { checksum.add($0) }
        return Int64(bitPattern: checksum.value)
    }
}
