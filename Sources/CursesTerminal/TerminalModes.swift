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
        // Few entries name these, as that of `screen` does not, which tmux calls itself where nobody says otherwise.
        // A terminal that does not have the mode takes no notice, as long as it is of the kind that knows modes.
        let knowsModes = capability("cup").hasPrefix("\u{1B}[")
        func sequence(_ name: String, _ common: String) -> String {
            let named = capability(name)
            return named.isEmpty && knowsModes ? common : named
        }
        pasteOn = sequence("BE", "\u{1B}[?2004h")
        pasteOff = sequence("BD", "\u{1B}[?2004l")
        restoring = pasteOff + ["rmkx", "sgr0", "op", "cnorm", "rmcup"].map(capability).joined()
    }

    func enter() {
        matinee_write(pasteOn, pasteOn.utf8.count)
    }

    func leave() {
        matinee_write(pasteOff, pasteOff.utf8.count)
    }
}
