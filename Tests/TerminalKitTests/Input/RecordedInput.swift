import Foundation

@testable import TerminalKit

/// A line of `TerminalInput.tsv`: what a terminal sent, and for what.
struct RecordedInput: CustomStringConvertible {
    let terminal: String
    let mode: String
    /// As the file calls what was pressed, clicked or asked.
    let name: String
    let bytes: [UInt8]

    static let all: [RecordedInput] = {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "TerminalInput.tsv")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.compactMap(RecordedInput.init)
    }()

    private init?(line: Substring) {
        let fields = line.split(separator: "\t")
        guard fields.count == 4 else { return nil }
        (terminal, mode, name) = (String(fields[0]), String(fields[1]), String(fields[2]))
        let digits = Array(fields[3])
        bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
    }

    var description: String { "\(terminal) \(mode) \(name) \(String(decoding: bytes, as: UTF8.self).debugDescription)" }

    var isKey: Bool { !["reply", "1000", "1002+1006", "1003+1006", "1004", "2004"].contains(mode) }

    /// Whether it is a key that gives no character, not even a letter with Alt's bit in it.
    var isNamedKey: Bool {
        let last = name.prefix { $0 != "#" }.split(separator: "-").last.map(String.init) ?? ""
        return isKey && last != "Space" && Self.keys[last] != nil && bytes[0] < 0x80
    }

    /// Whether the terminal sends nothing that a key can be told by: a character, or ESC alone.
    var isTyped: Bool { bytes[0] != 0x1B || bytes.count == 1 }
}

/// What a person pressed, by the name that the file has for it.
extension RecordedInput {
    /// Nil for keys that nothing here has a name for, and for what is no press of a key.
    var key: Key? {
        let said = name.prefix { $0 != "#" }.replacing("repeat of ", with: "").replacing(" with alternates", with: "")
        var rest =
            said.split(separator: "/", omittingEmptySubsequences: false).last.flatMap { $0.isEmpty ? nil : $0 } ?? "/"
        if said.hasSuffix("-/") { rest = said[...] }
        var modifiers: Modifiers = []
        while let (prefix, modifier) = Self.prefixes.first(where: { rest.hasPrefix($0.0) && rest.count > $0.0.count }) {
            rest = rest.dropFirst(prefix.count)
            modifiers.formUnion(modifier)
        }
        if let key = Self.keys[String(rest)] { return key.with(modifiers) }
        guard rest.count == 1, let character = rest.first, !name.hasPrefix("release") else { return nil }
        guard modifiers.contains(.control), let control = Self.control(character) else {
            return .character(character).with(modifiers)
        }
        return control.with(modifiers.subtracting(.control))
    }

    /// The key with some or all left out of what is held with it.
    var plainerKeys: [Key] {
        switch key {
        case .modified(let modifiers, let key)?:
            (0..<modifiers.rawValue).map { key.with(Modifiers(rawValue: $0).intersection(modifiers)) }
        default: []
        }
    }

    private static let prefixes: [(String, Modifiers)] = [
        ("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift), ("Super-", .super), ("Keypad-", []),
    ]

    private static func control(_ character: Character) -> Key? {
        switch character {
        case "i": .tab
        case "m": .enter
        case "[": .escape
        case "a"..."z": .control(character)
        default: nil
        }
    }

    private static let keys: [String: Key] = [
        "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end, "PageUp": .pageUp,
        "PageDown": .pageDown, "Insert": .insert, "Delete": .delete, "Enter": .enter, "Esc": .escape, "Tab": .tab,
        "Backspace": .backspace, "Space": .character(" "),
    ].merging((1...20).map { ("F\($0)", .function($0)) }) { first, _ in first }
}
