/// A terminal's reply to one of our queries.
package enum TerminalReply: Hashable, Sendable {
    /// The state of a mode (DECRPM).
    package enum ModeState: Int, Sendable {
        case unknown, set, reset, permanentlySet, permanentlyReset

        /// Whether the terminal knows the mode, and can switch it.
        package var isSwitchable: Bool { self == .set || self == .reset }
    }

    package enum ColorName: Hashable, Sendable {
        case foreground, background
        /// A colour of the palette, by its number.
        case palette(Int)
    }

    /// Its features, by DEC's numbers (DA1). Every terminal answers this, and answers in order: an earlier query
    /// without a reply by then will have none.
    case attributes([Int])
    /// Which terminal it is, by a number that some of them have chosen (DA2).
    case kind(Int)
    /// The state of a private mode, by its number.
    case mode(Int, ModeState)
    /// The active flags of Kitty's keyboard protocol.
    case keyboardFlags(Int)
    /// Its colours have changed to dark or light.
    case isDark(Bool)
    case color(ColorName, TerminalColor)
    /// The parameters of the current text attributes (DECRQSS of SGR); empty if it does not tell.
    case rendition(String)
    /// Its name and version (XTVERSION).
    case version(String)
    /// Whether it takes pictures by Kitty's protocol.
    case kittyPictures(Bool)
}

extension TerminalReply {
    init?(_ sequence: ControlSequence) {
        if sequence.marker == UInt8(ascii: ">"), sequence.qualifier.isEmpty, sequence.last == "c" {
            self = .kind(sequence[0])
            return
        }
        guard sequence.marker == UInt8(ascii: "?") else { return nil }
        switch (sequence.qualifier, sequence.last) {
        case ("", "c"): self = .attributes(sequence.all)
        case ("", "u"): self = .keyboardFlags(sequence[0])
        case ("", "n") where sequence[0] == 997 && [1, 2].contains(sequence[1]): self = .isDark(sequence[1] == 1)
        case ("$", "y"):
            guard let state = ModeState(rawValue: sequence[1]) else { return nil }
            self = .mode(sequence[0], state)
        default: return nil
        }
    }

    /// - Parameter string: the text between ESC and the end of the string, with the byte that tells its kind.
    init?(string: ArraySlice<UInt8>) {
        let text = String(decoding: string, as: UTF8.self)
        if text.hasPrefix("P>|") {
            self = .version(String(text.dropFirst(3)))
        } else if text.hasPrefix("P1$r"), text.hasSuffix("m") {
            self = .rendition(String(text.dropFirst(4).dropLast()))
        } else if text == "P0$r" {
            self = .rendition("")
        } else if text.hasPrefix("_Gi=31;") {
            self = .kittyPictures(text.hasSuffix(";OK"))
        } else if text.hasPrefix("]"), let (name, color) = Self.color(text.dropFirst()) {
            self = .color(name, color)
        } else {
            return nil
        }
    }

    private static func color(_ text: Substring) -> (ColorName, TerminalColor)? {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard let color = parts.last.flatMap(TerminalColor.init) else { return nil }
        switch (parts[0], parts.count) {
        case ("10", 2): return (.foreground, color)
        case ("11", 2): return (.background, color)
        case ("4", 3): return Int(parts[1]).map { (.palette($0), color) }
        default: return nil
        }
    }
}
