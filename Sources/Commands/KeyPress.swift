package import TerminalKit

/// A key that was pressed, with the key table of now, so that whoever takes it knows what it says there.
package struct KeyPress: Sendable {
    package let key: Key
    private let table: KeyTable

    package init(_ key: Key, _ table: KeyTable) {
        self.key = key
        self.table = table
    }

    /// What it says in a place; nil for nothing. On screens: everywhere on them.
    package func command(in place: Command.Place) -> Command? {
        table[place].command(for: key)
    }
}
