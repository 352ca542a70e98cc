/// A sequence that sets attributes and colours: `ESC [ 38;5;61 m`. Curses sets both colours anew where one has changed.
struct Rendition {
    enum Effect {
        case text(slot: UInt8), ground(slot: UInt8)
        /// - Parameter isReset: whether it takes attributes back too.
        case ownColors(isReset: Bool)
        /// The terminal's own colour of text, the ground as it is.
        case ownText
        /// It sets a colour of text in another way.
        case basicText
        /// It sets a ground in another way.
        case basicGround
        /// It may set colours in a way that is of no interest.
        case other
        /// It sets no colour.
        case none
    }

    var effect: Effect
    let end: Int

    /// Nil for any other sequence.
    init?(at start: Int, of frame: UnsafeBufferPointer<UInt8>) {
        guard start + 2 < frame.count, frame[start + 1] == UInt8(ascii: "[") else { return nil }
        // No more than three numbers are looked at.
        var numbers = (0, 0, 0)
        var (count, digits, index) = (1, 0, start + 2)
        while index < frame.count, frame[index] != UInt8(ascii: "m") {
            switch frame[index] {
            case 0x30...0x39:
                digits += 1
                guard digits < 5 else { return nil }
                let digit = Int(frame[index] - 0x30)
                switch count {
                case 1: numbers.0 = numbers.0 * 10 + digit
                case 2: numbers.1 = numbers.1 * 10 + digit
                case 3: numbers.2 = numbers.2 * 10 + digit
                default: break
                }
            case UInt8(ascii: ";"): (count, digits) = (count + 1, 0)
            default: return nil
            }
            index += 1
        }
        guard index < frame.count else { return nil }
        end = index + 1
        effect =
            switch (count, numbers) {
            case (3, (38, 5, 0..<256)) where digits > 0: .text(slot: UInt8(numbers.2))
            case (3, (48, 5, 0..<256)) where digits > 0: .ground(slot: UInt8(numbers.2))
            case (2, (39, 49, _)): .ownColors(isReset: false)
            case (1, (0, _, _)): .ownColors(isReset: true)
            case (1, (1...29, _, _)): .none
            case (1, (30...37, _, _)), (1, (90...97, _, _)): .basicText
            case (1, (40...47, _, _)), (1, (100...107, _, _)): .basicGround
            default: .other
            }
    }

    /// Whether it can be said in one sequence with the one before it.
    var canFollow: Bool {
        switch effect {
        case .text, .ground: true
        case .ownColors, .ownText, .basicText, .basicGround, .other, .none: false
        }
    }

    /// The same for the one after it.
    var canBeFollowed: Bool {
        switch effect {
        case .text, .ground, .none: true
        case .ownColors, .ownText, .basicText, .basicGround, .other: false
        }
    }

    var key: Int? {
        switch effect {
        case .text(let slot): FrameFinisher.key(slot: slot, isBackground: false)
        case .ground(let slot): FrameFinisher.key(slot: slot, isBackground: true)
        case .ownColors, .ownText, .basicText, .basicGround, .other, .none: nil
        }
    }
}
