@testable import TerminalKit

/// What the names in `TerminalInput.tsv` do not say of what is to come of a line.
enum OddInput {
    /// Nil for what is as its name says.
    static func keys(for input: RecordedInput) -> [Key]? {
        let text = String(decoding: input.bytes, as: UTF8.self)
        // What begins sequences, what is let go, and what is only held.
        if ["\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P"].contains(text) || text.contains(":3") { return [] }
        if text.hasPrefix("\u{1B}[5744") { return [] }
        switch (input.terminal, input.name) {
        // The letter that has Alt's bit as its eighth, in Latin-1; C1 controls are nothing.
        case ("xterm-256color", _) where input.mode == "normal" && input.bytes[0] > 0x7F: return latin(text)
        case ("mlterm", _) where input.mode == "normal" && input.bytes[0] > 0x7F: return latin(text)
        // From F11 on with Shift they count on.
        case ("urxvt", "Shift-F3"), ("linux", "Shift-F1"): return [.function(13)]
        case ("urxvt", "Shift-F4"), ("linux", "Shift-F2"): return [.function(14)]
        case ("urxvt", "Shift-F5"), ("linux", "Shift-F3"): return [.function(15)]
        case ("urxvt", "Shift-F6"), ("linux", "Shift-F4"): return [.function(16)]
        case ("urxvt", "Shift-F7"), ("linux", "Shift-F5"): return [.function(17)]
        case ("urxvt", "Shift-F8"), ("linux", "Shift-F6"): return [.function(18)]
        case ("urxvt", "Shift-F9"), ("linux", "Shift-F7"): return [.function(19)]
        case ("urxvt", "Shift-F10"), ("linux", "Shift-F8"): return [.function(20)]
        // Only its terminfo entry tells it from Alt-Tab.
        case ("linux", "Alt-Tab/Shift-Tab"): return [.tab.with(.alt)]
        case ("alacritty", "Alt-ä"), ("st", "Alt-ä"): return [.character("ä")]
        case ("tmux", "Alt-ä"): return [.escape]
        case ("urxvt", "Ctrl-Shift-a"): return [.enter]
        case (_, "Ctrl-/") where input.isTyped: return [.control("_")]
        // As DEC numbered its keys.
        case (_, "Menu") where text == "\u{1B}[29~": return [.function(16)]
        case (_, "Shift-Space"): return [.character(" ")]
        case (_, "Ctrl-Space"): return [.control("@")]
        case (_, "Alt-Esc"): return input.bytes == [0x1B, 0x1B] ? [.escape, .escape] : nil
        case (_, "Alt-O") where !input.isTyped: return [.character("O").with(.alt)]
        case (_, "Alt-P") where !input.isTyped: return [.character("P").with(.alt)]
        default: return nil
        }
    }

    private static func latin(_ text: String) -> [Key] {
        text.unicodeScalars.filter { $0.value > 0x9F }.map { .character(Character($0)) }
    }

    /// Nil for what is told of a wheel that is let go.
    static func pointer(of input: RecordedInput) -> PointerEvent? {
        let parts = input.name.split(separator: "@")
        let place = parts.count > 1 ? parts[1].split(separator: ",").compactMap { Int($0) } : [10, 5]
        var words = parts[0].split(separator: "-").map(String.init)
        var modifiers: Modifiers = []
        for (word, modifier) in [("Shift", Modifiers.shift), ("Alt", .alt), ("Ctrl", .control)] where words[0] == word {
            modifiers = modifier
            words.removeFirst()
        }
        let action: PointerEvent.Action? =
            switch words.joined(separator: "-") {
            case "left-press": .press(.left)
            case "middle-press": .press(.middle)
            case "right-press": .press(.right)
            case "back-press": .press(.other(8))
            case "button-8": .press(.other(9))
            case "left-release": .release(.left)
            case "release": .release(nil)
            case "wheel-up": .wheel(.up)
            case "wheel-down": .wheel(.down)
            case "wheel-left": .wheel(.left)
            case "drag": .drag(.left)
            case "motion": .move
            default: nil
            }
        return action.map { PointerEvent(action: $0, x: place[0], y: place[1], modifiers: modifiers) }
    }
}
