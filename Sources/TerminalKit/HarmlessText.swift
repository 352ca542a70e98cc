import CTextWidth

/// All text passes through here on its way to the screen. The result cannot move the cursor, change the terminal's
/// state, reorder the text around it, or have another width than it says.
///
/// Widths are those of the C library's `wcwidth`, which terminals nearly have. Where terminals
/// disagree, the text is reduced to what they agree on: joined emoji to the first of them, text with an emoji selector
/// to the text, a flag to its two letters.
package enum HarmlessText {
    /// The glyphs that stand for `text` on one line. Line breaks and tabs become spaces.
    package static func glyphs(of text: String) -> [Glyph] {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.utf8.count)
        if isPlain(text) {
            for byte in text.utf8 { glyphs.append(Glyph(base: UInt32(byte), width: 1)) }
            return glyphs
        }
        if text.unicodeScalars.allSatisfy(\.isSimple) {
            for scalar in text.unicodeScalars { glyphs.append(Glyph(base: scalar.value, width: scalar.simpleWidth)) }
            return glyphs
        }
        return glyphsOfComplex(text)
    }

    /// The glyphs of text of any kind.
    static func glyphsOfComplex(_ text: String) -> [Glyph] {
        var glyphs: [Glyph] = []
        var escape = EscapeSequence.none
        for character in text {
            append(character, to: &glyphs, within: &escape)
        }
        return glyphs
    }

    /// What is drawn of a text, as text: for what is printed.
    package static func text(of text: String) -> String {
        if isPlain(text) { return text }
        var scalars = String.UnicodeScalarView()
        for glyph in glyphs(of: text) {
            for value in [glyph.base] + glyph.markValues { Unicode.Scalar(value).map { scalars.append($0) } }
        }
        return String(scalars)
    }

    /// How many cells `text` takes up on one line.
    package static func width(of text: String) -> Int {
        isPlain(text) ? text.utf8.count : glyphs(of: text).reduce(0) { $0 + $1.width }
    }

    /// Whether a scalar is drawn over the one before it, and takes no cell.
    package static func isMark(_ scalar: UInt32) -> Bool { matinee_scalar_width(scalar) <= 0 }

    /// Whether it is only printable ASCII, as most text is. That is harmless, and each byte takes one cell.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(isPlain) ?? text.utf8.allSatisfy(isPlain)
    }

    /// Whether bytes of UTF-8 are only printable ASCII.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in bytes where !isPlain(byte) { return false }
        return true
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte)
    }

    private static func append(_ character: Character, to glyphs: inout [Glyph], within escape: inout EscapeSequence) {
        let first = glyphs.count
        var followsJoiner = false
        for scalar in character.unicodeScalars {
            if escape.swallows(scalar) { continue }
            let isJoinedEmoji = followsJoiner && scalar.properties.isEmoji
            followsJoiner = scalar == "\u{200D}" && glyphs.count > first
            if isJoinedEmoji { continue }
            switch Treatment(scalar, startsGrapheme: glyphs.count == first) {
            case .draw(let base, let width):
                glyphs.append(Glyph(base: base, width: width, continuesGrapheme: glyphs.count > first))
            case .mark where glyphs.count > first:
                glyphs[glyphs.count - 1].add(mark: scalar.value)
            case .mark, .drop:
                break
            }
        }
    }

    /// What is done with one scalar.
    private enum Treatment {
        case draw(base: UInt32, width: Int)
        case mark
        case drop

        static let replacement = Treatment.draw(base: 0xFFFD, width: 1)

        init(_ scalar: Unicode.Scalar, startsGrapheme: Bool) {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028, 0x2029:
                self = .draw(base: 0x20, width: 1)
            case 0x00...0x1F, 0x7F...0x9F:
                self = .drop
            case 0x20E3, 0xFE00...0xFE0F, 0xE0100...0xE01EF:
                // The keycap and the variation selectors: some terminals make their base wider, others do not.
                self = .drop
            case 0x1F1E6...0x1F1FF:
                // A flag is two of these; terminals disagree about its width.
                self = .draw(base: scalar.value - 0x1F1E6 + 0x41, width: 1)
            case 0x1F3FB...0x1F3FF:
                // A skin tone: if drawn alone, some terminals would join it to the emoji before it.
                self = startsGrapheme ? Self.replacement : .drop
            case 0xE000...0xF8FF, 0xF0000...0x10FFFF:
                self = Self.replacement
            case 0xA0:
                self = .draw(base: 0x20, width: 1)
            default:
                self.init(measuring: scalar)
            }
        }

        private init(measuring scalar: Unicode.Scalar) {
            switch scalar.properties.generalCategory {
            case .format, .control, .surrogate:
                self = .drop
            case .unassigned, .privateUse:
                self = Self.replacement
            case .nonspacingMark, .enclosingMark:
                self = .mark
            default:
                switch matinee_scalar_width(scalar.value) {
                case 2: self = .draw(base: scalar.value, width: 2)
                case 1: self = .draw(base: scalar.value, width: 1)
                case 0: self = .mark
                default: self = Self.replacement
                }
            }
        }
    }
}
