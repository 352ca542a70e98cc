/// Detects damaged bytes, which SQLite does not: a bit that flips on the disk would become part of a title, or of
/// another key. It does not protect against attackers.
struct Checksum {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The step of FNV-1a, with eight bytes at a time.
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
        // Multiplication carries only upwards: without this, the highest bits would hardly change the result.
        value ^= value >> 29
    }
}
