/// The parts of a file, one after the other. What is compressed is unpacked as far as the next part needs it, so that a large file needs
/// no more room than its bytes and the largest of its parts.
struct ContentReader {
    /// How much may come of a compressed file, which needs a thousandth of that itself: who may write in a place must not fill the memory
    /// or the time of others.
    struct Bounds {
        /// In bytes. A library of a million changes has a tenth of it.
        var whole = 1 << 30
        /// In bytes.
        var part = 1 << 26
    }

    private let bytes: [UInt8]
    private let bounds: Bounds
    /// Nil for a file that is not compressed.
    private let unpacking: Compression?
    /// Where what is not unpacked begins.
    private var rest: Int
    /// What is unpacked, and not let go of yet; all of a file that is not compressed.
    private var window: [UInt8]
    private var place: Int
    private var unpacked = 0

    init(_ bytes: [UInt8], bounds: Bounds = Bounds()) throws(SyncContent.Failure) {
        guard let form = SyncContent.Form.allCases.first(where: { bytes.starts(with: $0.start) }) else {
            throw .notUnderstood
        }
        (self.bytes, self.bounds, rest) = (bytes, bounds, form.start.count)
        switch form {
        case .plain: (unpacking, window, place) = (nil, bytes, rest)
        case .compressed:
            do throws(Compression.Failure) { unpacking = try .unpacking() } catch { throw .init(error) }
            (window, place) = ([], 0)
        }
    }

    /// Nil at the end.
    mutating func next() throws(SyncContent.Failure) -> (kind: UInt64, payload: ByteReader)? {
        // As many as the two numbers before what it says have at most.
        try unpack(20)
        guard place < window.count else {
            guard unpacking == nil || rest == bytes.count else { throw .notUnderstood }
            return nil
        }
        let (kind, count) = try readHead()
        try unpack(count)
        guard count <= window.count - place else { throw .notUnderstood }
        defer { place += count }
        return (kind, ByteReader(window, in: place..<place + count))
    }

    private mutating func readHead() throws(SyncContent.Failure) -> (kind: UInt64, count: Int) {
        var head = ByteReader(window, in: place..<window.count)
        guard let kind = head.readNumber(), let count = head.readNumber(), count <= UInt64(bounds.part) else {
            throw .notUnderstood
        }
        place = head.place
        return (kind, Int(count))
    }

    /// Has so many bytes in the window, or all that there are.
    private mutating func unpack(_ count: Int) throws(SyncContent.Failure) {
        guard let unpacking, window.count - place < count, !unpacking.isWhole else { return }
        window.removeFirst(place)
        place = 0
        while window.count < count, !unpacking.isWhole {
            do throws(Compression.Failure) {
                let more = try unpacking.next(bytes, from: &rest, most: count, isLast: true)
                unpacked += more.count
                window += more
            } catch {
                throw .init(error)
            }
            guard unpacked <= bounds.whole else { throw .notUnderstood }
        }
    }
}

extension SyncContent.Failure {
    fileprivate init(_ failure: Compression.Failure) {
        self =
            switch failure {
            case .libraryMissing(let name): .libraryMissing(name: name)
            case .damaged: .notUnderstood
            }
    }
}
