import Entities
import Storage

/// One row of the library's file. There are many, and most are never looked at: so what moves and is copied is small.
final class StoredItem: Sendable {
    let row: Int64
    let item: LibraryItem

    /// What other tables say of items, by their rows.
    typealias Said = (standings: [Int64: Standing], events: [Int64: [DiaryEvent]], things: [Int64: [ListedThing]])

    private init(row: Int64, item: LibraryItem) {
        (self.row, self.item) = (row, item)
    }

    /// Whether the library lists it. If not, it is there only for the old texts of a removed note.
    var isListed: Bool { item.isKept }

    /// Reads any row: parts that are not understood are kept as they are.
    convenience init(_ columns: SQLiteRow) {
        self.init(row: columns.integer(0), item: LibraryItem(columns))
    }

    /// - Parameter links: by rows.
    convenience init(_ columns: SQLiteRow, _ links: [Int64: Aliases], _ said: Said) {
        let row = columns.integer(0)
        var item = LibraryItem(columns)
        if let aliases = links[row] { item.summary.aliases = aliases }
        item.add(said, of: row)
        self.init(row: row, item: item)
    }

    /// What was said is taken away from there, so that nothing of it is copied when it is put in order.
    convenience init(_ columns: SQLiteRow, _ links: [Int64: Aliases], taking said: inout Said) {
        let row = columns.integer(0)
        var item = LibraryItem(columns)
        if let aliases = links[row] { item.summary.aliases = aliases }
        item.standing = said.standings.removeValue(forKey: row)
        item.events = said.events.removeValue(forKey: row) ?? []
        item.things = said.things.removeValue(forKey: row) ?? []
        self.init(row: row, item: item)
    }

    func adding(_ said: Said) -> StoredItem {
        var item = item
        item.add(said, of: row)
        return StoredItem(row: row, item: item)
    }
}

extension StoredItem: Equatable {
    static func == (left: StoredItem, right: StoredItem) -> Bool {
        left === right || left.row == right.row && left.item == right.item
    }
}

extension LibraryItem {
    fileprivate init(_ columns: SQLiteRow) {
        let subject = LibrarySubject(
            kind: .init(rawValue: columns.text(1) ?? ""),
            id: ItemID(source: SourceID(rawValue: columns.text(2) ?? ""), key: columns.text(3) ?? ""))
        var summary = LibrarySummary(
            subject: subject, title: columns.text(4) ?? "", subtitle: columns.text(5), storedDate: columns.text(6))
        if !columns.isNull(12) { summary.length = Int(columns.integer(12)) }
        self.init(
            summary: summary, isFavourite: columns.integer(7) != 0, added: Int(columns.integer(8)),
            note: columns.text(9).map {
                Note(text: $0, changed: Int(columns.integer(10)), revision: Int(columns.integer(11)))
            })
    }

    fileprivate mutating func add(_ said: StoredItem.Said, of row: Int64) {
        standing = said.standings[row] ?? standing
        events = said.events[row] ?? []
        things = said.things[row] ?? []
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
