/// Seals files and their names with one key, so that whoever keeps them reads neither, and cannot change, cut or exchange them without
/// that being seen.
///
/// XChaCha20-Poly1305 encrypts, with keys that are derived for each use (crypto_kdf). The nonce is a keyed BLAKE2b of all that is sealed
/// and of what it is bound to: the same file has the same name and the same bytes, on whatever machine and however often it is written,
/// and two that differ never share a nonce. What that gives away, that two files are the same one, their names say anyway.
package struct Seal {
    package let keyID: SealingKeyID

    private let sodium: Sodium
    private let header: [UInt8]
    private let names: Keys
    private let contents: Keys
    private let folders: [UInt8]

    private struct Keys {
        let nonce: [UInt8]
        let text: [UInt8]
    }

    /// By the name that it has in every distribution.
    package static let usualLibrary = "libsodium.so.23"

    private static let context = "matinee1"
    /// The version of a file's form: this, the key's id, the nonce, and what is encrypted.
    private static let version: UInt8 = 1
    private static let idSize = 16
    /// A multiple of 5, as `Base32` needs it.
    private static let folderSize = 20

    package init(_ key: SealingKey, library: String = usualLibrary) throws(SealingFailure) {
        let sodium = try Sodium(library: library)
        func derived(_ number: UInt64) -> [UInt8] { sodium.key(number, of: key.bytes, for: Self.context) }
        let id = sodium.key(1, of: key.bytes, for: Self.context, count: Self.idSize)
        self.sodium = sodium
        keyID = SealingKeyID(id)
        header = [Self.version] + id
        folders = derived(2)
        names = Keys(nonce: derived(3), text: derived(4))
        contents = Keys(nonce: derived(5), text: derived(6))
    }

    package static func makeKey(library: String = usualLibrary) throws(SealingFailure) -> SealingKey {
        SealingKey(bytes: try Sodium(library: library).makeKey())
    }

    /// The name of a folder, of 32 characters, which nobody without the key knows of whom it is.
    package func folder(for bytes: [UInt8]) -> String {
        Base32.text(of: sodium.hash([bytes], with: folders, count: Self.folderSize))
    }

    /// A name, of 64 characters and 8 for each 5 bytes.
    ///
    /// - Parameter bytes: what it says; a multiple of 5.
    package func name(for bytes: [UInt8]) -> String {
        Base32.text(of: sealed(bytes, behind: [], boundTo: [], names))
    }

    /// What a name says; nil for one that this key has not made.
    package func bytes(ofName name: String) -> [UInt8]? {
        Base32.bytes(of: name).flatMap { opened($0, from: 0, boundTo: [], names) }
    }

    /// - Parameter identity: of which file it is the content; always of the same size.
    package func sealed(_ content: [UInt8], of identity: [UInt8]) -> [UInt8] {
        sealed(content, behind: header, boundTo: header + identity, contents)
    }

    /// Nil for what is not the whole content of this file, sealed with this key.
    package func opened(_ bytes: [UInt8], of identity: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: header) else { return nil }
        return opened(bytes, from: header.count, boundTo: header + identity, contents)
    }

    private func sealed(_ text: [UInt8], behind prefix: [UInt8], boundTo data: [UInt8], _ keys: Keys) -> [UInt8] {
        let nonce = nonce(of: text, data, keys)
        return sodium.encrypted(text, behind: prefix + nonce, boundTo: data, nonce: nonce, key: keys.text)
    }

    private func opened(_ bytes: [UInt8], from start: Int, boundTo data: [UInt8], _ keys: Keys) -> [UInt8]? {
        let text = start + Sodium.nonceSize
        guard bytes.count >= text else { return nil }
        return sodium.decrypted(bytes, from: text, boundTo: data, nonce: Array(bytes[start..<text]), key: keys.text)
    }

    private func nonce(of text: [UInt8], _ data: [UInt8], _ keys: Keys) -> [UInt8] {
        sodium.hash([data, text], with: keys.nonce, count: Sodium.nonceSize)
    }
}

extension SealingKeyID {
    fileprivate init(_ bytes: [UInt8]) {
        self.init(
            text: bytes.map { byte in String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16) }.joined())
    }
}
