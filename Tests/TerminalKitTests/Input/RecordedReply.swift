@testable import TerminalKit

/// What a terminal said, by its question.
enum RecordedReply {
    /// Nil where nobody here asks that.
    static func reply(to input: RecordedInput) -> TerminalReply? {
        let text = String(decoding: input.bytes, as: UTF8.self)
        let numbers = text.dropFirst(3).dropLast().split(separator: ";").compactMap { Int($0) }
        switch input.name {
        case "DA2": return .kind(numbers[0])
        case "DA1": return .attributes(numbers + (text.contains(";c") ? [0] : []))
        case "kitty-keyboard": return .keyboardFlags(0)
        case "scheme dark": return .isDark(true)
        case "scheme light": return .isDark(false)
        case "XTVERSION":
            return .version(["kitty": "kitty(0.26.5)", "tmux": "tmux 3.3a"][input.terminal] ?? "XTerm(379)")
        case let name where name.hasPrefix("DECR") && name.dropFirst(4).hasPrefix("QM") || name.hasPrefix("DECRPM"):
            let state = text.dropLast(2).last.flatMap { Int(String($0)) }.flatMap(TerminalReply.ModeState.init)
            return Int(name.suffix(4)).flatMap { number in state.map { .mode(number, $0) } }
        case let name where name.hasPrefix("DECRQSS m"):
            return .rendition(
                ["kitty": "48:2:1:2:3", "xterm-256color": "0;48:2::1:2:3", "mlterm": "0;48;5;16"][input.terminal] ?? "")
        case let name where name.hasPrefix("OSC10"): return color(of: text).map { .color(.foreground, $0) }
        case let name where name.hasPrefix("OSC11"): return color(of: text).map { .color(.background, $0) }
        case "kitty-gfx": return .kittyPictures(true)
        case "OSC4;1": return color(of: text).map { .color(.palette(1), $0) }
        default: return nil
        }
    }

    /// All of them say each part in two digits once or twice.
    private static func color(of text: String) -> TerminalColor? {
        let parts = text.split(separator: ":").last?.split(separator: "/").prefix(3).map { $0.prefix(2) } ?? []
        return TerminalColor("rgb:" + parts.map { $0 + $0 }.joined(separator: "/"))
    }
}
