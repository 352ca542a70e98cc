/// One thing that came from a terminal.
package enum InputEvent: Hashable, Sendable {
    /// From the keyboard, pasted text included.
    case key(Key)
    case pointer(PointerEvent)
    /// Whether the terminal's window has the keyboard from now on.
    case focus(Bool)
    /// An answer to a question, or news that was asked for.
    case reply(TerminalReply)
}

extension InputEvent {
    /// What a whole sequence says; nil where it says nothing that is known.
    ///
    /// - Parameter sequence: from its ESC to its last byte.
    init?(sequence: [UInt8]) {
        if let key = Key(sequence: sequence) {
            self = .key(key)
        } else if sequence == Self.focusIn || sequence == Self.focusOut {
            self = .focus(sequence == Self.focusIn)
        } else if let control = ControlSequence(sequence.dropFirst(2)), sequence[1] == UInt8(ascii: "[") {
            if let pointer = PointerEvent(control) {
                self = .pointer(pointer)
            } else if let reply = TerminalReply(control) {
                self = .reply(reply)
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    private static let focusIn = Array("\u{1B}[I".utf8)
    private static let focusOut = Array("\u{1B}[O".utf8)
}
