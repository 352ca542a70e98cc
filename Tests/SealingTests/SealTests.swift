import Testing

@testable import Sealing

struct SealTests {
    private let seal: Seal
    private let other: Seal
    private let identity = Array(UInt8(0)..<40)
    private let content = Array("Yi Yi".utf8)

    init() throws {
        seal = try Seal(SealingKey(bytes: Array(1...32)))
        other = try Seal(SealingKey(bytes: Array(2...33)))
    }

    @Test func `What is sealed is opened, and nothing of it can be read`() {
        for size in [0, 1, 15, 16, 17, 1_000, 100_000] {
            let content = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
            let sealed = seal.sealed(content, of: identity)
            #expect(seal.opened(sealed, of: identity) == content)
            #expect(sealed.count == content.count + 57)
            if size >= 15 { #expect(!sealed.contains(content)) }
        }
        #expect(seal.bytes(ofName: seal.name(for: identity)) == identity)
    }

    @Test func `The same is sealed the same, and what differs has nothing in common`() {
        let sealed = seal.sealed(content, of: identity)
        #expect(seal.sealed(content, of: identity) == sealed)
        #expect(seal.name(for: identity) == seal.name(for: identity))
        for another in [
            seal.sealed(Array("Yi Yj".utf8), of: identity), seal.sealed(content, of: identity.reversed()),
            other.sealed(content, of: identity),
        ] {
            // Behind the version and the key's id: the nonce, and what is encrypted.
            #expect(another[17..<41] != sealed[17..<41])
            #expect(another[41...] != sealed[41...])
        }
    }

    @Test func `Another key opens nothing`() {
        #expect(other.opened(seal.sealed(content, of: identity), of: identity) == nil)
        #expect(other.bytes(ofName: seal.name(for: identity)) == nil)
        #expect(other.folder(for: identity) != seal.folder(for: identity))
        #expect(other.keyID != seal.keyID)
    }

    @Test func `What is cut, changed or another's is not opened`() {
        let sealed = seal.sealed(content, of: identity)
        for count in 0..<sealed.count { #expect(seal.opened(Array(sealed.prefix(count)), of: identity) == nil) }
        #expect(seal.opened(sealed + [0], of: identity) == nil)
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(seal.opened(changed, of: identity) == nil, "byte \(index)")
        }
        #expect(seal.opened(sealed, of: identity.reversed()) == nil)
    }

    @Test func `A name that was changed says nothing`() {
        let name = Array(seal.name(for: identity))
        for index in name.indices {
            for letter in "ab2A0.-é" where letter != name[index] {
                var changed = name
                changed[index] = letter
                #expect(seal.bytes(ofName: String(changed)) == nil)
            }
        }
        for text in ["", "\(String(name))a", "\(String(name))~", String(name.dropLast(8)), String(name).uppercased()] {
            #expect(seal.bytes(ofName: text) == nil)
        }
    }

    @Test func `Names are those that every file system takes, whatever it makes of case`() {
        let name = seal.name(for: identity)
        #expect(name.count == 128)
        #expect(seal.folder(for: identity).count == 32)
        let names = name + seal.folder(for: identity)
        #expect(names.allSatisfy { $0.isLowercase && $0.isASCII || "234567".contains($0) })
    }

    /// Computed with Python's `hashlib` and OpenSSL's ChaCha20-Poly1305, without libsodium. Whoever changes one of these can no longer
    /// read what was sealed before.
    @Test func `The form is as it was made elsewhere`() {
        #expect(seal.keyID.text == "bf1be88b4c60e2d16d7ac5e871721739")
        #expect(seal.keyID.short == "bf1be88b")
        #expect(seal.folder(for: Array(identity[..<16])) == "6xohx5ajcce7uvgwnzpvob6htuqypash")
        #expect(
            seal.name(for: identity)
                == "3qxtzwpzqmrztrgqoa5qu2ywd3xobssay63cwxgi6pxebn3xwziwkd6srckn7h5w"
                + "4k66zyx6wez4ukipr4zshtsovaqbrgbconjsoktd4fmvhwrnogyysbfbjzb5ngzg")
        #expect(
            seal.sealed(content, of: identity)
                == Hexadecimal.bytes(
                    """
                    01bf1be88b4c60e2d16d7ac5e8717217393f79c519126b1280b99c83951daf3d62bbbacd57db6dde585ad66ed773342\
                    52f5487124c0e741e8dd4e25326f5
                    """))
    }

    @Test func `Without the library that is said`() {
        let name = "libsodium-that-there-is-not.so.1"
        #expect(throws: SealingFailure.noLibrary(name: name)) {
            try Seal(SealingKey(bytes: Array(1...32)), library: name)
        }
        #expect(throws: SealingFailure.noLibrary(name: name)) { try Seal.makeKey(library: name) }
        // One without these functions.
        #expect(throws: SealingFailure.noLibrary(name: "libm.so.6")) { try Seal.makeKey(library: "libm.so.6") }
    }
}
