import Entities
import Services

/// The file's content in memory, at one moment.
struct LibrarySnapshot: Sendable {
    /// By rows.
    private(set) var stored: [Int64: StoredItem] = [:]
    private var rows: [LibrarySubject: Int64] = [:]
    /// The artists and albums with a MusicBrainz id, by their identity without it.
    private var withMBID: [LibrarySubject: Set<LibrarySubject>] = [:]
    private var joins = LibraryJoins()
    /// How many rows of a damaged file are missing in it; nil if that is unknown.
    var missing: Int? = 0

    init() {}

    /// - Parameter count: of the items for which there is to be room.
    init(count: Int) {
        stored.reserveCapacity(count)
        rows.reserveCapacity(count)
    }

    /// The item of exactly this subject. If there is none, the one stored first of those that may be the same thing.
    subscript(subject: LibrarySubject) -> StoredItem? {
        // Asked for every row of every frame.
        guard !stored.isEmpty else { return nil }
        if let item = item(ofExactly: subject) { return item }
        let bare = subject.withoutMBID
        guard bare != subject || withMBID[bare] != nil else { return nil }
        var others = withMBID[bare].map(Array.init) ?? []
        if bare != subject { others.append(bare) }
        // Most are not stored; to compare names costs more than to look for them.
        return others.compactMap(item(ofExactly:)).filter { $0.item.id.means(subject) }.min { $0.row < $1.row }
    }

    func item(in row: Int64) -> StoredItem? { stored[row] }

    /// Without those that may be the same thing.
    func item(ofExactly subject: LibrarySubject) -> StoredItem? { rows[subject].flatMap { stored[$0] } }

    /// Latest first; within the same second, the one stored last comes first.
    var items: [LibraryItem] {
        stored.values.filter(\.isListed)
            .sorted { ($0.item.added, $0.row) > ($1.item.added, $1.row) }
            .map(\.item)
    }

    mutating func insert(_ item: StoredItem) {
        let subject = item.item.id
        if let former = rows[subject] { remove(former) }
        let bare = subject.withoutMBID
        if bare != subject { withMBID[bare, default: []].insert(subject) }
        stored[item.row] = item
        rows[subject] = item.row
        if item.isListed { joins.insert(item.item.summary) }
    }

    /// See `LibraryJoins`.
    func others(than summary: LibrarySummary) -> [LibrarySubject] {
        guard !stored.isEmpty else { return [] }
        return joins.others(than: summary, keptAs: self[summary.subject]?.item.summary) { subject in
            item(ofExactly: subject).flatMap { $0.isListed ? $0.item.summary : nil }
        }
    }

    mutating func remove(_ row: Int64) {
        guard let former = stored.removeValue(forKey: row) else { return }
        let subject = former.item.id
        rows[subject] = nil
        if former.isListed { joins.remove(former.item.summary) }
        let bare = subject.withoutMBID
        withMBID[bare]?.remove(subject)
        if withMBID[bare]?.isEmpty == true { withMBID[bare] = nil }
    }
}

extension LibrarySnapshot: Equatable {
    /// All else follows from these.
    static func == (left: LibrarySnapshot, right: LibrarySnapshot) -> Bool {
        left.missing == right.missing && left.stored == right.stored
    }
}
