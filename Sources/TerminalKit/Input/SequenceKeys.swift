extension Key {
    /// The key for a character; nil for control characters that no keyboard has.
    init?(_ scalar: Unicode.Scalar) {
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

    /// The key for a sequence of today's terminals, independent of TERM; nil if it is not a key.
    ///
    /// - Parameter sequence: complete, from its ESC to its last byte.
    init?(sequence: [UInt8]) {
        guard sequence.count > 2 else { return nil }
        let key: Key? =
            switch sequence[1] {
            case UInt8(ascii: "O"): Self.shifted(sequence.dropFirst(2))
            case UInt8(ascii: "[") where sequence[2] == UInt8(ascii: "["):
                Self.linuxFunctions[Character(Unicode.Scalar(sequence[sequence.count - 1]))]
            case UInt8(ascii: "["): ControlSequence(sequence.dropFirst(2)).flatMap(Key.init)
            default: nil
            }
        guard let key else { return nil }
        self = key
    }

    private init?(_ sequence: ControlSequence) {
        guard sequence.marker == nil, sequence.qualifier.isEmpty, !sequence.isRelease else { return nil }
        let (first, modifiers) = (sequence[0], sequence.modifiers)
        let key: Key? =
            switch sequence.last {
            case "u": Key(code: first, shifted: sequence.shiftedCode, modifiers: modifiers)
            case "~" where first == 27: Key(code: sequence[2], shifted: nil, modifiers: modifiers)
            case "~": Self.numbered[first]?.with(modifiers)
            case "$": Self.numbered[first]?.with(.shift)
            case "^": Self.numbered[first]?.with(.control)
            case "@": Self.numbered[first]?.with([.control, .shift])
            case "Z": .backTab.with(modifiers.subtracting(.shift))
            case "a"..."d":
                sequence.count == 1 && first == 0 ? Self.lettered[sequence.last.uppercased()]?.with(.shift) : nil
            default: first <= 1 ? Self.lettered[String(sequence.last)]?.with(modifiers) : nil
            }
        guard let key else { return nil }
        self = key
    }

    /// - Parameter bytes: the bytes after ESC O: modifiers in some terminals, and a letter.
    private static func shifted(_ bytes: ArraySlice<UInt8>) -> Key? {
        guard let last = bytes.last, let sequence = ControlSequence(bytes), sequence.marker == nil else { return nil }
        let modifiers = Modifiers(parameter: sequence.all.last ?? 0)
        switch last {
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            return bytes.count == 1 ? lettered[sequence.last.uppercased()]?.with(.control) : nil
        default: return shifted[String(sequence.last)]?.with(modifiers)
        }
    }

    /// - Parameters:
    ///   - code: the character of the key without modifiers.
    ///   - shifted: the character with Shift, if the terminal sends it.
    private init?(code: Int, shifted: Int?, modifiers: Modifiers) {
        switch code {
        case 9, 13, 27, 127, 8:
            guard let scalar = Unicode.Scalar(UInt32(code)), let key = Key(scalar) else { return nil }
            self = key.with(modifiers)
        case Self.nameless:
            guard let key = Self.keypad[code] else { return nil }
            self = key.with(modifiers)
        default:
            guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(clamping: code)), let key = Key(scalar),
                case .character(let character) = key
            else { return nil }
            if modifiers.contains(.control), let control = Self.heldWithControl(character) {
                self = control.with(modifiers.subtracting(.control))
            } else if modifiers.contains(.shift) {
                let shifted = shifted.flatMap { Unicode.Scalar(UInt32(clamping: $0)) }.flatMap(Key.init)
                self = (shifted ?? Self.uppercased(character)).with(modifiers.subtracting(.shift))
            } else {
                self = key.with(modifiers)
            }
        }
    }

    /// The key for a character with Ctrl; nil if there is none.
    private static func heldWithControl(_ character: Character) -> Key? {
        guard let code = character.asciiValue else { return nil }
        switch code {
        case 0x20: return .control("@")
        case 0x41...0x5A, 0x5B...0x5F, 0x61...0x7A: return Key(Unicode.Scalar(code & 0x1F))
        default: return nil
        }
    }

    private static func uppercased(_ character: Character) -> Key {
        let text = character.uppercased()
        return .character(text.count == 1 ? Character(text) : character)
    }

    /// The private use area of Unicode, in which terminals number keys without a character.
    private static let nameless = 0xE000...0xF8FF

    /// Keys by the final letter of a control sequence.
    private static let lettered: [String: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
        "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    ]

    /// Keys by the letter after ESC O. The keypad sends the same as the other keys.
    private static let shifted = lettered.merging([
        "M": .enter, "j": .character("*"), "k": .character("+"), "l": .character(","), "m": .character("-"),
        "o": .character("/"), "X": .character("="), "n": .delete, "p": .insert, "q": .end, "r": .down, "s": .pageDown,
        "t": .left, "v": .right, "w": .home, "x": .up, "y": .pageUp,
    ]) { first, _ in first }

    private static let linuxFunctions: [Character: Key] = [
        "A": .function(1), "B": .function(2), "C": .function(3), "D": .function(4), "E": .function(5),
    ]

    /// Keys by the number of a control sequence that ends with ~.
    private static let numbered: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
        18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
        25: .function(13), 26: .function(14), 28: .function(15), 29: .function(16), 31: .function(17),
        32: .function(18),
        33: .function(19), 34: .function(20),
    ]

    /// Keypad and function keys above F12, by their numbers in Kitty's protocol.
    private static let keypad: [Int: Key] = [
        57409: .character("."), 57410: .character("/"), 57411: .character("*"), 57412: .character("-"),
        57413: .character("+"), 57414: .enter, 57415: .character("="), 57417: .left, 57418: .right, 57419: .up,
        57420: .down, 57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete,
    ].merging((0...9).map { (57399 + $0, .character(Character("\($0)"))) }) { first, _ in first }
        .merging((13...35).map { (57376 + $0 - 13, .function($0)) }) { first, _ in first }
}
