import Entities
import Services

/// The file's content in memory, at one moment.
struct LibrarySnapshot: Hashable, Sendable {
    private(set) var stored: [LibrarySubject: StoredItem] = [:]
    /// The artists and albums with a MusicBrainz id, by their identity without it.
    private var withMBID: [LibrarySubject: Set<LibrarySubject>] = [:]
    private var subjects: [Int64: LibrarySubject] = [:]
    private var joins = LibraryJoins()
    /// How many rows of a damaged file are missing in it; nil if that is unknown.
    var missing: Int? = 0

    /// The item of exactly this subject. If there is none, the one stored first of those that may be the same thing.
    subscript(subject: LibrarySubject) -> StoredItem? {
        // Asked for every row of every frame.
        guard !stored.isEmpty else { return nil }
        if let item = stored[subject] { return item }
        let bare = subject.withoutMBID
        guard bare != subject || withMBID[bare] != nil else { return nil }
        var others = withMBID[bare].map(Array.init) ?? []
        if bare != subject { others.append(bare) }
        // Most are not stored; to compare names costs more than to look for them.
        return others.compactMap { stored[$0] }.filter { $0.item.id.means(subject) }.min { $0.row < $1.row }
    }

    func item(in row: Int64) -> StoredItem? { subjects[row].flatMap { stored[$0] } }

    /// Latest first; within the same second, the one stored last comes first.
    var items: [LibraryItem] {
        stored.values.filter(\.isListed)
            .sorted { ($0.item.added, $0.row) > ($1.item.added, $1.row) }
            .map(\.item)
    }

    mutating func insert(_ item: StoredItem) {
        let subject = item.item.id
        let bare = subject.withoutMBID
        if bare != subject { withMBID[bare, default: []].insert(subject) }
        stored[subject] = item
        subjects[item.row] = subject
        if item.isListed { joins.insert(item.item.summary) } else { joins.remove(subject) }
    }

    /// See `LibraryJoins`.
    func others(than summary: LibrarySummary) -> [LibrarySubject] {
        guard !stored.isEmpty else { return [] }
        return joins.others(than: summary, keptAs: self[summary.subject]?.item.summary)
    }

    mutating func remove(_ row: Int64) {
        guard let subject = subjects.removeValue(forKey: row), stored[subject]?.row == row else { return }
        stored[subject] = nil
        joins.remove(subject)
        let bare = subject.withoutMBID
        withMBID[bare]?.remove(subject)
        if withMBID[bare]?.isEmpty == true { withMBID[bare] = nil }
    }
}
