import Entities

/// What opens all that lies in a place: 32 random bytes, which a reader carries from machine to machine as words. It cannot be printed,
/// dumped or interpolated by accident; only `words` gives it away.
package struct SealingKey: Hashable, Sendable {
    let bytes: [UInt8]

    static let size = 32

    /// - Parameter bytes: 32 of them.
    init(bytes: [UInt8]) {
        precondition(bytes.count == Self.size, "a key has 32 bytes")
        self.bytes = bytes
    }
}

extension SealingKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "(secret)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// Two bytes are a word of five letters that can be spoken: a consonant, a vowel, and so on (proquints; Wilkerson, 2009). That is a rule
/// of one line where a list of words would be a file, in one language. The last word is a checksum, so that one that is written down
/// wrongly is not taken for the key of another place.
extension SealingKey {
    /// Why some words are no key. It names none of them.
    package enum WordsFailure: Error, Hashable, Sendable {
        /// This many words, where a key has `wordCount`.
        case count(Int)
        /// The word of this number, counted from 1, is none that there is.
        case unknown(number: Int)
        /// Each is a word, and one of them another than it was, or in another place.
        case checksum
    }

    package static let wordCount = size / 2 + 1

    private static let consonants = Array("bdfghjklmnprstvz".utf8)
    private static let vowels = Array("aiou".utf8)

    /// In lower case.
    package var words: [String] {
        let all = bytes + Self.checksum(of: bytes)
        return stride(from: 0, to: all.count, by: 2).map { Self.word(UInt16(all[$0]) << 8 | UInt16(all[$0 + 1])) }
    }

    /// - Parameter text: words, whatever stands between them, in any case.
    package init(words text: String) throws(WordsFailure) {
        let words = Self.words(in: text)
        guard words.count == Self.wordCount else { throw .count(words.count) }
        var bytes: [UInt8] = []
        for (index, word) in words.enumerated() {
            guard let number = Self.number(word) else { throw .unknown(number: index + 1) }
            bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
        }
        let key = Array(bytes.prefix(Self.size))
        guard bytes.suffix(2) == Self.checksum(of: key)[...] else { throw .checksum }
        self.init(bytes: key)
    }

    /// In lower case.
    package static func words(in text: String) -> [Substring] {
        text.lowercased().split { !$0.isASCII || !$0.isLetter }
    }

    private static func checksum(of bytes: [UInt8]) -> [UInt8] {
        Array(SHA256.digest(of: bytes).prefix(2))
    }

    private static func word(_ number: UInt16) -> String {
        let letters = [12, 10, 6, 4, 0].enumerated().map { index, shift in
            index % 2 == 0 ? consonants[Int(number >> shift & 0xF)] : vowels[Int(number >> shift & 0x3)]
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private static func number(_ word: Substring) -> UInt16? {
        guard word.utf8.count == 5 else { return nil }
        return word.utf8.enumerated().reduce(into: UInt16?.some(0)) { number, letter in
            let (letters, bits) = letter.offset % 2 == 0 ? (consonants, 4) : (vowels, 2)
            number = letters.firstIndex(of: letter.element).flatMap { index in
                number.map { $0 << bits | UInt16(index) }
            }
        }
    }
}

/// What a key is known by. It is made of the key and says nothing of it.
package struct SealingKeyID: Hashable, Sendable {
    /// 32 hexadecimal digits in lower case.
    package let text: String

    package init(text: String) {
        self.text = text
    }

    /// What people compare.
    package var short: String { String(text.prefix(8)) }
}
