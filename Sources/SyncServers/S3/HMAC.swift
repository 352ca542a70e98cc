import Entities

/// The code of RFC 2104 with SHA-256, by which who knows a key shows that a message is from them.
enum HMAC {
    private static let block = 64

    /// 32 bytes.
    static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var key = key.count > block ? SHA256.digest(of: key) : key
        key.append(contentsOf: repeatElement(0, count: block - key.count))
        let inner = SHA256.digest(of: key.map { $0 ^ 0x36 } + message)
        return SHA256.digest(of: key.map { $0 ^ 0x5C } + inner)
    }

    /// The code of a text's UTF-8.
    static func code(of message: String, key: [UInt8]) -> [UInt8] {
        code(of: Array(message.utf8), key: key)
    }
}
