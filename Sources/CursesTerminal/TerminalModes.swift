import CNcurses
import Glibc

/// What curses leaves to its callers: bracketed paste, and a string that undoes everything.
struct TerminalModes {
    private let pasteOn: String
    private let pasteOff: String
    /// Leaves the alternate screen, shows the cursor, ends colours and modes: for when curses cannot.
    let restoring: String

    /// After curses was started.
    init() {
        func capability(_ name: String) -> String {
            guard let value = matinee_capability(name) else { return "" }
            defer { free(value) }
            return String(cString: value)
        }
        pasteOn = capability("BE")
        pasteOff = capability("BD")
        restoring = pasteOff + ["rmkx", "sgr0", "op", "cnorm", "rmcup"].map(capability).joined()
    }

    func enter() {
        matinee_write(pasteOn, pasteOn.utf8.count)
    }

    func leave() {
        matinee_write(pasteOff, pasteOff.utf8.count)
    }
}
