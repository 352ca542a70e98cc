import TerminalKit

/// A key as the README calls it: `↑`, `PgDn`, `Ctrl-L`, `Space`, `g`.
struct Keystroke: Hashable, Sendable {
    let name: String
}

extension Keystroke: ExpressibleByStringLiteral {
    init(stringLiteral name: String) {
        self.name = name
    }
}

extension Keystroke {
    init(_ key: Key) {
        name = key.label
    }
}

extension Keystroke: CustomStringConvertible {
    var description: String { name }
}

extension Keystroke {
    /// The character with which Ctrl is held; nil for other keys.
    var controlled: Character? {
        name.hasPrefix("Ctrl-") ? name.last : nil
    }

    /// As tmux calls it.
    var tmuxName: String {
        if let controlled { return "C-\(controlled.lowercased())" }
        let names = [
            "↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "PgUp": "PageUp", "PgDn": "PageDown", "Esc": "Escape",
            "Backspace": "BSpace", "Shift-Tab": "BTab", "Del": "DC",
        ]
        return names[name] ?? name
    }
}
