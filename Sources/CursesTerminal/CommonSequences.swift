import CNcurses

/// What the keyboards of today's terminals send. TERM often names another terminal than the one that is there, or one
/// of old that had not these keys: what curses does not know then would be Esc and letters, all of them commands.
enum CommonSequences {
    /// Each with the number of its key.
    static let keys: [(sequence: String, code: Int32)] =
        cursorKeys + [
            ("\u{1B}[1~", KEY_HOME), ("\u{1B}[7~", KEY_HOME), ("\u{1B}[4~", KEY_END), ("\u{1B}[8~", KEY_END),
            ("\u{1B}[2~", KEY_IC), ("\u{1B}[3~", KEY_DC), ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE),
            ("\u{1B}[Z", KEY_BTAB), ("\u{1B}OP", KEY_F0 + 1), ("\u{1B}[11~", KEY_F0 + 1), ("\u{1B}[[A", KEY_F0 + 1),
        ]

    /// In both modes that a terminal may be in.
    private static let cursorKeys = ["\u{1B}[", "\u{1B}O"].flatMap { start in
        [("A", KEY_UP), ("B", KEY_DOWN), ("C", KEY_RIGHT), ("D", KEY_LEFT), ("H", KEY_HOME), ("F", KEY_END)].map {
            (sequence: start + $0, code: $1)
        }
    }
}
