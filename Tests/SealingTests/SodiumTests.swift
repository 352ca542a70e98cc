import Testing

@testable import Sealing

struct SodiumTests {
    private let sodium: Sodium

    init() throws {
        sodium = try Sodium(library: Seal.usualLibrary)
    }

    /// draft-irtf-cfrg-xchacha-03, A.3.1.
    @Test func `It encrypts as the standard's example says, and decrypts that`() {
        let text = Array(
            ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
                + "sunscreen would be it.").utf8)
        let (key, nonce) = (Array(UInt8(0x80)...0x9F), Array(UInt8(0x40)...0x57))
        let data = Hexadecimal.bytes("50515253c0c1c2c3c4c5c6c7")
        let encrypted = sodium.encrypted(text, behind: [7], boundTo: data, nonce: nonce, key: key)
        #expect(
            encrypted
                == [7]
                + Hexadecimal.bytes(
                    """
                    bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb\
                    731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b452\
                    2f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff9\
                    21f9664c97637da9768812f615c68b13b52ec0875924c1c7987947deafd8780acf49
                    """))
        #expect(sodium.decrypted(encrypted, from: 1, boundTo: data, nonce: nonce, key: key) == text)
        #expect(sodium.decrypted(encrypted, from: 0, boundTo: data, nonce: nonce, key: key) == nil)
    }

    /// RFC 7693, appendix A, as far as it goes: without a key, of 64 bytes.
    @Test func `It hashes as the standard's example says, in however many parts`() {
        let hash = Hexadecimal.bytes(
            """
            ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1\
            7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923
            """)
        #expect(sodium.hash([Array("abc".utf8)], with: [], count: 64) == hash)
        #expect(sodium.hash([Array("a".utf8), [], Array("bc".utf8)], with: [], count: 64) == hash)
    }
}
