import CNcurses
import TerminalKit

/// Reads what waits on the keyboard, by way of curses.
@MainActor
final class KeyReader {
    /// What has begun and not yet ended.
    private var paste: IncomingPaste?
    private var decoder = UTF8Decoder()
    /// Whether it stopped before it had read all that waits.
    private var mayHaveMore = false

    /// How much is read at once: what comes as thousands of keys is seen to come in.
    nonisolated static let batch = 512
    private static let pasteStarts: Int32 = 0o2000
    private static let pasteEnds: Int32 = 0o2001

    /// Makes curses know what TERM does not name.
    func defineKeys() {
        // A bracketed paste begins and ends with these, on every terminal that has it.
        matinee_define_key("\u{1B}[200~", Self.pasteStarts)
        matinee_define_key(IncomingPaste.end, Self.pasteEnds)
        for (sequence, code) in CommonSequences.keys where !matinee_knows_key(sequence) {
            matinee_define_key(sequence, code)
        }
    }

    /// When there is something to read though nothing comes.
    var deadline: ContinuousClock.Instant? {
        // Curses may have read further than it has told, and nothing more would come from the line.
        mayHaveMore ? .now : paste?.deadline
    }

    /// What waits, as far as it is not too much for once; `deadline` says that there is more.
    func read(at now: ContinuousClock.Instant = .now) -> [Key] {
        var keys: [Key] = []
        let inputs = Array(sequence(state: ()) { _ in Self.nextInput() }.prefix(Self.batch))
        mayHaveMore = inputs.count == Self.batch
        // The program may have been stopped, and the end waited as long as it was.
        if let paste, paste.deadline <= now, !mayHaveMore, !inputs.contains(.function(Self.pasteEnds)) {
            endPaste(&keys)
        }
        for input in inputs { take(input, at: now, into: &keys) }
        return keys
    }

    private enum Input: Equatable {
        case byte(UInt8)
        case function(Int32)
    }

    private static func nextInput() -> Input? {
        var code: UInt32 = 0
        switch matinee_read_key(&code) {
        case OK: return .byte(UInt8(truncatingIfNeeded: code))
        case KEY_CODE_YES: return .function(Int32(bitPattern: code))
        default: return nil
        }
    }

    private func take(_ input: Input, at now: ContinuousClock.Instant, into keys: inout [Key]) {
        switch input {
        case .byte(let byte):
            if let scalar = decoder.take(byte) { take(scalar, at: now, into: &keys) }
        case .function(let code):
            decoder.reset()
            take(function: code, at: now, into: &keys)
        }
    }

    private func take(_ scalar: Unicode.Scalar, at now: ContinuousClock.Instant, into keys: inout [Key]) {
        if paste != nil {
            paste?.append(scalar, at: now)
            if paste?.hasEnded == true { endPaste(&keys) }
        } else if let key = Key(scalar) {
            keys.append(key)
        }
    }

    private func take(function code: Int32, at now: ContinuousClock.Instant, into keys: inout [Key]) {
        switch code {
        case Self.pasteStarts:
            endPaste(&keys)
            paste = IncomingPaste(at: now)
        case Self.pasteEnds: endPaste(&keys)
        default:
            if paste == nil, let key = Key(functionCode: code) { keys.append(key) }
        }
    }

    private func endPaste(_ keys: inout [Key]) {
        if let paste { keys.append(paste.key) }
        paste = nil
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
