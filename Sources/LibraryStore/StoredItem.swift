import Entities
import Storage

/// One row of the library's file.
struct StoredItem: Hashable, Sendable {
    let row: Int64
    private(set) var item: LibraryItem

    /// Whether the library lists it. If not, it is there only for the old texts of a removed note.
    var isListed: Bool { item.isKept }

    /// What other tables say of items, by their rows.
    typealias Said = (standings: [Int64: Standing], events: [Int64: [DiaryEvent]], things: [Int64: [ListedThing]])

    /// Reads any row: parts that are not understood are kept as they are.
    init(_ columns: SQLiteRow) {
        row = columns.integer(0)
        let subject = LibrarySubject(
            kind: .init(rawValue: columns.text(1) ?? ""),
            id: ItemID(source: SourceID(rawValue: columns.text(2) ?? ""), key: columns.text(3) ?? ""))
        var summary = LibrarySummary(
            subject: subject, title: columns.text(4) ?? "", subtitle: columns.text(5), storedDate: columns.text(6))
        if !columns.isNull(12) { summary.length = Int(columns.integer(12)) }
        item = LibraryItem(
            summary: summary, isFavourite: columns.integer(7) != 0, added: Int(columns.integer(8)),
            note: columns.text(9).map {
                Note(text: $0, changed: Int(columns.integer(10)), revision: Int(columns.integer(11)))
            })
    }

    /// - Parameter links: by rows.
    init(_ columns: SQLiteRow, _ links: [Int64: Aliases], _ said: Said) {
        self.init(columns)
        if let aliases = links[row] { item.summary.aliases = aliases }
        add(said)
    }

    /// What was said is taken away from there, so that nothing of it is copied when it is put in order.
    init(_ columns: SQLiteRow, _ links: [Int64: Aliases], taking said: inout Said) {
        self.init(columns)
        if let aliases = links[row] { item.summary.aliases = aliases }
        item.standing = said.standings.removeValue(forKey: row)
        item.events = said.events.removeValue(forKey: row) ?? []
        item.things = said.things.removeValue(forKey: row) ?? []
    }

    mutating func add(_ said: Said) {
        item.standing = said.standings[row] ?? item.standing
        item.events = said.events[row] ?? []
        item.things = said.things[row] ?? []
    }
}

extension LibraryForm {
    /// The columns and tables that a `StoredItem` is read from.
    var columns: String {
        """
        \(ownColumns), text, changed, revision, \(length)
        FROM \(entries) LEFT JOIN \(notes) ON \(notes).\(owner) = \(entries).id AND revision = note_revision
        """
    }

    var columnsWithoutNote: String { "\(ownColumns), NULL, NULL, NULL, \(length) FROM \(entries)" }

    private var length: String { hasLengths ? "length" : "NULL" }

    private var ownColumns: String {
        "\(entries).id, kind, source, \(key), title, subtitle, released, favourite, added"
    }
}
