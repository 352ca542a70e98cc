/// One event from a terminal.
package enum InputEvent: Hashable, Sendable {
    /// A key, or pasted text.
    case key(Key)
    case pointer(PointerEvent)
    /// Whether the terminal's window has the keyboard focus from now on.
    case focus(Bool)
    /// A reply to a query, or a report that was subscribed to.
    case reply(TerminalReply)
}

extension InputEvent {
    /// The event of a complete sequence; nil if it is unknown.
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
