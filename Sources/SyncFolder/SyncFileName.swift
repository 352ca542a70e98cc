import Entities
package import Sync

/// The name of a file of a machine: what is in it, and the first digits of its SHA-256. A file that is only half there, is empty, or is
/// a copy that an engine made of two has another checksum, or no such name.
package struct SyncFileName: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// These changes of the machine, counted from 1.
        case segment(ClosedRange<UInt64>)
        /// A whole state, with all changes of the machine up to this one.
        case base(UInt64)
    }

    package let kind: Kind
    /// The first 64 bits of the SHA-256.
    let checksum: UInt64

    private static let digits = 16

    package init(_ kind: Kind, of bytes: [UInt8]) {
        self.init(kind, checksum: Self.checksum(of: bytes))
    }

    init(_ kind: Kind, checksum: UInt64) {
        (self.kind, self.checksum) = (kind, checksum)
    }

    /// `seg-1-12-0123456789abcdef`, `base-12-0123456789abcdef`
    package var text: String {
        let digits = String(checksum, radix: 16)
        let checksum = String(repeating: "0", count: Self.digits - digits.count) + digits
        return switch kind {
        case .segment(let range): "seg-\(range.lowerBound)-\(range.upperBound)-\(checksum)"
        case .base(let number): "base-\(number)-\(checksum)"
        }
    }

    /// Nil for what is no such name.
    package init?(text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.dropFirst().dropLast().compactMap { UInt64($0) }
        switch (parts.first, numbers.count) {
        case ("seg", 2) where numbers[0] >= 1 && numbers[0] <= numbers[1]: kind = .segment(numbers[0]...numbers[1])
        case ("base", 1): kind = .base(numbers[0])
        default: return nil
        }
        guard let checksum = UInt64(parts[parts.count - 1], radix: 16) else { return nil }
        self.checksum = checksum
        guard self.text == text else { return nil }
    }

    package func isRight(for bytes: [UInt8]) -> Bool {
        Self.checksum(of: bytes) == checksum
    }

    private static func checksum(of bytes: [UInt8]) -> UInt64 {
        SHA256.digest(of: bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    package var segment: ClosedRange<UInt64>? {
        if case .segment(let range) = kind { range } else { nil }
    }

    package var base: UInt64? {
        if case .base(let number) = kind { number } else { nil }
    }

    /// The last change of its machine that is in it.
    package var last: UInt64 {
        switch kind {
        case .segment(let range): range.upperBound
        case .base(let number): number
        }
    }
}

/// A file, and in whose folder it is.
package struct SyncFile: Hashable, Sendable {
    package let machine: MachineID
    package let name: SyncFileName

    package init(machine: MachineID, name: SyncFileName) {
        self.machine = machine
        self.name = name
    }
}

extension SyncFile: Comparable {
    /// A state before the changes that came after it, and these in their order.
    package static func < (left: SyncFile, right: SyncFile) -> Bool {
        guard left.machine == right.machine else { return left.machine < right.machine }
        let (start, other) = (left.name.segment?.lowerBound ?? 0, right.name.segment?.lowerBound ?? 0)
        return start == other ? left.name.text < right.name.text : start < other
    }
}
