import Entities
import Storage

/// Keeps the store within its limits: removes the least recently used entries, a few after each write.
struct AnswerEviction {
    let limits: CacheLimits
    /// Bytes, by the number of their quota; nil before the first write.
    private var totals: [Int64: Int]?
    /// The version of the file when the totals were counted or added to: another process may have written, or cleared it, since then.
    private var version: Int64?
    private var writes = 0

    private static let writesBetweenCounts = 64
    /// The most entries that are removed after one write, so that no write becomes slow.
    private static let step = 32

    init(limits: CacheLimits) {
        self.limits = limits
    }

    /// Must be called within the transaction of the write.
    ///
    /// - Parameter bytes: how many were added.
    mutating func didAdd(
        _ bytes: Int, to quota: CacheQuota, in connection: SQLiteConnection, at now: Duration
    ) throws(SQLiteFailure) {
        writes += 1
        let hasRemoved = try removeTooOld(in: connection, at: now)
        let current = try connection.dataVersion
        let isOutdated = version != current
        version = current
        if totals == nil || hasRemoved || isOutdated || writes.isMultiple(of: Self.writesBetweenCounts) {
            totals = try count(in: connection)
        } else {
            totals?[quota.number, default: 0] += bytes
        }
        // The others have not grown.
        if excess(of: quota) > 0 {
            try remove(
                connection.rows(
                    "SELECT id, share, size FROM answer WHERE share = ? ORDER BY used LIMIT \(Self.step)",
                    [.integer(quota.number)], read: read),
                in: connection
            ) { $0.excess(of: quota) > 0 }
        }
        if excess > 0 {
            try remove(
                connection.rows(
                    "SELECT id, share, size FROM answer ORDER BY used LIMIT \(Self.step)", read: read),
                in: connection
            ) { $0.excess > 0 }
        }
    }

    private var excess: Int { (totals ?? [:]).values.reduce(0, +) - limits.bytes }

    private func excess(of quota: CacheQuota) -> Int {
        (totals?[quota.number] ?? 0) - quota.bound(ofLimit: limits.bytes)
    }

    private mutating func remove(
        _ candidates: [(id: Int64, number: Int64, size: Int)], in connection: SQLiteConnection,
        while isOver: (Self) -> Bool
    ) throws(SQLiteFailure) {
        for candidate in candidates where isOver(self) {
            try connection.run("DELETE FROM answer WHERE id = ?", [.integer(candidate.id)])
            totals?[candidate.number, default: 0] -= candidate.size
        }
    }

    /// Removes what is older than allowed, even if nobody reads it any more.
    private func removeTooOld(in connection: SQLiteConnection, at now: Duration) throws(SQLiteFailure) -> Bool {
        try connection.run(
            "DELETE FROM answer WHERE id IN (SELECT id FROM answer WHERE stored <= ? LIMIT \(Self.step))",
            [.integer((now - CachedAnswer.ceiling).inMilliseconds)]) > 0
    }

    private func count(in connection: SQLiteConnection) throws(SQLiteFailure) -> [Int64: Int] {
        let counted = try connection.rows(
            "SELECT share, sum(max(0, min(CAST(size AS INTEGER), ?))) FROM answer GROUP BY share",
            [.integer(Int64(limits.bytes))]
        ) { row in
            (row.integer(0), Int(row.integer(1)))
        }
        return Dictionary(counted) { first, _ in first }
    }

    private func read(_ row: SQLiteRow) -> (id: Int64, number: Int64, size: Int) {
        (row.integer(0), row.integer(1), limits.plausible(row.integer(2)))
    }
}
