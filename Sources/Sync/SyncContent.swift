/// What a file says: changes of a machine, or a whole state. Its parts are read one after the other, so that a large one needs no more
/// room than its bytes.
package struct SyncContent: Hashable, Sendable {
    /// As they are in the file.
    package let bytes: [UInt8]
    /// How much of whom is in it; nil where that is not said.
    package let vector: VersionVector?

    /// What a file begins with. Versions to come add kinds of parts, which this one keeps.
    enum Form: String, CaseIterable {
        case plain = "matinee sync 1\n"
        /// All behind this is compressed.
        case compressed = "matinee sync 2\n"

        var start: [UInt8] { Array(rawValue.utf8) }
    }

    /// Why a file says nothing.
    package enum Failure: Error, Hashable {
        /// It is no such file, or one of a later version, or ends too soon.
        case notUnderstood
        /// Without which it cannot be unpacked.
        case libraryMissing(name: String)
    }

    /// The kind that a version vector is written as, among the parts.
    private static let vectorKind: UInt64 = 0

    /// - Parameter write: is given what takes each part, as `Delta.bytes` has it.
    package init<WriteFailure>(
        vector: VersionVector? = nil,
        writing write: ((_ part: [UInt8]) -> Void) throws(WriteFailure) -> Void
    ) throws(WriteFailure) {
        var writer = ContentWriter()
        try write { writer.add($0) }
        if let vector { writer.add(Self.part(of: vector).bytes) }
        (bytes, self.vector) = (writer.finish(), vector)
    }

    package init(deltas: some Sequence<Delta> = [], vector: VersionVector? = nil) {
        self.init(vector: vector) { add in
            for delta in deltas { add(delta.bytes) }
        }
    }

    package init(bytes: [UInt8]) throws(Failure) {
        var reader = try ContentReader(bytes)
        var vector: VersionVector?
        while let part = try reader.next() {
            guard part.kind == Self.vectorKind else { continue }
            guard let said = Self.vector(part.payload) else { throw .notUnderstood }
            vector = said
        }
        (self.bytes, self.vector) = (bytes, vector)
    }

    package var deltas: some Sequence<Delta> {
        // All of it was read once before.
        sequence(state: try? ContentReader(bytes)) { reader in
            while let part = try? reader?.next() {
                if part.kind != Self.vectorKind { return Delta(part.kind, part.payload) }
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
