/// What is merged of one entry: its registers by their names, and its note.
package struct SyncedEntry: Hashable, Sendable {
    package private(set) var registers: [FieldID: Register] = [:]
    package private(set) var note = NoteHistory()

    package init() {}

    package init(_ deltas: some Sequence<Delta>) {
        merge(deltas)
    }

    /// Nil where nothing is written.
    package subscript(field: FieldID) -> [UInt8]? { registers[field]?.value }

    /// - Parameter deltas: of this entry.
    package mutating func merge(_ deltas: some Sequence<Delta>) {
        var revisions: [Revision] = []
        for delta in deltas {
            switch delta {
            case .register(_, let field, let register): registers[field, default: Register()].merge(register)
            case .revision(_, let revision): revisions.append(revision)
            case .unknown: break
            }
        }
        if !revisions.isEmpty { note.merge(revisions) }
    }

    /// All of it, in the one order that there is.
    package func deltas(of entry: EntryID) -> [Delta] {
        registers.sorted { $0.key < $1.key }.map { .register(entry, $0.key, $0.value) }
            + note.all.map { .revision(entry, $0) }
    }
}
