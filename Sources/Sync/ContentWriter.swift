/// Writes a file in parts: small files plain, which older versions read; larger ones compressed.
struct ContentWriter {
    /// What is more is compressed, and so many bytes at a time.
    private static let most = 4_096

    /// What the file has so far.
    private var file = SyncContent.Form.plain.start
    /// What is not compressed yet.
    private var waiting: [UInt8] = []
    private var compression: Compression?

    mutating func add(_ part: [UInt8]) {
        waiting += part
        guard waiting.count > Self.most else { return }
        // Without zlib it stays as it is: everybody reads that.
        if compression == nil, file == SyncContent.Form.plain.start, let compression = try? Compression.ofBytes() {
            self.compression = compression
            file = SyncContent.Form.compressed.start
        }
        compress(isLast: false)
    }

    mutating func finish() -> [UInt8] {
        compress(isLast: true)
        return file
    }

    private mutating func compress(isLast: Bool) {
        var start = 0
        // It fails for damaged bytes alone, and these are none.
        file += (try? compression?.next(waiting, from: &start, isLast: isLast)) ?? waiting
        waiting.removeAll(keepingCapacity: true)
    }
}
