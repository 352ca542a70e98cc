/// Takes apart what a terminal sends: bytes in, keys out. What it does not know it swallows whole, so that no part of it
/// is taken for typing: keys with Alt, mouse reports, answers to questions that nobody has asked.
///
/// A value without a clock. Of what has begun `pending` tells, and who reads says by `endPending` that no more is coming.
package struct InputParser: Sendable {
    /// What more is to come of, or may.
    package enum Pending: Hashable, Sendable {
        /// ESC: the key, or the beginning of a sequence.
        case escape
        /// What introduces a sequence, and nothing behind it yet: somebody may have typed it, with Alt.
        case introducer
        /// What only a terminal sends, and sends whole.
        case sequence
        case paste
    }

    private enum State: Hashable {
        case typed
        /// After as many ESC; none of them counts that ends a string.
        case escape(count: Int)
        /// After ESC [.
        case control
        /// After ESC [ [, with which the Linux console's function keys begin.
        case linuxFunction
        /// After ESC O.
        case shift
        /// After ESC ], P, X, ^, _, until BEL or ESC \.
        case string
        /// In a mouse report of the oldest kind, with as many bytes to come.
        case mouse(count: Int)
        case paste
    }

    private let keys: [[UInt8]: Key]
    private var state = State.typed
    /// Since the last ESC, itself included.
    private var sequence: [UInt8] = []
    /// Whether an ESC stood before it, which says that Alt is held.
    private var hasAlt = false
    private var decoder = UTF8Decoder()
    private var paste = PastedText()
    /// Whether the last that came was ESC, and was taken for the key.
    private var wasEscape = false

    /// Of a sequence in bytes: no key and no answer that means anything here is longer.
    private static let longestSequence = 4_096

    /// - Parameter keys: what this terminal sends for its keys besides what all do: sequences of two bytes or more.
    package init(keys: [[UInt8]: Key] = [:]) {
        self.keys = keys
    }

    /// Nil where nothing has begun.
    package var pending: Pending? {
        switch state {
        case .typed: nil
        case .escape(count: 1...): .escape
        case .control, .shift, .string: sequence.count <= 2 ? .introducer : .sequence
        // Of a mouse report all comes at once; with Ctrl and Delete some old terminals send what one begins with.
        case .mouse: .introducer
        case .escape, .linuxFunction: .sequence
        case .paste: .paste
        }
    }

    /// - Parameter bytes: what came at once.
    package mutating func take(_ bytes: [UInt8]) -> [Key] {
        var taken: [Key] = []
        // Nobody types two of these at once: it is the rest of a sequence whose ESC came long before it.
        if wasEscape, Self.mayFollowEscape(bytes) { beginSequence(after: 1) }
        if !bytes.isEmpty { wasEscape = false }
        for byte in bytes {
            if let key = take(byte) { taken.append(key) }
        }
        return taken
    }

    /// No more comes of what has begun: a paste is what came of it, ESC is the key, all else is nothing.
    package mutating func endPending() -> [Key] {
        defer { state = .typed }
        switch state {
        case .escape(let count):
            wasEscape = count > 0
            return Array(repeating: .escape, count: count)
        case .paste: return [paste.key]
        default: return []
        }
    }

    private static func mayFollowEscape(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 1 else { return false }
        return switch (Unicode.Scalar(bytes[0]), bytes[1]) {
        case ("[", _), ("O", _), ("]", _), ("P", 0x20...0x3F), ("_", UInt8(ascii: "G")): true
        default: false
        }
    }

    private mutating func take(_ byte: UInt8) -> Key? {
        switch (state, byte) {
        case (.paste, _): return takePasted(byte)
        case (.escape(let count), 0x1B): beginSequence(after: count + 1)
        case (.string, 0x1B): beginSequence(after: 0)
        case (_, 0x1B): beginSequence(after: 1)
        case (.typed, _): return takeTyped(byte)
        // CAN and SUB end a sequence that went wrong.
        case (_, 0x18), (_, 0x1A): state = .typed
        case (.escape, _): return takeIntroducer(byte)
        case (.string, 0x07): state = .typed
        // No terminal sends such a control within a sequence: somebody types, and is not kept waiting for its end.
        case (_, 0..<0x20): return takeTyped(byte)
        case (.control, _): return takeControl(byte)
        case (.shift, _): return takeShift(byte)
        case (.linuxFunction, _): return takeLast(byte)
        case (.string, _): append(byte)
        case (.mouse(let count), _): state = count > 1 ? .mouse(count: count - 1) : .typed
        }
        return nil
    }

    /// - Parameter count: of ESC.
    private mutating func beginSequence(after count: Int) {
        decoder.reset()
        sequence = [0x1B]
        hasAlt = count > 1
        state = .escape(count: count)
    }

    private mutating func append(_ byte: UInt8) {
        if sequence.count < Self.longestSequence { sequence.append(byte) }
    }

    private mutating func takeTyped(_ byte: UInt8) -> Key? {
        state = .typed
        return decoder.take(byte).flatMap(Key.init)
    }

    private mutating func takePasted(_ byte: UInt8) -> Key? {
        paste.append(byte)
        guard paste.hasEnded else { return nil }
        state = .typed
        return paste.key
    }

    private mutating func takeIntroducer(_ byte: UInt8) -> Key? {
        switch Unicode.Scalar(byte) {
        case "[": state = .control
        case "O": state = .shift
        case "]", "P", "X", "^", "_": state = .string
        default: return takeLast(byte)
        }
        append(byte)
        return nil
    }

    private mutating func takeControl(_ byte: UInt8) -> Key? {
        switch (byte, sequence.count) {
        case (UInt8(ascii: "["), 2):
            state = .linuxFunction
            append(byte)
        case (UInt8(ascii: "M"), 2) where keys[sequence + [byte]] == nil: state = .mouse(count: 3)
        // With Shift rxvt ends sequences by what stands in the middle of others.
        case (UInt8(ascii: "$"), 3...) where sequence.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) }:
            return takeLast(byte)
        case (0x20...0x3F, _): append(byte)
        case (0x40...0x7E, _): return takeLast(byte)
        default: return takeTyped(byte)
        }
        return nil
    }

    private mutating func takeShift(_ byte: UInt8) -> Key? {
        switch byte {
        // What is held, in some old terminals.
        case 0x30...0x3B: append(byte)
        case 0x20...0x7E: return takeLast(byte)
        default: return takeTyped(byte)
        }
        return nil
    }

    /// The sequence is whole.
    private mutating func takeLast(_ byte: UInt8) -> Key? {
        append(byte)
        state = .typed
        if sequence == Self.pasteStart {
            paste = PastedText()
            state = .paste
            return nil
        }
        return hasAlt ? nil : keys[sequence] ?? Key(sequence: sequence)
    }

    private static let pasteStart = Array("\u{1B}[200~".utf8)
}
