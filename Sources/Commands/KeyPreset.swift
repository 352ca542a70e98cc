/// Keys that somebody is used to from another program.
package enum KeyPreset: String, Hashable, CaseIterable, Sendable {
    case `default`, vim, emacs
}

extension KeyPreset {
    /// Whether digits say how often a motion is repeated. Sections then have another key.
    var takesCounts: Bool { self == .vim }

    /// The key of the section in this place, from 0; nil for none.
    func sectionKeys(at index: Int) -> String? {
        guard index < 9 else { return nil }
        return self == .vim ? "g \(index + 1)" : "\(index + 1)"
    }

    /// What differs from the keys that commands are declared with.
    var keys: [KeyScope: [Command: [String]]] {
        switch self {
        case .default: [:]
        case .vim: Self.vimKeys
        case .emacs: Self.emacsKeys
        }
    }

    private static let vimKeys: [KeyScope: [Command: [String]]] = [
        .everywhere: [
            .first: ["g g", "Home"], .rowToTop: ["z t"], .rowToMiddle: ["z z"], .rowToBottom: ["z b"], .fold: ["z a"],
            .otherPane: ["Tab", "Shift-Tab", "Ctrl-W w", "Ctrl-W Ctrl-W"], .delete: ["d d", "Del"],
            .palette: [":", "Ctrl-P"], .quit: ["q", "Z Z", "Ctrl-C"],
        ]
    ]

    private static let emacsKeys: [KeyScope: [Command: [String]]] = [
        .everywhere: [
            .up: ["↑", "Ctrl-P", "k"], .down: ["↓", "Ctrl-N", "j"], .pageUp: ["PgUp", "Alt-v"],
            .pageDown: ["PgDn", "Ctrl-V", "Space"], .first: ["Home", "Alt-<", "g"], .last: ["End", "Alt->", "G"],
            .open: ["Enter", "→", "Ctrl-F", "l"], .back: ["Esc", "←", "Ctrl-G", "Ctrl-B", "h", "Backspace"],
            .otherPane: ["Tab", "Shift-Tab", "Ctrl-X o"], .palette: ["Alt-x"], .filter: ["/", "Ctrl-S"],
            .copy: ["y", "Alt-w"], .undo: ["u", "Ctrl-_", "Ctrl-X u"], .delete: ["d", "Del", "Ctrl-D"],
            .halfPageDown: [],
            .save: ["Ctrl-X Ctrl-S"], .discard: ["Ctrl-X k"], .quit: ["q", "Ctrl-X Ctrl-C", "Ctrl-C"],
            .no: ["n", "Esc", "Ctrl-G", "N"], .endFilter: ["Esc", "Ctrl-G"], .leaveForm: ["Esc", "Ctrl-G"],
            .leaveMenu: ["Esc", "Ctrl-G"],
            .leavePalette: ["Esc", "Ctrl-G"], .saveForm: ["Enter", "Ctrl-S"], .messages: ["Ctrl-X m"],
        ]
    ]
}
