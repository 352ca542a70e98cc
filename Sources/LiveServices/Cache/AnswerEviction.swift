/// Keeps the store within its bounds: what was used longest ago goes first, a few entries after each write.
struct AnswerEviction {
    let limits: CacheLimits
    /// Bytes, by share; nil before the first write. Other processes' writes are missing in it until the next count.
    private var totals: [AnswerShare: Int]?
    private var writes = 0

    private static let writesBetweenCounts = 64
    /// How many go at most after one write, so that none takes noticeably longer.
    private static let step = 32

    init(limits: CacheLimits) {
        self.limits = limits
    }

    /// To be called within the transaction of the write.
    ///
    /// - Parameter bytes: how many more they are than before.
    mutating func didAdd(
        _ bytes: Int, to share: AnswerShare, in connection: SQLiteConnection, at now: Duration
    ) throws(SQLiteFailure) {
        writes += 1
        let hasRemoved = try removeTooOld(in: connection, at: now)
        if totals == nil || hasRemoved || writes.isMultiple(of: Self.writesBetweenCounts) {
            totals = try count(in: connection)
        } else {
            totals?[share, default: 0] += bytes
        }
        for share in AnswerShare.allCases where excess(of: share) > 0 {
            try remove(
                connection.rows(
                    "SELECT id, share, size FROM answer WHERE share = ? ORDER BY used LIMIT \(Self.step)",
                    [.integer(share.rawValue)], read: read),
                in: connection
            ) { $0.excess(of: share) > 0 }
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

    private func excess(of share: AnswerShare) -> Int {
        (totals?[share] ?? 0) - share.bound(ofLimit: limits.bytes)
    }

    private mutating func remove(
        _ candidates: [(id: Int64, share: Int64, size: Int)], in connection: SQLiteConnection,
        while isOver: (Self) -> Bool
    ) throws(SQLiteFailure) {
        for candidate in candidates where isOver(self) {
            try connection.run("DELETE FROM answer WHERE id = ?", [.integer(candidate.id)])
            if let share = AnswerShare(rawValue: candidate.share) { totals?[share, default: 0] -= candidate.size }
        }
    }

    /// Nothing is kept past the ceiling, not even what nobody asks for any more.
    private func removeTooOld(in connection: SQLiteConnection, at now: Duration) throws(SQLiteFailure) -> Bool {
        try connection.run(
            "DELETE FROM answer WHERE id IN (SELECT id FROM answer WHERE stored <= ? LIMIT \(Self.step))",
            [.integer((now - KeptAnswer.ceiling).inMilliseconds)]) > 0
    }

    private func count(in connection: SQLiteConnection) throws(SQLiteFailure) -> [AnswerShare: Int] {
        let counted = try connection.rows(
            "SELECT share, sum(max(0, min(CAST(size AS INTEGER), ?))) FROM answer GROUP BY share",
            [.integer(Int64(limits.bytes))]
        ) { row in
            (AnswerShare(rawValue: row.integer(0)), Int(row.integer(1)))
        }
        var totals: [AnswerShare: Int] = [:]
        for case (let share?, let bytes) in counted { totals[share] = bytes }
        return totals
    }

    private func read(_ row: SQLiteRow) -> (id: Int64, share: Int64, size: Int) {
        (row.integer(0), row.integer(1), limits.plausible(row.integer(2)))
    }
}
