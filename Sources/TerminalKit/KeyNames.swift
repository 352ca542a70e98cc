extension Key {
    /// Reads a key's name, as a label has it or as people write it: `x`, `Ctrl-X`, `Alt-x`, `Shift-Tab`, `PgDn`, `Space`,
    /// `F5`, `Down`. Names of keys and of what is held are in any case; letters mean what they are.
    package init?(name: String) {
        var rest = name[...]
        var held: Modifiers = []
        while let (modifier, end) = Self.modifier(at: rest) {
            held.insert(modifier)
            rest = rest[end...]
        }
        guard let key = Self.plain(String(rest), isHeld: !held.isEmpty) else { return nil }
        guard held.contains(.control) else {
            self = key.with(held)
            return
        }
        guard case .character(let character) = key, let control = Self.control(character) else {
            self = key.with(held)
            return
        }
        self = Key.control(control).with(held.subtracting(.control))
    }

    /// Ctrl with any of these is a character of its own; with others the terminal sends what it sends without, or nothing.
    private static func control(_ character: Character) -> Character? {
        let lower = Character(character.lowercased())
        return ("a"..."z").contains(lower) || "[\\]^_@".contains(lower) ? lower : nil
    }

    private static func modifier(at text: Substring) -> (Modifiers, Substring.Index)? {
        // A minus alone is a key.
        guard let dash = text.dropFirst().firstIndex(where: { $0 == "-" || $0 == "+" }),
            text.index(after: dash) < text.endIndex
        else { return nil }
        let modifier: Modifiers? =
            switch text[..<dash].lowercased() {
            case "ctrl", "control", "c": .control
            case "alt", "meta", "m": .alt
            case "shift", "s": .shift
            case "super", "cmd": .super
            default: nil
            }
        return modifier.map { ($0, text.index(after: dash)) }
    }

    private static func plain(_ name: String, isHeld: Bool) -> Key? {
        if name.count == 1, let character = name.first {
            return named[name] ?? (character.isWhitespace ? nil : .character(character))
        }
        let lower = name.lowercased()
        if lower.first == "f", let number = Int(lower.dropFirst()), (1...24).contains(number) {
            return .function(number)
        }
        return named[lower]
    }

    private static let named: [String: Key] = [
        "↑": .up, "↓": .down, "←": .left, "→": .right, "up": .up, "down": .down, "left": .left, "right": .right,
        "pgup": .pageUp, "pageup": .pageUp, "pgdn": .pageDown, "pagedown": .pageDown, "home": .home, "end": .end,
        "enter": .enter, "return": .enter, "esc": .escape, "escape": .escape, "tab": .tab, "backtab": .backTab,
        "backspace": .backspace, "del": .delete, "delete": .delete, "ins": .insert, "insert": .insert,
        "space": .character(" "),
    ]

    /// Names of keys that are no character, for hints.
    package static let names = [
        "Up", "Down", "Left", "Right", "PgUp", "PgDn", "Home", "End", "Enter", "Esc", "Tab", "Shift-Tab", "Backspace",
        "Del",
        "Ins", "Space", "F1", "Ctrl-X", "Alt-x",
    ]

    /// The key whose bytes terminals send for this one too, so that it can never be told from that; nil for none.
    package var sentAs: Key? {
        switch self {
        case .control("i"): .tab
        case .control("m"), .control("j"): .enter
        case .control("["): .escape
        case .control("h"): .backspace
        default: nil
        }
    }

    /// Whether common terminals send something for it that no other key sends.
    package var isSent: Bool {
        switch self {
        case .modified(let modifiers, .character(let character)):
            // With Ctrl only letters and some signs are characters of their own. Alt-[ and the like begin what other keys
            // send.
            modifiers == .alt && !"[]OPX^_".contains(character)
        case .modified(let modifiers, .control(let character)):
            modifiers == .alt && !"ijmh[".contains(character)
        case .modified(let modifiers, let key):
            switch key {
            case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete, .insert, .function:
                modifiers.isSubset(of: [.shift, .alt, .control])
            case .enter, .backspace: modifiers == .alt
            default: false
            }
        case .paste: false
        default: sentAs == nil
        }
    }
}
