/// Takes application program commands (`ESC _ … ESC \`) out of what a program writes: terminals swallow them, and the
/// libvterm of Debian shows them.
struct ApplicationStrings {
    private enum State {
        case outside, afterEscape, inside, insideAfterEscape
    }

    private var state = State.outside

    /// - Parameter bytes: what comes next. An ESC at its end is kept back until the byte after it is known.
    mutating func removed<Bytes: Sequence<UInt8>>(from bytes: Bytes) -> [UInt8] {
        var kept: [UInt8] = []
        for byte in bytes {
            switch (state, byte) {
            case (.outside, 0x1B): state = .afterEscape
            case (.outside, _): kept.append(byte)
            case (.afterEscape, UInt8(ascii: "_")): state = .inside
            case (.afterEscape, 0x1B): kept.append(0x1B)
            case (.afterEscape, _):
                kept += [0x1B, byte]
                state = .outside
            case (.inside, 0x1B): state = .insideAfterEscape
            case (.inside, _): break
            case (.insideAfterEscape, UInt8(ascii: "\\")): state = .outside
            case (.insideAfterEscape, 0x1B): break
            case (.insideAfterEscape, _): state = .inside
            }
        }
        return kept
    }
}
