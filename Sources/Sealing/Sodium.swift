import CSodium

/// The functions of libsodium, with arrays in place of pointers, put together as its documentation says.
struct Sodium {
    static let keySize = 32
    static let nonceSize = 24
    /// How much longer what is encrypted is than what was.
    static let tagSize = 16

    private let functions: matinee_sodium

    init(library: String) throws(SealingFailure) {
        var functions = matinee_sodium()
        guard matinee_sodium_load(library, &functions) else { throw .noLibrary(name: library) }
        self.functions = functions
    }

    func makeKey() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Self.keySize) { bytes, count in
            functions.make_key?(bytes.baseAddress)
            count = Self.keySize
        }
    }

    /// Another key, for another use. Neither that of another number nor the first one can be found out by it.
    ///
    /// - Parameters:
    ///   - context: of 8 ASCII characters.
    ///   - count: 16 to 64 bytes.
    func key(_ number: UInt64, of key: [UInt8], for context: String, count: Int = keySize) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let outcome = functions.derive?(&bytes, count, number, context, key)
        precondition(outcome == 0, "all sizes are constants that libsodium takes")
        return bytes
    }

    /// The hash of all parts, one after the other.
    ///
    /// - Parameter count: 16 to 64 bytes.
    func hash(_ parts: [[UInt8]], with key: [UInt8], count: Int) -> [UInt8] {
        let size = functions.hash_size?() ?? 0
        let state = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        defer { state.deallocate() }
        let hash = OpaquePointer(state)
        var bytes = [UInt8](repeating: 0, count: count)
        var outcomes = [functions.hash_start?(hash, key, key.count, count)]
        for part in parts { outcomes.append(functions.hash_add?(hash, part, UInt64(part.count))) }
        outcomes.append(functions.hash_end?(hash, &bytes, count))
        precondition(outcomes.allSatisfy { $0 == 0 }, "all sizes are constants that libsodium takes")
        return bytes
    }

    /// - Parameter data: what must be the same when it is decrypted, and is not in it.
    /// - Returns: `prefix` as it is, and the text behind that.
    func encrypted(
        _ text: [UInt8], behind prefix: [UInt8], boundTo data: [UInt8], nonce: [UInt8], key: [UInt8]
    ) -> [UInt8] {
        let size = prefix.count + text.count + Self.tagSize
        return [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
            _ = bytes.update(fromContentsOf: prefix)
            let outcome = functions.encrypt?(
                bytes.baseAddress?.advanced(by: prefix.count), nil, text, UInt64(text.count), data, UInt64(data.count),
                nil, nonce, key)
            precondition(outcome == 0, "it only fails for texts that no memory holds")
            count = size
        }
    }

    /// Nil where it is not what was encrypted with all of these.
    ///
    /// - Parameter start: where it begins in the bytes.
    func decrypted(
        _ bytes: [UInt8], from start: Int, boundTo data: [UInt8], nonce: [UInt8], key: [UInt8]
    ) -> [UInt8]? {
        let size = bytes.count - start - Self.tagSize
        guard size >= 0 else { return nil }
        var isWhole = false
        let text = [UInt8](unsafeUninitializedCapacity: size) { text, count in
            isWhole = bytes.withUnsafeBufferPointer { bytes in
                functions.decrypt?(
                    text.baseAddress, nil, nil, bytes.baseAddress?.advanced(by: start), UInt64(bytes.count - start),
                    data, UInt64(data.count), nonce, key) == 0
            }
            count = isWhole ? size : 0
        }
        return isWhole ? text : nil
    }
}
