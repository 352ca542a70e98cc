import Foundation

@testable import TerminalKit

/// A line of `TerminalInput.tsv`: what a terminal sent, and for what.
struct RecordedInput: CustomStringConvertible {
    /// As the file calls it, without the number of an event.
    let name: String
    /// Whether a press of the key gives nothing else.
    let isAlone: Bool
    let bytes: [UInt8]

    static let all: [RecordedInput] = {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "TerminalInput.tsv")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(RecordedInput.init)
    }()

    private init?(line: Substring) {
        let fields = line.split(separator: "\t")
        guard fields.count == 2 else { return nil }
        name = String(fields[0].prefix { $0 != "#" })
        isAlone = !fields[0].contains("#")
        let digits = Array(fields[1])
        bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
    }

    var description: String { "\(name) \(bytes.map { String($0, radix: 16) })" }

    /// What may come of it, besides nothing.
    var key: Key? {
        // Where the cursor is in the first row is told as F3 is.
        if name.hasSuffix("CPR") { return .function(3) }
        let words = name.split(separator: "-", omittingEmptySubsequences: false)
        let (held, last) = (words.dropLast().filter { $0 != "Keypad" }, String(words.last ?? ""))
        guard !held.isEmpty else { return Self.keys[last] ?? Self.character(last) }
        if last.hasPrefix("F"), case .function? = Key(sequence: bytes) { return Key(sequence: bytes) }
        switch (held.joined(separator: "-"), last) {
        case ("Shift", "Tab"), ("Alt-Tab/Shift", _): return .backTab
        case ("Ctrl", "Space"): return .control("@")
        case ("Ctrl", "["): return .escape
        case ("Ctrl", "i"): return .tab
        case ("Ctrl", "m"): return .enter
        case ("Ctrl", _) where last.count == 1 && ("a"..."z").contains(last): return .control(Character(last))
        // Some terminals send for a key with something held what they send for the key alone.
        default: return bytes.contains(UInt8(ascii: ";")) ? nil : Self.keys[last]
        }
    }

    /// Whether the terminal sends the same as for another key, and nobody can tell which it was.
    var isTyped: Bool { bytes[0] != 0x1B || bytes.allSatisfy { $0 == 0x1B } }

    private static func character(_ name: String) -> Key? {
        name.count == 1 ? name.first.map(Key.character) : nil
    }

    private static let keys: [String: Key] = [
        "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end, "PageUp": .pageUp,
        "PageDown": .pageDown, "Insert": .insert, "Delete": .delete, "Enter": .enter, "Esc": .escape, "Tab": .tab,
        "Backspace": .backspace, "Space": .character(" "),
    ].merging((1...12).map { ("F\($0)", .function($0)) }) { first, _ in first }
}
