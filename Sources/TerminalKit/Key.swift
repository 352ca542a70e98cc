/// One thing that came from the keyboard.
package enum Key: Hashable, Sendable {
    case character(Character)
    /// Ctrl with a letter, lower case, or with one of `[ \ ] ^ _ @`.
    case control(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, escape, tab, backTab
    case backspace, delete, insert
    /// F1 is 1.
    case function(Int)
    /// A key with something held that makes no other key of it, as Alt does of all. What is held with nothing else has a
    /// case of its own: Ctrl with a letter, Shift with Tab, and what Shift makes of a character.
    indirect case modified(Modifiers, Key)
    /// Pasted text, which is never taken for commands. It is cut if it was longer than `pasteLimit`.
    case paste(String, isCut: Bool = false)
}

extension Key {
    /// The most bytes of UTF-8 that one paste may bring. The rest is dropped, so that it cannot fill the memory.
    package static let pasteLimit = 65_536

    /// After this long without input, a paste counts as ended even if its end mark is missing.
    package static let pastePatience = Duration.seconds(2)

    /// The key's name on the screen and in the manual.
    package var label: String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .control(let character): "Ctrl-\(character.uppercased())"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .home: "Home"
        case .end: "End"
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backTab: "Shift-Tab"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .insert: "Ins"
        case .function(let number): "F\(number)"
        case .modified(let modifiers, .control(let character)):
            "\(modifiers.union(.control).label)\(character.uppercased())"
        case .modified(let modifiers, let key): modifiers.label + key.label
        case .paste: "Paste"
        }
    }

    /// The key with something held besides.
    package func with(_ modifiers: Modifiers) -> Key {
        switch self {
        case .paste: self
        case .modified(let more, let key): .modified(more.union(modifiers), key)
        case .tab where modifiers.contains(.shift): Key.backTab.with(modifiers.subtracting(.shift))
        default: modifiers.isEmpty ? self : .modified(modifiers, self)
        }
    }
}
