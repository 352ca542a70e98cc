/// A part of the merged state, of one entry: what a change has set, and what is sent of it. The whole state is a set of such parts too,
/// so what a change leaves behind, what lies in a file and what is merged is one thing (delta-state CRDT; Almeida et al., 2018).
package enum Delta: Hashable, Sendable {
    case register(EntryID, FieldID, Register)
    case revision(EntryID, Revision)
    /// What this version does not understand: it is kept and passed on as it came.
    case unknown(kind: UInt64, payload: [UInt8])

    /// What the parts that this version understands begin with.
    package enum Kind: UInt8, Sendable {
        case register = 1
        case revision = 2
    }

    /// Nil for what is unknown.
    package var entry: EntryID? {
        switch self {
        case .register(let entry, _, _), .revision(let entry, _): entry
        case .unknown: nil
        }
    }

    /// What it is a part of, among those of its entry.
    package var cell: [UInt8] {
        var writer = ByteWriter()
        writer.write(kind)
        switch self {
        case .register(_, let field, _): writer.writePlain(field.bytes)
        case .revision(_, let revision): writer.write([revision.id])
        case .unknown(_, let payload): writer.writePlain(payload)
        }
        return writer.bytes
    }

    /// The latest time in it, as `Stamp.time` has it; 0 if there is none.
    package var latest: UInt64 {
        switch self {
        case .register(_, _, let register): register.latest
        case .revision(_, let revision): revision.stamp.time
        case .unknown: 0
        }
    }

    /// When what it says was written, and by whom; nil for what only says that something is replaced, and for what is unknown.
    package var writer: Stamp? {
        switch self {
        case .register(_, _, let register): register.stamp
        case .revision(_, let revision): revision.stamp
        case .unknown: nil
        }
    }

    /// About as many bytes as what it says has.
    package var size: Int {
        switch self {
        case .register(_, _, let register): register.slots.reduce(0) { $0 + ($1.value?.count ?? 0) }
        case .revision(_, let revision): revision.text?.count ?? 0
        case .unknown(_, let payload): payload.count
        }
    }

    private var kind: UInt64 {
        switch self {
        case .register: UInt64(Kind.register.rawValue)
        case .revision: UInt64(Kind.revision.rawValue)
        case .unknown(let kind, _): kind
        }
    }
}

/// As bytes: its kind, the length of what follows, and that.
extension Delta {
    package var bytes: [UInt8] {
        var payload = ByteWriter()
        switch self {
        case .register(let entry, let field, let register):
            payload.write(entry.bytes)
            payload.write(field.bytes)
            for slot in register.slots { payload.write(slot) }
        case .revision(let entry, let revision):
            payload.write(entry.bytes)
            payload.write([revision.id])
            payload.write(revision.parents)
            payload.write(revision.stamp)
            payload.write(revision.changed)
            payload.write(revision.content)
        case .unknown(_, let bytes): payload.writePlain(bytes)
        }
        var writer = ByteWriter()
        writer.write(kind)
        writer.write(payload.bytes)
        return writer.bytes
    }

    package init?(bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let kind = reader.readNumber(), let range = reader.readRange(), reader.isAtEnd else { return nil }
        self.init(kind, ByteReader(bytes, in: range))
    }

    /// - Parameter payload: all of it; what is not understood is `unknown`.
    init(_ kind: UInt64, _ payload: ByteReader) {
        var reader = payload
        let known: Delta? =
            switch Kind(rawValue: UInt8(clamping: kind)) {
            case .register: Self.register(&reader)
            case .revision: Self.revision(&reader)
            case nil: nil
            }
        if let known, reader.isAtEnd {
            self = known
        } else {
            self = .unknown(kind: kind, payload: payload.rest)
        }
    }

    private static func register(_ payload: inout ByteReader) -> Delta? {
        guard let entry = payload.readText(), let field = payload.readText() else { return nil }
        var slots: [Register.Slot] = []
        while !payload.isAtEnd {
            guard let slot = payload.readSlot() else { return nil }
            slots.append(slot)
        }
        return .register(EntryID(bytes: entry), FieldID(bytes: field), Register(slots: slots))
    }

    private static func revision(_ payload: inout ByteReader) -> Delta? {
        guard let entry = payload.readText(), let id = payload.readRevisions()?.first,
            let parents = payload.readRevisions(), let stamp = payload.readStamp(),
            let changed = payload.readSigned(), let content = payload.readContent()
        else { return nil }
        return .revision(
            EntryID(bytes: entry),
            Revision(id: id, parents: parents, content: content, stamp: stamp, changed: changed))
    }
}
