import Commands
import Runtime
import TerminalKit

/// The current key table, which changes with the configuration; read from any thread.
final class KeysInForce: Sendable {
    private let current: CurrentValue<KeyTable>

    init(_ table: KeyTable) {
        current = CurrentValue(table)
    }

    var table: KeyTable {
        get { current.value }
        set { current.value = newValue }
    }

    func press(_ key: Key) -> KeyPress { KeyPress(key, table) }
}
