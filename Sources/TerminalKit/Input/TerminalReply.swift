/// What a terminal says of itself when it is asked. Answers that nobody here asks for are none of these.
package enum TerminalReply: Hashable, Sendable {
    /// How a mode is set (DECRPM).
    package enum ModeState: Int, Sendable {
        case unknown, set, reset, permanentlySet, permanentlyReset

        /// Whether the terminal has the mode, and does what it is told about it.
        package var isSwitchable: Bool { self == .set || self == .reset }
    }

    package enum ColorName: Hashable, Sendable {
        case foreground, background
        /// Of the palette, by its number.
        case palette(Int)
    }

    /// What it can do, by DEC's numbers (DA1). Every terminal answers that, and each question in its turn: what was asked
    /// before it and is not answered by then never will be.
    case attributes([Int])
    /// Of a private mode, by its number.
    case mode(Int, ModeState)
    /// Which of Kitty's keyboard flags are on.
    case keyboardFlags(Int)
    /// That its colours are dark or light from now on.
    case isDark(Bool)
    case color(ColorName, TerminalColor)
    /// The numbers that set the rendition of text as it is set now (DECRQSS of SGR); empty where it does not say.
    case rendition(String)
    /// Its name and version (XTVERSION).
    case version(String)
}

extension TerminalReply {
    init?(_ sequence: ControlSequence) {
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

    /// - Parameter string: what stands between ESC and the end of a string, with the byte that says what it is of.
    init?(string: ArraySlice<UInt8>) {
        let text = String(decoding: string, as: UTF8.self)
        if text.hasPrefix("P>|") {
            self = .version(String(text.dropFirst(3)))
        } else if text.hasPrefix("P1$r"), text.hasSuffix("m") {
            self = .rendition(String(text.dropFirst(4).dropLast()))
        } else if text == "P0$r" {
            self = .rendition("")
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
