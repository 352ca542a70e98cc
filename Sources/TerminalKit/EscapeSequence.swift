/// Removes whole escape sequences from a text: `ESC [ 31 m` must not leave `[31m` behind. Of a sequence that does not
/// end, only the part that can belong to one is removed.
enum EscapeSequence {
    case none
    /// After ESC, also within a string, which ESC \ ends.
    case started
    /// After ESC [, or the C1 control that means the same, until a final byte.
    case control
    /// After ESC ], P, X, ^, _, or their C1 controls, until BEL or ESC \.
    case string

    /// A text without its sequences.
    static func removed(from text: String) -> String {
        // Hardly any text has ESC, or what a C1 control begins with in UTF-8.
        guard text.utf8.contains(where: { $0 == 0x1B || $0 == 0xC2 }) else { return text }
        var escape = EscapeSequence.none
        return String(text.unicodeScalars.filter { !escape.swallows($0) })
    }

    /// Takes the next scalar. Returns whether it belongs to a sequence.
    mutating func swallows(_ scalar: Unicode.Scalar) -> Bool {
        switch (self, scalar.value) {
        case (_, 0x1B):
            self = .started
        case (.string, 0x07), (.string, 0x9C), (.string, 0x0A):
            self = .none
        case (.string, _):
            break
        case (_, 0x9B), (.started, 0x5B):
            self = .control
        case (_, 0x90), (_, 0x98), (_, 0x9D), (_, 0x9E), (_, 0x9F):
            self = .string
        case (.started, 0x50), (.started, 0x58), (.started, 0x5D), (.started, 0x5E), (.started, 0x5F):
            self = .string
        case (.started, 0x20...0x2F):
            break
        case (.control, 0x20...0x3F):
            break
        case (.started, 0x30...0x7E), (.control, 0x40...0x7E):
            self = .none
        case (.none, _):
            return false
        default:
            self = .none
            return false
        }
        return true
    }
}
