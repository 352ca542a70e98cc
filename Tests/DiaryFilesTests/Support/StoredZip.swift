/// Zips whose parts are stored as they are.
enum StoredZip {
    static func bytes(_ members: [(path: String, text: String)]) -> [UInt8] {
        var (bytes, directory) = ([UInt8](), [UInt8]())
        for member in members {
            let (path, content) = (Array(member.path.utf8), Array(member.text.utf8))
            let offset = bytes.count
            let shared =
                little(20, 2) + little(0x800, 2) + little(0, 2) + little(0, 2) + little(0x21, 2)
                + little(checksum(content), 4) + little(content.count, 4) + little(content.count, 4)
                + little(path.count, 2) + little(0, 2)
            bytes += Array("PK\u{3}\u{4}".utf8) + shared + path + content
            directory +=
                Array("PK\u{1}\u{2}".utf8) + little(20, 2) + shared + little(0, 2) + little(0, 2) + little(0, 2)
                + little(0, 4) + little(offset, 4) + path
        }
        let start = bytes.count
        bytes += directory + Array("PK\u{5}\u{6}".utf8) + little(0, 4) + little(members.count, 2)
        return bytes + little(members.count, 2) + little(directory.count, 4) + little(start, 4) + little(0, 2)
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// CRC-32.
    private static func checksum(_ bytes: [UInt8]) -> Int {
        var value: UInt32 = .max
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return Int(~value)
    }
}
