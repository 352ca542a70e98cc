import CNcurses
import Glibc

/// The sequences that switch on the modes that the program needs, and switch them off again. Curses handles its own
/// modes, except in the string that restores the terminal after a crash.
struct TerminalModes {
    /// A mode that most terminals support and others ignore.
    struct Mode {
        let on: String
        let off: String

        init(_ number: Int) {
            (on, off) = ("\u{1B}[?\(number)h", "\u{1B}[?\(number)l")
        }
    }

    static let synchronizedOutput = Mode(2026)
    private static let bracketedPaste = Mode(2004)
    /// The terminal reports whether its window has the keyboard focus.
    private static let focusReports = Mode(1004)
    /// It reports that its colours have changed to dark or light.
    private static let colorReports = Mode(2031)

    /// Whether the terminal knows how to report that its colours have changed.
    private var reportsColors = false
    /// Presses, releases and wheels; motion while a button is down; numbers that know no largest screen.
    private static let pointer = [Mode(1002), Mode(1006)]

    /// Whether the terminal is to tell of the pointer.
    var takesPointer = false
    private let entering: String
    /// Switches the modes off, in this order, while the alternate screen is still active, since terminals keep some
    /// modes for each screen.
    private let leaving: String
    /// For the main screen.
    private let ending: String
    /// Leaves the alternate screen, shows the cursor, ends colours and modes: for a crash, when curses cannot do it.
    let restoring: String
    /// Whether the terminal supports numbered modes.
    let knowsModes: Bool

    /// Must be called after curses was started.
    ///
    /// - Parameter hasStrings: whether the terminal passes over strings that it does not understand.
    init(hasStrings: Bool) {
        func value(_ name: String) -> String { Self.capability(name) ?? "" }
        let knowsModes = value("cup").hasPrefix("\u{1B}[")
        self.knowsModes = knowsModes
        // Few terminfo entries have these; `screen`, the default name in tmux, does not.
        func sequence(_ name: String, _ common: String) -> String {
            let named = value(name)
            return named.isEmpty && knowsModes ? common : named
        }
        // Without an alternate screen the shell's next line would stand in what is left of the frame. With one, some
        // terminals restore with the main screen what curses has saved while it scrolled: a hidden cursor.
        ending = value("rmcup").isEmpty ? value("clear") : value("cnorm")
        entering =
            value("smkx") + sequence("BE", Self.bracketedPaste.on) + (knowsModes ? Self.focusReports.on : "")
        // A crash inside of a synchronized frame would hide this frame and everything after it.
        let frameEnd = knowsModes ? Self.synchronizedOutput.off : ""
        // Nor may a link go on.
        let linkEnd = hasStrings && knowsModes ? LinkSequence.closing : ""
        let pointerEnd = knowsModes ? Self.pointer.reversed().map(\.off).joined() : ""
        // Of the reports of colours too: whoever does not know them passes over their end.
        let reportsEnd = knowsModes ? Self.focusReports.off + Self.colorReports.off : ""
        leaving = frameEnd + linkEnd + pointerEnd + reportsEnd + sequence("BD", Self.bracketedPaste.off) + value("rmkx")
        restoring = leaving + ["sgr0", "op", "cnorm", "rmcup"].map(value).joined() + ending
    }

    /// The sequence of a terminfo capability; nil if the terminal does not have it.
    static func capability(_ name: String) -> String? {
        guard let value = matinee_capability(name) else { return nil }
        defer { free(value) }
        return String(cString: value)
    }

    /// Called after curses has taken the terminal.
    func enter() {
        let text = entering + (reportsColors ? Self.colorReports.on : "")
        matinee_write(text, text.utf8.count)
        if takesPointer { switchPointer() }
    }

    /// As `takesPointer` says.
    func switchPointer() {
        guard knowsModes else { return }
        let switching =
            takesPointer ? Self.pointer.map(\.on).joined() : Self.pointer.reversed().map(\.off).joined()
        matinee_write(switching, switching.utf8.count)
    }

    /// Has the terminal report that its colours have changed, now and whenever it is taken again. Only for one that has said
    /// that it knows how.
    mutating func reportColors() {
        guard !reportsColors else { return }
        reportsColors = true
        matinee_write(Self.colorReports.on, Self.colorReports.on.utf8.count)
    }

    /// Called before curses leaves the screen.
    func leave() {
        matinee_write(leaving, leaving.utf8.count)
    }

    /// Called after curses has left the screen.
    func end() {
        matinee_write(ending, ending.utf8.count)
    }
}
