import Commands
import TerminalKit

/// The key table of now: the configuration may change while the program runs.
@MainActor
final class KeysInForce {
    var table: KeyTable

    init(_ table: KeyTable) {
        self.table = table
    }

    func press(_ key: Key) -> KeyPress { KeyPress(key, table) }
}
