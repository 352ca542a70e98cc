/// Why the terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable {
    /// Standard input or output is not a terminal.
    case notATerminal
    /// The system knows no terminal of this name, the value of TERM; empty where TERM is not set.
    case unknownTerminal(String)
    /// The terminal cannot place a cursor, as a teletype cannot.
    case cannotMoveCursor(String)
}
