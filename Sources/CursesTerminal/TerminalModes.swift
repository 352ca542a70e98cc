import CNcurses
import Glibc

/// What is sent to switch on what the program needs of a terminal, and to switch all of it off again. Curses does its part
/// itself, but for the string with which a crash gives the terminal back.
struct TerminalModes {
    /// A mode that most terminals have, and that others take no notice of.
    struct Mode {
        let on: String
        let off: String

        init(_ number: Int) {
            (on, off) = ("\u{1B}[?\(number)h", "\u{1B}[?\(number)l")
        }
    }

    static let synchronizedOutput = Mode(2026)
    private static let bracketedPaste = Mode(2004)

    private let entering: String
    /// In the order that they are to be switched off in, and while the alternate screen is still in sight: what terminals
    /// keep for each screen is to go with it.
    private let leaving: String
    /// For the main screen.
    private let ending: String
    /// Leaves the alternate screen, shows the cursor, ends colours and modes: for when curses cannot.
    let restoring: String
    /// Whether the terminal is of the kind that knows modes by numbers.
    let knowsModes: Bool

    /// After curses was started.
    init() {
        func value(_ name: String) -> String { Self.capability(name) ?? "" }
        let knowsModes = value("cup").hasPrefix("\u{1B}[")
        self.knowsModes = knowsModes
        // Few entries name these, as that of `screen` does not, which tmux calls itself where nobody says otherwise.
        func sequence(_ name: String, _ common: String) -> String {
            let named = value(name)
            return named.isEmpty && knowsModes ? common : named
        }
        // Without an alternate screen the shell's next line would stand in what is left of the frame. With one, some
        // terminals restore with the main screen what curses has saved while it scrolled: a hidden cursor.
        ending = value("rmcup").isEmpty ? value("clear") : value("cnorm")
        entering = value("smkx") + sequence("BE", Self.bracketedPaste.on)
        // A frame that a crash has cut off would stay out of sight, and all that comes after it.
        let frameEnd = knowsModes ? Self.synchronizedOutput.off : ""
        leaving = frameEnd + sequence("BD", Self.bracketedPaste.off) + value("rmkx")
        restoring = leaving + ["sgr0", "op", "cnorm", "rmcup"].map(value).joined() + ending
    }

    /// What this terminal is sent for something; nil where it does not have that.
    static func capability(_ name: String) -> String? {
        guard let value = matinee_capability(name) else { return nil }
        defer { free(value) }
        return String(cString: value)
    }

    /// Once curses has the terminal.
    func enter() {
        matinee_write(entering, entering.utf8.count)
    }

    /// Before curses leaves the screen.
    func leave() {
        matinee_write(leaving, leaving.utf8.count)
    }

    /// Once curses has left the screen.
    func end() {
        matinee_write(ending, ending.utf8.count)
    }
}
