/// What a file says: changes of a machine, or a whole state.
package struct SyncContent: Hashable, Sendable {
    package var deltas: [Delta]
    /// How much of whom is in it.
    package var vector: VersionVector?

    package init(deltas: [Delta] = [], vector: VersionVector? = nil) {
        self.deltas = deltas
        self.vector = vector
    }

    /// What each file begins with. Versions to come add kinds of parts, which this one keeps.
    private static let start = Array("matinee sync 1\n".utf8)
    /// The kind that a version vector is written as, among the parts.
    private static let vectorKind: UInt64 = 0

    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.writePlain(Self.start)
        for delta in deltas { delta.write(to: &writer) }
        if let vector {
            var payload = ByteWriter()
            for (machine, progress) in vector.machines.sorted(by: { $0.key < $1.key }) {
                payload.write(machine)
                payload.write(progress.number)
                payload.write(progress.time)
            }
            Delta.unknown(kind: Self.vectorKind, payload: payload.bytes).write(to: &writer)
        }
        return writer.bytes
    }

    /// Nil for what is no such file, or ends too soon.
    package init?(bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard reader.readPlain(Self.start.count) == Self.start else { return nil }
        self.init()
        while !reader.isAtEnd {
            guard let delta = Delta(&reader, in: bytes) else { return nil }
            guard case .unknown(Self.vectorKind, let payload) = delta else {
                deltas.append(delta)
                continue
            }
            guard let vector = Self.vector(payload) else { return nil }
            self.vector = vector
        }
    }

    private static func vector(_ payload: [UInt8]) -> VersionVector? {
        var reader = ByteReader(payload)
        var vector = VersionVector()
        while !reader.isAtEnd {
            guard let machine = reader.readMachine(), let number = reader.readNumber(), let time = reader.readNumber()
            else { return nil }
            vector.see(machine, number: number, time: time)
        }
        return vector
    }
}
