/// What a file says: changes of a machine, or a whole state. Its parts are read one after the other, so that a large one needs no more
/// room than its bytes.
package struct SyncContent: Hashable, Sendable {
    /// As they are in the file.
    package let bytes: [UInt8]
    /// How much of whom is in it; nil where that is not said.
    package let vector: VersionVector?

    /// What each file begins with. Versions to come add kinds of parts, which this one keeps.
    private static let start = Array("matinee sync 1\n".utf8)
    /// The kind that a version vector is written as, among the parts.
    private static let vectorKind: UInt64 = 0

    /// - Parameters:
    ///   - size: of all parts, in bytes, as far as it is known.
    ///   - write: is given what takes each part, as `Delta.bytes` has it.
    package init<Failure>(
        vector: VersionVector? = nil, size: Int = 0, writing write: ((_ part: [UInt8]) -> Void) throws(Failure) -> Void
    ) throws(Failure) {
        let end = vector.map { Self.part(of: $0).bytes } ?? []
        var writer = ByteWriter(capacity: Self.start.count + size + end.count)
        writer.writePlain(Self.start)
        try write { writer.writePlain($0) }
        writer.writePlain(end)
        (bytes, self.vector) = (writer.bytes, vector)
    }

    package init(deltas: some Sequence<Delta> = [], vector: VersionVector? = nil) {
        self.init(vector: vector) { add in
            for delta in deltas { add(delta.bytes) }
        }
    }

    /// Nil for what is no such file, or ends too soon.
    package init?(bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard reader.readPlain(Self.start.count) == Self.start else { return nil }
        var vector: VersionVector?
        while !reader.isAtEnd {
            guard let kind = reader.readNumber(), let range = reader.readRange() else { return nil }
            guard kind == Self.vectorKind else { continue }
            guard let said = Self.vector(ByteReader(bytes, in: range)) else { return nil }
            vector = said
        }
        (self.bytes, self.vector) = (bytes, vector)
    }

    package var deltas: some Sequence<Delta> {
        sequence(state: ByteReader(bytes, in: Self.start.count..<bytes.count)) { reader in
            while let delta = Delta(&reader) {
                if case .unknown(Self.vectorKind, _) = delta { continue }
                return delta
            }
            return nil
        }
    }

    private static func part(of vector: VersionVector) -> Delta {
        var payload = ByteWriter()
        for (machine, progress) in vector.machines.sorted(by: { $0.key < $1.key }) {
            payload.write(machine)
            payload.write(progress.number)
            payload.write(progress.time)
        }
        return .unknown(kind: vectorKind, payload: payload.bytes)
    }

    private static func vector(_ payload: ByteReader) -> VersionVector? {
        var (reader, vector) = (payload, VersionVector())
        while !reader.isAtEnd {
            guard let machine = reader.readMachine(), let number = reader.readNumber(), let time = reader.readNumber()
            else { return nil }
            vector.see(machine, number: number, time: time)
        }
        return vector
    }
}
