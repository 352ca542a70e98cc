/// An event of a mouse or another pointing device.
package struct PointerEvent: Hashable, Sendable {
    package enum Button: Hashable, Sendable {
        case left, middle, right
        /// Another button by its number, from 8: usually back and forward.
        case other(Int)
    }

    package enum Direction: Hashable, Sendable {
        case up, down, left, right
    }

    package enum Action: Hashable, Sendable {
        case press(Button)
        /// Nil if the terminal does not say which.
        case release(Button?)
        /// Motion to another cell, with a button held.
        case drag(Button)
        /// Motion to another cell, without a button.
        case move
        case wheel(Direction)
    }

    package let action: Action
    /// In cells, from the upper left corner, which is 0, 0.
    package let x: Int
    package let y: Int
    package let modifiers: Modifiers
}

extension PointerEvent {
    /// A report in the form of mode 1006; nil for any other sequence.
    init?(_ sequence: ControlSequence) {
        guard sequence.marker == UInt8(ascii: "<"), sequence.count == 3, ["M", "m"].contains(sequence.last) else {
            return nil
        }
        self.init(code: sequence[0], column: sequence[1], row: sequence[2], isRelease: sequence.last == "m")
    }

    /// A report in the oldest form.
    ///
    /// - Parameter bytes: the three bytes after ESC [ M.
    init?(bytes: ArraySlice<UInt8>) {
        let numbers = bytes.map { Int($0) - 32 }
        guard numbers.count == 3 else { return nil }
        self.init(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: numbers[0] & 0xE3 == 3)
    }

    /// - Parameters:
    ///   - code: two bits of the button, then Shift, Alt, Ctrl, motion, the wheel, and buttons from 8.
    ///   - column: from 1, as the row.
    private init?(code: Int, column: Int, row: Int, isRelease: Bool) {
        guard (0..<256).contains(code), column > 0, row > 0 else { return nil }
        let number = code & 3
        let button: Button? =
            code & 128 != 0 ? .other(8 + number) : [Button.left, .middle, .right, nil][number]
        switch (code & 64 != 0, isRelease, code & 32 != 0, button) {
        // Some terminals report a release of the wheel too.
        case (true, true, _, _): return nil
        case (true, _, _, _): action = .wheel([Direction.up, .down, .left, .right][number])
        case (_, true, _, _): action = .release(button)
        case (_, _, true, let button?): action = .drag(button)
        case (_, _, true, nil): action = .move
        case (_, _, _, let button?): action = .press(button)
        case (_, _, _, nil): action = .release(nil)
        }
        (x, y) = (column - 1, row - 1)
        modifiers = Modifiers(rawValue: code >> 2 & 7)
    }
}
