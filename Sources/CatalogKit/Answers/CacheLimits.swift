/// How much the store keeps, and how long it waits.
struct CacheLimits: Hashable, Sendable {
    /// The most space on disk, with indexes and overhead.
    var bytes = 100_000_000
    /// How long to wait for another process's lock, in milliseconds. A request is faster than a long wait.
    var patience: Int32 = 100
    /// The file's hard limit in SQLite pages, in case the count of bytes is wrong.
    var pages: Int

    static let pageSize = 4_096

    init(bytes: Int = 100_000_000) {
        self.bytes = bytes
        pages = max(64, bytes / Self.pageSize * 5 / 4)
    }

    /// The space of an answer: whole pages for its body, and its rows in tables and indexes.
    static func size(ofBody count: Int) -> Int {
        (count + pageSize - 1) / pageSize * pageSize + 512
    }

    /// The size in a row, limited to a possible value: in a damaged file it may be any number.
    func plausible(_ size: Int64) -> Int {
        Int(max(0, min(size, Int64(bytes))))
    }
}
