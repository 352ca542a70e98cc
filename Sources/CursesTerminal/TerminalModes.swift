import CNcurses
import Glibc

/// What curses leaves to its callers: bracketed paste, the sequences of keys, the screen of a terminal that has but one,
/// and a string that undoes everything.
struct TerminalModes {
    private let entering: String
    private let leaving: String
    private let clearing: String
    /// Leaves the alternate screen, shows the cursor, ends colours and modes: for when curses cannot.
    let restoring: String

    /// After curses was started.
    init() {
        func value(_ name: String) -> String { Self.capability(name) ?? "" }
        // Few entries name these, as that of `screen` does not, which tmux calls itself where nobody says otherwise.
        // A terminal that does not have the mode takes no notice, as long as it is of the kind that knows modes.
        let knowsModes = value("cup").hasPrefix("\u{1B}[")
        func sequence(_ name: String, _ common: String) -> String {
            let named = value(name)
            return named.isEmpty && knowsModes ? common : named
        }
        // Where there is no other screen to leave for, the shell's next line would stand in what is left of the frame.
        clearing = value("rmcup").isEmpty ? value("clear") : ""
        entering = value("smkx") + sequence("BE", "\u{1B}[?2004h")
        leaving = sequence("BD", "\u{1B}[?2004l") + value("rmkx")
        restoring = leaving + ["sgr0", "op", "cnorm", "rmcup"].map(value).joined() + clearing
    }

    /// What this terminal is sent for something; nil where it does not have that.
    static func capability(_ name: String) -> String? {
        guard let value = matinee_capability(name) else { return nil }
        defer { free(value) }
        return String(cString: value)
    }

    func enter() {
        matinee_write(entering, entering.utf8.count)
    }

    /// After curses has left the screen.
    func leave() {
        let text = leaving + clearing
        matinee_write(text, text.utf8.count)
    }
}
