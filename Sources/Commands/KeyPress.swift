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

    /// Whether it says one of these commands on such screens, by itself or with keys that follow.
    package func says(oneOf commands: [Command], on scope: KeyScope) -> Bool {
        let keyMap = table[scope]
        if let command = keyMap.command(for: key) { return commands.contains(command) }
        return keyMap.endings(of: KeySequence(key)).contains { commands.contains($0.command) }
    }
}
