import CNcurses
import TerminalKit

/// Reads what waits on the keyboard, by way of curses.
@MainActor
final class KeyReader {
    /// The text of a paste that has begun and not yet ended.
    private var paste: String?

    private static let pasteStarts: Int32 = 0o2000
    private static let pasteEnds: Int32 = 0o2001
    /// More than this of one paste is dropped: no field takes it, and it must not fill the memory.
    private static let pasteLimit = 1 << 16

    /// Makes curses know what TERM does not name.
    func defineKeys() {
        // A bracketed paste begins and ends with these, on every terminal that has it.
        matinee_define_key("\u{1B}[200~", Self.pasteStarts)
        matinee_define_key("\u{1B}[201~", Self.pasteEnds)
        for (sequence, code) in CommonSequences.keys where !matinee_knows_key(sequence) {
            matinee_define_key(sequence, code)
        }
    }

    func readAll() -> [Key] {
        var keys: [Key] = []
        var code: UInt32 = 0
        while true {
            switch matinee_read_key(&code) {
            case OK: take(character: code, into: &keys)
            case KEY_CODE_YES: take(function: Int32(bitPattern: code), into: &keys)
            default: return keys
            }
        }
    }

    private func take(character code: UInt32, into keys: inout [Key]) {
        guard let scalar = Unicode.Scalar(code) else { return }
        if paste != nil {
            if let count = paste?.utf8.count, count < Self.pasteLimit { paste?.unicodeScalars.append(scalar) }
        } else if let key = Key(scalar) {
            keys.append(key)
        }
    }

    private func take(function code: Int32, into keys: inout [Key]) {
        switch code {
        case Self.pasteStarts: paste = ""
        case Self.pasteEnds:
            if let text = paste { keys.append(.paste(text)) }
            paste = nil
        default:
            if paste == nil, let key = Key(functionCode: code) { keys.append(key) }
        }
    }
}

extension Key {
    /// What came as a character.
    fileprivate init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x1B: self = .escape
        case 0x0D, 0x0A: self = .enter
        case 0x09: self = .tab
        case 0x7F, 0x08: self = .backspace
        case 0x00: self = .control("@")
        case 0x01...0x1A: self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
        case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))
        case 0x80...0x9F: return nil
        default: self = .character(Character(scalar))
        }
    }

    /// What curses recognised as a key of its own; nil for one that means nothing here.
    fileprivate init?(functionCode code: Int32) {
        switch code {
        case KEY_UP: self = .up
        case KEY_DOWN: self = .down
        case KEY_LEFT: self = .left
        case KEY_RIGHT: self = .right
        case KEY_PPAGE: self = .pageUp
        case KEY_NPAGE: self = .pageDown
        case KEY_HOME, KEY_FIND, KEY_A1: self = .home
        case KEY_END, KEY_SELECT, KEY_C1: self = .end
        case KEY_ENTER: self = .enter
        case KEY_BTAB: self = .backTab
        case KEY_BACKSPACE: self = .backspace
        case KEY_DC: self = .delete
        case KEY_IC: self = .insert
        case KEY_F0 + 1...KEY_F0 + 12: self = .function(Int(code - KEY_F0))
        default: return nil
        }
    }
}
