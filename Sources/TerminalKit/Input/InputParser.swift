/// Parses the input from a terminal: bytes in, events out. Unknown sequences are dropped completely, so that no part of
/// them counts as typed.
///
/// A value without a clock. `pending` tells about an incomplete sequence, and the reader calls `endPending` when no
/// more of it is coming.
package struct InputParser: Sendable {
    /// The kinds of incomplete input.
    package enum Pending: Hashable, Sendable {
        /// ESC: the key itself, or the beginning of a sequence.
        case escape
        /// A sequence, or a character of more than one byte.
        case sequence
        case paste
    }

    private enum State: Hashable {
        case typed
        /// After so many ESC, without one that has ended a string.
        case escape(count: Int)
        /// After ESC [.
        case control
        /// After ESC [ [, the beginning of function keys on the Linux console.
        case linuxFunction
        /// After ESC O.
        case shift
        /// After ESC ], P, X, ^, _, until BEL or ESC \.
        case string
        /// In a mouse report of the oldest form, with so many bytes to come.
        case mouse(count: Int)
        case paste
    }

    private let keys: [[UInt8]: Key]
    private var state = State.typed
    /// The bytes since the last ESC, with it.
    private var sequence: [UInt8] = []
    /// Whether the next key is held with Alt, since an ESC came before it.
    private var hasAlt = false
    private var decoder = UTF8Decoder()
    private var paste = PastedText()
    /// Whether the last input was an ESC that counted as the key.
    private var wasEscape = false

    /// The longest sequence in bytes. No known key or reply is longer.
    private static let longestSequence = 4_096

    /// - Parameter keys: sequences of this terminal for keys, in addition to the common ones; two bytes or more.
    package init(keys: [[UInt8]: Key] = [:]) {
        self.keys = keys
    }

    /// Nil if nothing is incomplete.
    package var pending: Pending? {
        switch state {
        case .typed: decoder.hasBegun ? .sequence : nil
        case .escape(count: 1...): .escape
        case .escape, .control, .linuxFunction, .shift, .string, .mouse: .sequence
        case .paste: .paste
        }
    }

    /// - Parameters:
    ///   - bytes: input that came together, or a part of it.
    ///   - isWhole: whether no more input waits. Only then a paste can be over.
    package mutating func take(_ bytes: [UInt8], isWhole: Bool = true) -> [InputEvent] {
        var events: [InputEvent] = []
        // Nobody types these so fast: they are the rest of a sequence whose ESC came much earlier.
        if wasEscape, Self.mayFollowEscape(bytes) { beginSequence(after: 1) }
        if !bytes.isEmpty { wasEscape = false }
        for byte in bytes { take(byte, into: &events) }
        if isWhole, state == .paste, paste.hasEnded { endPaste(into: &events) }
        return events
    }

    /// Ends an incomplete input: a paste is what has come of it, ESC is the key, anything else is dropped.
    package mutating func endPending() -> [InputEvent] {
        var events: [InputEvent] = []
        if state == .paste { endPaste(into: &events) }
        if case .escape(let count) = state {
            wasEscape = count > 0
            events += Array(repeating: .key(.escape), count: count)
        }
        decoder.reset()
        endSequence()
        return events
    }

    private static func mayFollowEscape(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 1 else { return false }
        return switch (Unicode.Scalar(bytes[0]), bytes[1]) {
        case ("[", _), ("O", _), ("]", _), ("P", 0x20...0x3F), ("_", UInt8(ascii: "G")): true
        default: false
        }
    }

    private mutating func take(_ byte: UInt8, into events: inout [InputEvent]) {
        switch (state, byte) {
        case (.paste, _): takePasted(byte, into: &events)
        case (.escape(let count), 0x1B): beginSequence(after: count + 1)
        case (.string, 0x1B):
            takeString(into: &events)
            beginSequence(after: 0)
        case (_, 0x1B): beginSequence(after: 1)
        case (.typed, _): takeTyped(byte, into: &events)
        // CAN and SUB abort a sequence.
        case (_, 0x18), (_, 0x1A): endSequence()
        case (.escape(let count), _): takeIntroducer(byte, after: count, into: &events)
        case (.string, 0x07): takeString(into: &events)
        // No terminal sends such a control inside of a sequence, so it was typed and is handled at once.
        case (_, 0..<0x20):
            endSequence()
            takeTyped(byte, into: &events)
        case (.control, _): takeControl(byte, into: &events)
        // The modifiers, in some old terminals.
        case (.shift, 0x30...0x3B): append(byte)
        case (.shift, 0x20...0x7E): takeLast(byte, into: &events)
        case (.linuxFunction, _): takeLast(byte, into: &events)
        case (.string, _): append(byte)
        case (.mouse(let count), _): takeMouse(byte, of: count, into: &events)
        case (.shift, _):
            endSequence()
            takeTyped(byte, into: &events)
        }
    }

    /// - Parameter count: the number of ESC.
    private mutating func beginSequence(after count: Int) {
        decoder.reset()
        sequence = [0x1B]
        hasAlt = count > 1
        state = .escape(count: count)
    }

    private mutating func endSequence() {
        state = .typed
        hasAlt = false
    }

    private mutating func append(_ byte: UInt8) {
        if sequence.count < Self.longestSequence { sequence.append(byte) }
    }

    private mutating func takeTyped(_ byte: UInt8, into events: inout [InputEvent]) {
        guard let scalar = decoder.take(byte) else { return }
        if let key = Key(scalar) { events.append(.key(hasAlt ? key.with(.alt) : key)) }
        hasAlt = false
    }

    private mutating func takePasted(_ byte: UInt8, into events: inout [InputEvent]) {
        paste.append(byte)
        if paste.isOver { endPaste(into: &events) }
    }

    private mutating func endPaste(into events: inout [InputEvent]) {
        state = .typed
        events.append(.key(paste.key))
        for byte in paste.rest { take(byte, into: &events) }
    }

    /// - Parameter count: the number of ESC before it; 0 if an ESC has only ended a string.
    private mutating func takeIntroducer(_ byte: UInt8, after count: Int, into events: inout [InputEvent]) {
        switch Unicode.Scalar(byte) {
        case "[": state = .control
        case "O": state = .shift
        case "]", "P", "X", "^", "_": state = .string
        case _ where keys[sequence + [byte]] != nil: return takeLast(byte, into: &events)
        default:
            state = .typed
            hasAlt = true
            return count > 0 ? takeTyped(byte, into: &events) : endSequence()
        }
        append(byte)
    }

    private mutating func takeControl(_ byte: UInt8, into events: inout [InputEvent]) {
        switch (byte, sequence.count) {
        case (UInt8(ascii: "["), 2):
            state = .linuxFunction
            append(byte)
        case (UInt8(ascii: "M"), 2) where keys[sequence + [byte]] == nil:
            state = .mouse(count: 3)
            append(byte)
        // With Shift, rxvt ends sequences with a character that is intermediate in others.
        case (UInt8(ascii: "$"), 3...) where sequence.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) }:
            takeLast(byte, into: &events)
        case (0x20...0x3F, _): append(byte)
        case (0x40...0x7E, _): takeLast(byte, into: &events)
        default:
            endSequence()
            takeTyped(byte, into: &events)
        }
    }

    private mutating func takeMouse(_ byte: UInt8, of count: Int, into events: inout [InputEvent]) {
        append(byte)
        state = .mouse(count: count - 1)
        guard count == 1 else { return }
        endSequence()
        if let pointer = PointerEvent(bytes: sequence.suffix(3)) { events.append(.pointer(pointer)) }
    }

    private mutating func takeString(into events: inout [InputEvent]) {
        endSequence()
        if let reply = TerminalReply(string: sequence.dropFirst()) { events.append(.reply(reply)) }
    }

    /// The sequence is whole.
    private mutating func takeLast(_ byte: UInt8, into events: inout [InputEvent]) {
        append(byte)
        let isAlt = hasAlt
        endSequence()
        if sequence == PastedText.start {
            paste = PastedText()
            state = .paste
        } else if let event = keys[sequence].map(InputEvent.key) ?? InputEvent(sequence: sequence) {
            if isAlt, case .key(let key) = event { events.append(.key(key.with(.alt))) } else { events.append(event) }
        }
    }
}
