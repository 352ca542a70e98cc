/// A machine of a reader's, by 128 random bits. It says who wrote something; a machine that was cloned, or put back from a backup,
/// becomes another one.
package struct MachineID: Hashable, Comparable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    package static func make() -> MachineID {
        var generator = SystemRandomNumberGenerator()
        return make(by: &generator)
    }

    package static func make(by generator: inout some RandomNumberGenerator) -> MachineID {
        MachineID(
            high: .random(in: .min ... .max, using: &generator), low: .random(in: .min ... .max, using: &generator))
    }

    /// 32 hexadecimal digits in lower case, as in names of folders.
    package var text: String { [high, low].map(Self.digits).joined() }

    /// Nil for what `text` never is.
    package init?(text: String) {
        guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
            let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
        guard self.text == text else { return nil }
    }

    package static func < (left: MachineID, right: MachineID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }

    private static func digits(_ half: UInt64) -> String {
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
