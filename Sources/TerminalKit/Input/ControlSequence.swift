/// What is held with a key.
struct HeldKeys: OptionSet, Hashable {
    let rawValue: Int

    static let shift = HeldKeys(rawValue: 1)
    static let control = HeldKeys(rawValue: 4)
    /// Caps lock and num lock, which are on and not held.
    static let locks = HeldKeys(rawValue: 64 | 128)
}

/// A control sequence that is a key's, in its parts: numbers between semicolons, each of which may have further ones
/// behind colons, and a letter.
struct ControlSequence {
    let last: Character
    private let numbers: [[Int]]

    /// - Parameter bytes: what stands behind ESC [.
    /// - Returns: nil for what is marked as no key's.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let last = bytes.last, bytes.dropLast().allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
        self.last = Character(Unicode.Scalar(last))
        numbers = bytes.dropLast().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
            part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
                digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self)) ?? Int.max
            }
        }
    }

    /// 0 where there is none.
    subscript(index: Int) -> Int {
        numbers.indices.contains(index) ? numbers[index].first ?? 0 : 0
    }

    /// The character that the key gives with Shift.
    var shiftedCode: Int? {
        numbers.first.flatMap { $0.count > 1 && $0[1] > 0 ? $0[1] : nil }
    }

    var held: HeldKeys {
        HeldKeys(rawValue: max(0, self[1] - 1)).subtracting(.locks)
    }

    /// Whether the key was let go.
    var isRelease: Bool {
        numbers.count > 1 && numbers[1].count > 1 && numbers[1][1] == 3
    }
}
