/// A table of words behind a reference: tables are large, and whoever says something is handed one.
@dynamicMemberLookup
package final class Words<Table: Sendable>: Sendable {
    private let table: Table

    init(_ table: Table) {
        self.table = table
    }

    package subscript<Word>(dynamicMember word: KeyPath<Table, Word>) -> Word { table[keyPath: word] }
}

extension Words: CustomReflectable {
    /// Shows the words of the table.
    package var customMirror: Mirror { Mirror(reflecting: table) }
}
