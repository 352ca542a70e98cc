import Commands
import Runtime
import TerminalKit

/// The key table of now: the configuration may change while the program runs. Sentences that name keys are made on any
/// thread.
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
