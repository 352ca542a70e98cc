/// Tells whether bytes are those that were written. SQLite does not: a bit that flips on the disk would come back as
/// part of a title, or under the key of another answer. Not a safeguard against anyone who means harm.
struct Checksum {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// FNV-1a's step, on eight bytes at a time.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        }
        for byte in bytes[whole...] { add(UInt64(byte)) }
        add(UInt64(bytes.count))
    }

    private mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0x100_0000_01B3
        // Multiplication carries upwards only: without this, a bit near the top would hardly count.
        value ^= value >> 29
    }
}
