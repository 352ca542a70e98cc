/// How much the store keeps, and how long it waits.
struct CacheLimits: Hashable, Sendable {
    /// What the answers may take on disk, with what goes around them.
    var bytes = 100 << 20
    /// In milliseconds, how long a lock of another process is waited for. A request is faster than a long wait.
    var patience: Int32 = 100
    /// The file's own bound, in SQLite's pages, should anything be wrong with the count of bytes.
    var pages: Int

    static let pageSize = 4_096

    init(bytes: Int = 100 << 20) {
        self.bytes = bytes
        pages = max(64, bytes / Self.pageSize * 5 / 4)
    }

    /// What an answer takes: whole pages for its body, and its rows in tables and indexes.
    static func size(ofBody count: Int) -> Int {
        (count + pageSize - 1) / pageSize * pageSize + 512
    }

    /// The size that a row gives, in bytes, as far as it can be one: in a damaged file it may be any number.
    func plausible(_ size: Int64) -> Int {
        Int(max(0, min(size, Int64(bytes))))
    }
}
