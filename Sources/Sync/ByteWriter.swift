/// Writes values one after the other: numbers in groups of 7 bits, the lowest first, as LEB128; texts and what else has a length after
/// that. Of one value there is one form only, so that equal values are equal bytes.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Numbers near 0 are short, whatever their sign.
    mutating func write(_ number: Int) {
        write(UInt64(bitPattern: Int64(number << 1 ^ number >> 63)))
    }

    mutating func write(_ text: [UInt8]) {
        write(UInt64(text.count))
        bytes += text
    }

    mutating func writePlain(_ plain: [UInt8]) {
        bytes += plain
    }

    mutating func write(_ machine: MachineID) {
        writeWhole(machine.high)
        writeWhole(machine.low)
    }

    mutating func write(_ stamp: Stamp) {
        writeWhole(stamp.time)
        write(stamp.machine)
    }

    mutating func write(_ revisions: [RevisionID]) {
        write(UInt64(revisions.count))
        for revision in revisions {
            writeWhole(revision.high)
            writeWhole(revision.low)
        }
    }

    mutating func write(_ content: Revision.Content) {
        switch content {
        case .text(let text):
            write(UInt64(1))
            write(text)
        case .cut: write(UInt64(2))
        case .removal: write(UInt64(3))
        case .erasure: write(UInt64(4))
        }
    }

    mutating func write(_ slot: Register.Slot) {
        write(slot.stamp)
        write(UInt64(slot.value == nil ? 0 : 1))
        if let value = slot.value { write(value) }
    }

    /// All 8 bytes, the highest first.
    private mutating func writeWhole(_ number: UInt64) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
}
