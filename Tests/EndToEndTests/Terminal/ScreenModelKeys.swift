import CVTerm

extension ScreenModel {
    /// What a terminal sends for a key.
    ///
    /// - Parameter name: the terminal, as in TERM.
    func bytes(for key: Keystroke, terminal name: String) -> [UInt8] {
        if let controlled = key.controlled?.lowercased().first?.asciiValue { return [controlled & 0x1F] }
        switch (key.name, name) {
        case ("F1", "linux"): return Array("\u{1B}[[A".utf8)
        // Only these keys differ from xterm in other terminals.
        case ("Home", _) where !name.hasPrefix("xterm"): return Array("\u{1B}[1~".utf8)
        case ("End", _) where !name.hasPrefix("xterm"): return Array("\u{1B}[4~".utf8)
        case ("Shift-Tab", _): return bytes(for: VTERM_KEY_TAB, shift: true)
        case ("Space", _): return [0x20]
        default: return Self.keys[key.name].map { bytes(for: $0) } ?? Array(key.name.utf8)
        }
    }

    private static let keys = [
        "↑": VTERM_KEY_UP, "↓": VTERM_KEY_DOWN, "←": VTERM_KEY_LEFT, "→": VTERM_KEY_RIGHT, "PgUp": VTERM_KEY_PAGEUP,
        "PgDn": VTERM_KEY_PAGEDOWN, "Home": VTERM_KEY_HOME, "End": VTERM_KEY_END, "Enter": VTERM_KEY_ENTER,
        "Esc": VTERM_KEY_ESCAPE, "Backspace": VTERM_KEY_BACKSPACE, "Tab": VTERM_KEY_TAB, "Del": VTERM_KEY_DEL,
        "F1": VTermKey(VTERM_KEY_FUNCTION_0.rawValue + 1),
    ]
}
