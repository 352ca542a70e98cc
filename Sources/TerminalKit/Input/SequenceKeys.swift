extension Key {
    /// What came as a character; nil for the controls that no keyboard has.
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

    /// What the keyboards of today's terminals mean by a sequence, whatever TERM says; nil for what is no key, or one that
    /// means nothing here, as all do that are held with Ctrl, Alt or Super and are no control character.
    ///
    /// - Parameter sequence: whole, from its ESC to its last byte.
    init?(sequence: [UInt8]) {
        guard sequence.count > 2 else { return nil }
        let last = Character(Unicode.Scalar(sequence[sequence.count - 1]))
        let key: Key? =
            switch sequence[1] {
            case UInt8(ascii: "O"): sequence.count == 3 ? Self.shifted[last] : nil
            case UInt8(ascii: "[") where sequence[2] == UInt8(ascii: "["): Self.linuxFunctions[last]
            case UInt8(ascii: "["): ControlSequence(sequence.dropFirst(2)).flatMap(Key.init)
            default: nil
            }
        guard let key else { return nil }
        self = key
    }

    private init?(_ sequence: ControlSequence) {
        guard !sequence.isRelease else { return nil }
        let (first, held) = (sequence[0], sequence.held)
        let key: Key? =
            switch sequence.last {
            case "u": Key(code: first, shifted: sequence.shiftedCode, held: held)
            case "~" where first == 27: Key(code: sequence[2], shifted: nil, held: held)
            case "Z": .backTab
            case "~": held.isEmpty ? Self.numbered[first] : nil
            default: held.isEmpty && first <= 1 ? Self.lettered[sequence.last] : nil
            }
        guard let key else { return nil }
        self = key
    }

    /// - Parameters:
    ///   - code: the character of the key, without what is held.
    ///   - shifted: the one that it gives with Shift, where the terminal says.
    private init?(code: Int, shifted: Int?, held: HeldKeys) {
        guard let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return nil }
        let key: Key? =
            switch (code, held) {
            case (9, .shift): .backTab
            case (13, []), (27, []), (9, []), (127, []), (8, []): Key(scalar)
            case (0..<32, _), (127, _): nil
            case (_, []): Self.keypad[code] ?? (Self.nameless.contains(code) ? nil : Key(scalar))
            case (_, .shift): Self.shiftedLetter(shifted ?? code)
            case (32, .control): .control("@")
            case (0x5B...0x5F, .control), (0x61...0x7A, .control): Key(Unicode.Scalar(UInt8(code & 0x1F)))
            default: nil
            }
        guard let key else { return nil }
        self = key
    }

    private static func shiftedLetter(_ code: Int) -> Key? {
        switch code {
        case 0x61...0x7A: .character(Character(Unicode.Scalar(UInt8(code - 0x20))))
        case 0x21...0x7E: .character(Character(Unicode.Scalar(UInt8(code))))
        default: nil
        }
    }

    /// Where Unicode has no characters of its own terminals number the keys that give none.
    private static let nameless = 0xE000...0xF8FF

    /// By the last letter of a control sequence.
    private static let lettered: [Character: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
        "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    ]

    /// By the last letter of one after ESC O: the keypad sends the same as the keys that are on it too.
    private static let shifted = lettered.merging([
        "M": .enter, "j": .character("*"), "k": .character("+"), "l": .character(","), "m": .character("-"),
        "o": .character("/"), "X": .character("="), "n": .delete, "p": .insert, "q": .end, "r": .down, "s": .pageDown,
        "t": .left, "v": .right, "w": .home, "x": .up, "y": .pageUp,
    ]) { first, _ in first }

    private static let linuxFunctions: [Character: Key] = [
        "A": .function(1), "B": .function(2), "C": .function(3), "D": .function(4), "E": .function(5),
    ]

    /// By the number of a control sequence that ends in ~.
    private static let numbered: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
        18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
    ]

    /// Of the keypad, by the numbers that Kitty gives its keys.
    private static let keypad: [Int: Key] = [
        57409: .character("."), 57410: .character("/"), 57411: .character("*"), 57412: .character("-"),
        57413: .character("+"), 57414: .enter, 57415: .character("="), 57417: .left, 57418: .right, 57419: .up,
        57420: .down, 57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete,
    ].merging((0...9).map { (57399 + $0, .character(Character("\($0)"))) }) { first, _ in first }
}
